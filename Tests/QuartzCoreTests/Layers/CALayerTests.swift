import PlacardQuartzCore
import Testing

/// Defaults are those of Apple's documentation of `CALayer`.
@Suite struct CALayerTests {
    /// The value is what Core Animation answers.
    @Test func `curves that bend by and by reach further than their radius`() {
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
        let layer = CALayer()
        #expect(layer.isEqual(layer) && !layer.isEqual(CALayer()) && !layer.isEqual(nil))
    }

    @Test func aNewLayerHasApplesDefaults() {
        let layer = CALayer()
        #expect(layer.bounds == .zero && layer.position == .zero && layer.zPosition == 0)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(CATransform3DIsIdentity(layer.transform))
        #expect(!layer.isHidden && layer.opacity == 1 && !layer.masksToBounds && layer.mask == nil)
        #expect(layer.cornerRadius == 0 && layer.cornerCurve == .circular && layer.maskedCorners.rawValue == 15)
        #expect(layer.borderWidth == 0 && layer.borderColor == .black && layer.backgroundColor == nil)
        #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowColor == .black)
        #expect(layer.contentsScale == 1 && layer.contentsGravity == .resize && layer.sublayers == nil)
        #expect(!layer.needsDisplayOnBoundsChange)
    }

    @Test func numbersThatAreNoneCountAsZeroInAFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: CGFloat.nan, y: .infinity, width: 10, height: .nan)
        #expect(layer.bounds.size == CGSize(width: 10, height: 0))
        #expect(layer.frame.origin == .zero)
    }

    @Test func theTopmostLayerAtAPointIsFound() {
        let root = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (low, high) = (
            CALayer(nil, frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
            CALayer(nil, frame: CGRect(x: 25, y: 25, width: 50, height: 50))
        )
        root.addSublayer(low)
        root.addSublayer(high)
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === high)
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === low)
        #expect(root.hitTest(CGPoint(x: 90, y: 10)) === root)
        #expect(root.hitTest(CGPoint(x: 190, y: 10)) == nil)
        high.isHidden = true
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === low)
    }
}
