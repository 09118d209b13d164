import PlacardUIKit
import TestTools
import Testing

/// Defaults are those of Apple's documentation of `UIView`.
@MainActor @Suite struct UIViewTests {
    @Test func aNewViewHasApplesDefaults() {
        let view = UIView()
        #expect(view.frame == .zero && view.alpha == 1 && !view.isHidden && view.isOpaque && !view.clipsToBounds)
        #expect(view.backgroundColor == nil && view.contentMode == .scaleToFill && view.tag == 0)
        #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled && !view.isExclusiveTouch)
        #expect(view.autoresizesSubviews && view.autoresizingMask == [])
        #expect(view.translatesAutoresizingMaskIntoConstraints && view.semanticContentAttribute == .unspecified)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test func settingBoundsKeepsTheCenterAndSettingTheFrameMovesIt() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.bounds.size = CGSize(width: 40, height: 10)
        #expect(view.center == CGPoint(x: 20, y: 20))
        #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
        view.frame.origin = CGPoint(x: 100, y: 100)
        #expect(view.center == CGPoint(x: 120, y: 105))
    }

    @Test func settingTheFrameDoesNotGoThroughTheBoundsOfASubclass() {
        final class Counting: UIView {
            var (frames, boundsChanges) = (0, 0)
            override var frame: CGRect { didSet { frames += 1 } }
            override var bounds: CGRect { didSet { boundsChanges += 1 } }
        }
        let view = Counting()
        view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        #expect(view.frames == 1 && view.boundsChanges == 0)
        view.bounds = CGRect(x: 0, y: 0, width: 6, height: 6)
        #expect(view.frames == 1 && view.boundsChanges == 1)
    }

    @Test func sizeToFitKeepsTheTopLeftCorner() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
        }
        let view = Fixed(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 12))
    }

    @Test func aViewsLayerIsOfTheClassThatTheViewNames() {
        final class Shaped: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        let view = Shaped()
        #expect(view.layer is CAShapeLayer)
        #expect(view.layer.delegate === view)
    }

    @Test func whatOutlivesAViewKnowsThatItIsGone() {
        let child = UIView()
        let guide = UILayoutGuide()
        var layer: CALayer?
        var rule: NSLayoutConstraint?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.addSubview(child)
            view.addLayoutGuide(guide)
            rule = child.widthAnchor.constraint(equalTo: view.widthAnchor)
            rule?.isActive = true
            view.layoutIfNeeded()
            layer = view.layer
        }
        #expect(child.superview == nil && child.layer.superlayer === layer)
        #expect(guide.owningView == nil && rule?.secondItem == nil && rule?.isActive == false)
        #expect(layer?.delegate == nil)
        layer?.setNeedsLayout()
        layer?.layoutIfNeeded()
    }

    @Test func anotherDelegateTakesTheViewsPlace() {
        final class Other: CALayerDelegate {}
        let (view, other) = (UIView(), Other())
        view.layer.delegate = other
        #expect(view.layer.delegate === other)
        view.layer.delegate = view
        #expect(view.layer.delegate === view)
    }

    @Test func viewsAreEqualToThemselvesAlone() {
        let (a, b) = (UIView(), UIView())
        #expect(a == a && a != b)
        #expect(Set([a, b, a]).count == 2)
    }

    @Test func theResponderChainLeadsUpThroughControllers() {
        let controller = UIViewController()
        controller.view = UIView()
        let (outer, leaf) = (UIView(), UIView())
        outer.addSubview(controller.view)
        controller.view.addSubview(leaf)
        #expect(leaf.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === outer)
        #expect(outer.next == nil)
    }

    @Test func theTintComesFromAboveAndChangesAreTold() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (root, child) = (UIView(), Tinted())
        #expect(child.tintColor == .systemBlue)
        root.addSubview(child)
        root.tintColor = .red
        #expect(child.tintColor == .red && child.changes == 1)
        child.tintColor = .green
        root.tintColor = .blue
        #expect(child.tintColor == .green && child.changes == 2)
        child.tintColor = nil
        #expect(child.tintColor == .blue && child.changes == 3)
    }

    @Test func aStyleIsInheritedUnlessAViewInsistsOnItsOwn() {
        final class Watching: UIView {
            var styles: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                styles.append(traitCollection.userInterfaceStyle)
            }
        }
        let (root, child) = (UIView(), Watching())
        root.addSubview(child)
        root.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark && child.styles == [.dark])
        child.overrideUserInterfaceStyle = .light
        #expect(child.styles == [.dark, .light])
    }

    @Test func aDynamicBackgroundFollowsTheStyle() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.backgroundColor = .systemBackground
        #expect(try Pixels(of: view)[0, 0] == 0xFFFF_FFFF)
        view.overrideUserInterfaceStyle = .dark
        #expect(try Pixels(of: view)[0, 0] == 0xFF00_0000)
    }

    @Test func withoutAWindowNilStandsForTheTopmostView() {
        let root = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        let middle = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let leaf = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
        root.addSubview(middle)
        middle.addSubview(leaf)
        #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 22))
        #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 11, y: 22, width: 5, height: 5))
        #expect(leaf.convert(CGPoint(x: 11, y: 22), from: nil) == .zero)
        #expect(root.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
    }
}
