import PlacardUIKit
import Testing

/// Trees that are deeper or wider than any program's: what is done to them costs what they are, and no stack ends.
@MainActor @Suite struct DeepTreeTests {
    private final class Listener: UIView {
        var heard: [String] = []

        override func tintColorDidChange() { heard.append("tint") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            heard.append("traits")
        }
        override func didMoveToWindow() { heard.append(window == nil ? "no window" : "window") }
        override func layoutSubviews() { heard.append("layout") }
        override func safeAreaInsetsDidChange() { heard.append("safe area") }
    }

    /// On the 512 KiB of a worker's stack not even frames of 26 bytes would fit.
    private static let depth = 20_000

    /// Views upon each other, the lowest first; made from the lowest up.
    private func tower(_ count: Int, upon bottom: UIView) -> [UIView] {
        var views = [bottom]
        for number in 1...count {
            let view = number == count ? Listener() : UIView()
            view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            views[number - 1].addSubview(view)
            views.append(view)
        }
        return views
    }

    @Test func aDeepTreeIsMadeFromTheLowestUpAndHearsOfAll() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let views = tower(Self.depth, upon: window)
        let top = try #require(views.last as? Listener)
        #expect(top.window === window && top.heard == ["window"])
        window.tintColor = .red
        window.overrideUserInterfaceStyle = .dark
        #expect(top.tintColor == .red && top.traitCollection.userInterfaceStyle == .dark)
        window.layoutIfNeeded()
        top.bounds.size.width = 49
        window.layoutIfNeeded()
        #expect(top.heard == ["window", "tint", "traits", "layout", "layout"])
        views[1].removeFromSuperview()
        #expect(top.window == nil && top.heard.suffix(3) == ["no window", "traits", "tint"])
        #expect(top.tintColor == .systemBlue && top.traitCollection.userInterfaceStyle == .light)
    }

    @Test func aDeepTreeIsMadeFromTheTopDownAndTakenApart() throws {
        var top = UIView()
        let leaf = top
        for _ in 0..<Self.depth {
            let below = UIView()
            below.addSubview(top)
            top = below
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(top)
        #expect(leaf.window === window && leaf.isDescendant(of: top))
        #expect(top.viewWithTag(1) == nil)
        leaf.tag = 1
        #expect(window.viewWithTag(1) === leaf)
        var next: UIView? = leaf
        while let view = next, view !== window {
            next = view.superview
            view.removeFromSuperview()
        }
        #expect(leaf.window == nil && window.subviews.isEmpty && top.subviews.isEmpty)
    }

    @Test func touchesFindTheirViewTenThousandDeep() {
        let views = tower(20_000, upon: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        let point = CGPoint(x: 10, y: 10)
        #expect(views[10_001].hitTest(point, with: nil) === views.last)
        #expect(views[0].hitTest(point, with: nil) === views[9_999])
        // A search that ended at the limit leaves no trace.
        #expect(views[10_000].hitTest(point, with: nil) === views[19_999])
    }

    @Test func aDeepTreeIsDrawnWithAllUponIt() throws {
        let views = tower(Self.depth, upon: UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
        views.last?.backgroundColor = .red
        let context = try CGContext(size: CGSize(width: 4, height: 4), scale: 1)
        views[0].layer.render(in: context)
        let image = try #require(context.makeImage())
        #expect(image.withPixels { $0.allSatisfy { $0 == 0xFFFF_3B30 || $0 == 0xFFFF_0000 } })
    }

    @Test func insetsOfADeepTreeReachItsTop() throws {
        let controller = UIViewController()
        let views = tower(Self.depth, upon: controller.view)
        for view in views.prefix(300) { view.preservesSuperviewLayoutMargins = true }
        controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
        let top = try #require(views.last as? Listener)
        #expect(top.safeAreaInsets.top == 7 && top.heard.contains("safe area"))
        controller.view.layoutMargins.left = 20
        #expect(views[90].layoutMargins.left == 20 && views[299].layoutMargins.left == 8)
    }

    /// A controller that counts how often its like is asked for its parent.
    private final class Asked: UIViewController {
        static var count = 0

        override var parent: UIViewController? {
            Self.count += 1
            return super.parent
        }
    }

    @Test func controllersThatComeUponOthersDoNotAskAllBelow() {
        Asked.count = 0
        let tower = (0..<300).map { _ in Asked() }
        for (lower, upper) in zip(tower, tower.dropFirst()) { lower.addChild(upper) }
        #expect(Asked.count < 300 * 10)
        // Those that have children are looked for: a ring would have no end.
        tower[299].addChild(tower[0])
        #expect(tower[0].parent == nil && tower[299].children.isEmpty)
    }

    @Test func siblingsComeBesideOthersAndChangePlaces() {
        let parent = UIView()
        var views = [UIView(), UIView()]
        for view in views { parent.addSubview(view) }
        for _ in 0..<1000 {
            let (lower, upper) = (UIView(), UIView())
            parent.insertSubview(lower, belowSubview: views[views.count / 2])
            views.insert(lower, at: views.count / 2)
            parent.insertSubview(upper, aboveSubview: views[views.count / 3])
            views.insert(upper, at: views.count / 3 + 1)
        }
        for index in 0..<500 {
            parent.exchangeSubview(at: index, withSubviewAt: views.count - 1 - index)
            views.swapAt(index, views.count - 1 - index)
        }
        #expect(parent.subviews == views && parent.layer.sublayers == views.map(\.layer))
    }

    @Test func siblingsLeaveInAnyOrder() {
        let parent = UIView()
        let views = (0..<10_000).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        for view in views.prefix(3000) { view.removeFromSuperview() }
        for view in views.suffix(3000).reversed() { view.removeFromSuperview() }
        #expect(parent.subviews.count == 4000 && parent.subviews.first === views[3000])
        #expect(parent.layer.sublayers?.count == 4000 && parent.layer.sublayers?.last === views[6999].layer)
        for view in views.shuffled() { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty && parent.layer.sublayers == nil)
    }
}
