import Foundation
import Testing

@testable import PlacardUIKit

@Suite struct TableGeometryTests {
    @Test func `sums of a sparse list are those of a plain one`() {
        var numbers = SystemRandomNumberGenerator()
        var plain = [CGFloat](repeating: 0, count: 1000)
        var sums = SparsePrefixSums(count: 1000)
        for _ in 0..<300 {
            let (place, value) = (Int.random(in: 0..<1000, using: &numbers), CGFloat(Int.random(in: -50...50)))
            plain[place] += value
            sums.add(value, at: place)
        }
        for place in stride(from: 0, through: 1000, by: 7) {
            #expect(sums.sum(before: place) == plain[..<place].reduce(0, +))
        }
    }

    private var geometry: TableGeometry {
        TableGeometry([
            .init(rows: 3, header: 10, row: 40, footer: 5), .init(rows: 0, header: 0, row: 40, footer: 0),
            .init(rows: 2, header: 10, row: 20, footer: 0),
        ])
    }

    @Test func `elements lie one below the other`() {
        var geometry = geometry
        #expect(geometry.count == 11 && geometry.height == 135 + 50)
        #expect(geometry.element(0) == .header(0) && geometry.element(4) == .footer(0))
        #expect(geometry.element(5) == .header(1) && geometry.element(6) == .footer(1))
        #expect(geometry.element(9) == .row(IndexPath(row: 1, section: 2)))
        #expect(geometry.number(of: IndexPath(row: 1, section: 2)) == 9)
        #expect(geometry.number(of: IndexPath(row: 2, section: 2)) == nil)
        geometry.measure(2, as: 100)
        #expect(geometry.top(of: 2) == 50 && geometry.top(of: 3) == 150 && geometry.height == 245)
        for number in 0..<geometry.count {
            #expect(geometry.top(of: number + 1) == geometry.top(of: number) + geometry.height(of: number))
        }
    }

    @Test func `what lies at a height is found, with what is empty before it`() {
        var geometry = geometry
        #expect(geometry.firstElement(below: 0) == 0 && geometry.firstElement(below: 10) == 1)
        // The empty header and footer of the second section may turn out to have a height.
        #expect(geometry.firstElement(below: 135) == 5)
        for number in [5, 6] { geometry.measure(number, as: 0) }
        #expect(geometry.firstElement(below: 135) == 7)
        #expect(geometry.firstElement(below: 1000) == 11)
    }

    @Test func `known heights go with their rows`() {
        var old = geometry
        old.measure(1, as: 70)
        old.measure(3, as: 90)
        var new = TableGeometry([.init(rows: 3, header: 10, row: 40, footer: 5)])
        new.take(old) { $0.row == 0 ? nil : IndexPath(row: $0.row - 2, section: 0) }
        #expect(new.height(of: 1) == 90 && new.isMeasured(1) && new.height(of: 2) == 40)
    }
}
