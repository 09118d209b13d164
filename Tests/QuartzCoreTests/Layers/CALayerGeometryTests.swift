import PlacardQuartzCore
import Testing

@Suite struct CALayerGeometryTests {
    @Test func theFrameFollowsPositionAndAnchorPoint() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 7, y: 9, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 100)
        #expect(layer.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 100, y: 80, width: 40, height: 20))
    }

    @Test func settingTheFrameKeepsTheOriginOfTheBounds() {
        let layer = CALayer()
        layer.bounds.origin = CGPoint(x: 3, y: 4)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
        #expect(layer.position == CGPoint(x: 25, y: 40))
    }

    @Test func theFrameOfATurnedLayerIsTheBoxAroundIt() {
        let layer = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let frame = layer.frame
        #expect(abs(frame.minX - 10) < 1e-9 && abs(frame.minY + 10) < 1e-9)
        #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 40) < 1e-9)
    }

    /// What code for upright sliders and pickers that lie on their side relies on; Apple's documentation leaves it open.
    @Test func aTurnedOrScaledLayerFillsTheFrameThatItIsGiven() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(rotationAngle: -.pi / 2))
        layer.frame = CGRect(x: 20, y: 100, width: 30, height: 300)
        #expect(abs(layer.bounds.width - 300) < 1e-9 && abs(layer.bounds.height - 30) < 1e-9)
        #expect(layer.position == CGPoint(x: 35, y: 250))
        #expect(abs(layer.frame.minX - 20) < 1e-9 && abs(layer.frame.height - 300) < 1e-9)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(layer.bounds.size == CGSize(width: 50, height: 200))
        layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(layer.bounds.size == CGSize(width: 10, height: 20))
    }

    @Test func pointsAreConvertedThroughScrolledAndScaledLayers() {
        let root = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let scrolled = CALayer(nil, frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        let scaled = CALayer(nil, frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        scaled.anchorPoint = .zero
        scaled.position = CGPoint(x: 0, y: 50)
        scaled.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        root.addSublayer(scrolled)
        scrolled.addSublayer(scaled)
        #expect(scaled.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 20, y: 20))
        #expect(scaled.convert(CGPoint(x: 20, y: 20), from: root) == CGPoint(x: 5, y: 5))
        #expect(
            root.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: scaled)
                == CGRect(x: 10, y: 10, width: 10, height: 10))
    }

    /// CALayer.h: the frame is a function of position, bounds, anchor point and transform.
    @Test func `the frame is that before the superlayer's sublayerTransform`() {
        let (root, layer) = (CALayer(), CALayer())
        root.bounds = CGRect(x: 5, y: 5, width: 100, height: 100)
        root.addSublayer(layer)
        root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 30))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.frame == CGRect(x: -5, y: 5, width: 60, height: 60))
    }
}
