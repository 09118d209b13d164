import Foundation
import Testing

@testable import PlacardUIKit

@Suite struct OrderChangeTests {
    @Test(arguments: 0..<40) func `places after a change are those in an edited list`(seed: Int) {
        var numbers = SystemRandomNumberGenerator()
        let old = Array(0..<20)
        let deleted = Set((0..<4).map { _ in Int.random(in: 0..<20, using: &numbers) })
        let moved = old.filter { !deleted.contains($0) }.shuffled(using: &numbers).prefix(2)
        let count = 20 - deleted.count + 3
        let targets = Array(0..<count).shuffled(using: &numbers).prefix(5)
        let (inserted, ends) = (Array(targets.prefix(3)), Array(targets.suffix(2)))
        let change = OrderChange(
            deleted: deleted, inserted: inserted, moved: Dictionary(uniqueKeysWithValues: zip(moved, ends)))
        // The list after the change: what comes and what moves at its places, the rest in order between them.
        var rest = old.filter { !deleted.contains($0) && !moved.contains($0) }
        var new: [Int] = []
        for place in 0..<count {
            if let end = ends.firstIndex(of: place) {
                new.append(moved[moved.startIndex + end])
            } else {
                new.append(inserted.contains(place) ? -1 : rest.removeFirst())
            }
        }
        for element in old { #expect(change.place(of: element) == new.firstIndex(of: element)) }
    }
}
