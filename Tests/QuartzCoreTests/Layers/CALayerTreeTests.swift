import PlacardQuartzCore
import Testing

@Suite struct CALayerTreeTests {
    private let root = CALayer()
    private let a = CALayer()
    private let b = CALayer()
    private let c = CALayer()

    @Test func layersLieInTheOrderOfTheirInsertion() {
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, above: b)
        #expect(root.sublayers == [b, c, a])
        root.insertSublayer(a, below: c)
        #expect(root.sublayers == [b, a, c])
    }

    @Test func aLayerHasOneSuperlayerAtATime() {
        let other = CALayer()
        root.addSublayer(a)
        other.addSublayer(a)
        #expect(root.sublayers == nil)
        #expect(a.superlayer === other)
    }

    @Test func replacingPutsTheNewLayerInThePlaceOfTheOld() {
        root.sublayers = [a, b]
        root.replaceSublayer(a, with: c)
        #expect(root.sublayers == [c, b])
        #expect(a.superlayer == nil)
    }

    @Test func aLayerCannotLieUponItself() {
        root.addSublayer(a)
        a.addSublayer(root)
        #expect(root.superlayer == nil)
        #expect(a.sublayers == nil)
        a.addSublayer(a)
        #expect(a.superlayer === root)
    }

    @Test func anIndexBeyondTheLastMeansTheTop() {
        root.addSublayer(a)
        root.insertSublayer(b, at: 99)
        #expect(root.sublayers == [a, b])
    }

    @Test func removingAMaskTakesItFromItsOwner() {
        root.mask = a
        #expect(a.superlayer === root)
        a.removeFromSuperlayer()
        #expect(root.mask == nil && a.superlayer == nil)
    }

    @Test func layersThatOutliveTheOneAboveLieUponNone() {
        do {
            let above = CALayer()
            above.addSublayer(a)
            above.mask = b
        }
        #expect(a.superlayer == nil && b.superlayer == nil)
        a.setNeedsLayout()
        #expect(a.frame == .zero)
    }

    @Test func aMaskThatHasBecomeASublayerElsewhereStaysThereWhenItsOwnerGoes() {
        do {
            let owner = CALayer()
            owner.mask = a
            root.addSublayer(a)
        }
        #expect(a.superlayer === root)
    }

    /// Apple's layer raises an exception; such a ring had layout search for its end for ever.
    @Test func `a layer is not masked by itself nor by what it lies upon`() {
        root.addSublayer(a)
        a.addSublayer(b)
        b.mask = b
        b.mask = root
        #expect(b.mask == nil && b.superlayer === a && root.superlayer == nil)
        b.mask = c
        c.mask = a
        #expect(c.mask == nil && b.mask === c)
        b.layoutIfNeeded()
    }
}
