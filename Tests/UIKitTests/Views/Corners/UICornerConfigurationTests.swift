import PlacardUIKit
import Testing

/// What Apple's documentation of `UICornerConfiguration` and `NSViewCornerConfiguration` says of radii.
@MainActor @Suite struct UICornerConfigurationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    private func radii(of view: UIView) -> [CGFloat] {
        [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
    }

    @Test func `views have square corners, or those of their layer`() {
        #expect(radii(of: view) == [0, 0, 0, 0])
        view.layer.cornerRadius = 8
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        #expect(radii(of: view) == [8, 0, 0, 8])
        view.cornerConfiguration = .corners(radius: 5)
        #expect(radii(of: view) == [5, 5, 5, 5])
    }

    @Test func `each corner has a radius of its own, cut to half of the shorter side`() {
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(4), topRightRadius: 8.5, bottomRightRadius: .fixed(70))
        #expect(radii(of: view) == [4, 8.5, 0, 20])
        #expect(view.effectiveRadius(corner: .allCorners) == 20)
        #expect(view.effectiveRadius(corner: [.topLeft, .bottomLeft]) == 4)
    }

    @Test func `edges and sides give two corners the same radius`() {
        view.cornerConfiguration = .uniformEdges(topRadius: 4, bottomRadius: 6)
        #expect(radii(of: view) == [4, 4, 6, 6])
        view.cornerConfiguration = .uniformEdges(leftRadius: 4, rightRadius: 6)
        #expect(radii(of: view) == [4, 6, 4, 6])
        view.cornerConfiguration = .uniformTopRadius(3, bottomRightRadius: 9)
        #expect(radii(of: view) == [3, 3, 0, 9])
        view.cornerConfiguration = .uniformBottomRadius(3, topLeftRadius: 9)
        #expect(radii(of: view) == [9, 0, 3, 3])
        view.cornerConfiguration = .uniformLeftRadius(3, topRightRadius: 9)
        #expect(radii(of: view) == [3, 9, 3, 0])
        view.cornerConfiguration = .uniformRightRadius(3, bottomLeftRadius: 9)
        #expect(radii(of: view) == [0, 3, 9, 3])
    }

    @Test func `a capsule follows the view's size up to its maximum`() {
        view.cornerConfiguration = .capsule()
        #expect(radii(of: view) == [20, 20, 20, 20])
        view.frame.size.height = 60
        #expect(radii(of: view) == [30, 30, 30, 30])
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        #expect(radii(of: view) == [12, 12, 12, 12])
    }

    @Test func `concentric corners share the center of the container's`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        container.cornerConfiguration = .corners(radius: .fixed(30))
        let between = UIView(frame: container.bounds)
        container.addSubview(between)
        between.addSubview(view)
        view.frame = CGRect(x: 10, y: 10, width: 180, height: 100)
        view.cornerConfiguration = .corners(radius: .containerConcentric())
        #expect(radii(of: view) == [20, 20, 0, 0])
        view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
        #expect(radii(of: view) == [20, 20, 6, 6])
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
        #expect(radii(of: view) == [20, 20, 20, 20])
        view.cornerConfiguration = .uniformEdges(topRadius: .containerConcentric(minimum: 6), bottomRadius: 2)
        #expect(radii(of: view) == [20, 20, 2, 2])
        view.removeFromSuperview()
        #expect(radii(of: view) == [6, 6, 2, 2])
    }

    @Test func `corners of many views in each other are found in linear time`() {
        let outermost = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        outermost.cornerConfiguration = .corners(radius: 300)
        var inner = outermost
        for depth in 1...1000 {
            let next = UIView(frame: inner.bounds.insetBy(dx: 0.25, dy: 0.25))
            next.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 2))
            inner.addSubview(next)
            inner = next
            if depth == 80 { #expect(radii(of: next) == [280, 280, 280, 280]) }
        }
        #expect(radii(of: inner) == [2, 2, 2, 2])
    }

    @Test func `glass is a capsule unless it has corners of its own`() {
        let glass = UIVisualEffectView(effect: UIGlassEffect())
        glass.frame = view.frame
        #expect(radii(of: glass) == [20, 20, 20, 20])
        glass.layer.cornerRadius = 7
        #expect(radii(of: glass) == [7, 7, 7, 7])
        glass.cornerConfiguration = .corners(radius: .fixed(9))
        #expect(radii(of: glass) == [9, 9, 9, 9])
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        blur.frame = view.frame
        #expect(radii(of: blur) == [0, 0, 0, 0])
    }

    @Test func `radii that are no lengths are square corners`() {
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(-3), topRightRadius: .fixed(.nan), bottomLeftRadius: .fixed(.infinity),
            bottomRightRadius: .fixed(1e308))
        #expect(radii(of: view) == [0, 0, 0, 20])
    }
}
