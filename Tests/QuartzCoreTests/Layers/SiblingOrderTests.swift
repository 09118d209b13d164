import TestTools
import Testing

@testable import PlacardQuartzCore

/// What it costs to find siblings, and that they lie where a plain list has them.
@Suite struct SiblingOrderTests {
    /// A sibling that counts how often its like is looked at or given a new rank.
    private final class Counted: Sibling {
        nonisolated(unsafe) static var looks = 0
        private var rank = 0

        var siblingRank: Int {
            get {
                Self.looks += 1
                return rank
            }
            set {
                Self.looks += 1
                rank = newValue
            }
        }
    }

    @Test func `siblings that come beside others, move and go cost few looks each, however many there are`() {
        Counted.looks = 0
        var siblings: [Counted] = []
        for _ in 0..<4000 { siblings.insertSibling(Counted(), at: siblings.count / 2) }
        let all = siblings
        for sibling in all {
            siblings.removeSibling(sibling)
            siblings.insertSibling(sibling, at: siblings.count / 3)
        }
        for sibling in all { siblings.removeSibling(sibling) }
        #expect(siblings.isEmpty)
        // 12,000 changes of up to 12 halvings each, and the ranks that are given anew where space runs out.
        #expect(Counted.looks < 12_000 * 40)
    }

    /// A plain array is the truth.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `layers that come, move and go anywhere lie as in a plain list`(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        let (root, other) = (CALayer(), CALayer())
        var model = [CALayer(), CALayer()]
        root.sublayers = model
        for _ in 0..<300 {
            let isNew = model.count < 3 || below(3) > 0
            let layer = isNew ? CALayer() : model.remove(at: below(model.count))
            // Every other history comes back to the same place, where ranks run out.
            let place = seed % 2 == 0 ? model.count / 2 : below(model.count)
            switch below(5) {
            case 0: root.insertSublayer(layer, below: model[place])
            case 1: root.insertSublayer(layer, at: UInt32(place))
            case 2:
                root.insertSublayer(layer, above: model[place])
                model.insert(layer, at: place + 1)
            case 3:
                root.addSublayer(layer)
                model.append(layer)
            default: other.addSublayer(layer)
            }
            if root.sublayers?.count ?? 0 > model.count { model.insert(layer, at: place) }
            #expect(root.sublayers == model)
        }
    }

    @Test func `a layer that masks is none of the siblings, whatever its rank`() {
        let root = CALayer()
        root.sublayers = [CALayer(), CALayer()]
        let mask = CALayer()
        root.addSublayer(mask)
        root.mask = mask
        #expect(root.sublayers?.count == 2)
        let upper = CALayer()
        root.insertSublayer(upper, above: mask)
        #expect(root.sublayers?.last === upper)
        mask.removeFromSuperlayer()
        #expect(root.mask == nil && root.sublayers?.count == 3)
    }
}
