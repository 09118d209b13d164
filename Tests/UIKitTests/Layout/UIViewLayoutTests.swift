import PlacardUIKit
import Testing

@MainActor @Suite struct UIViewLayoutTests {
    private final class Recording: UIView {
        var layouts = 0
        var onLayout: () -> Void = {}

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            onLayout()
        }
    }

    @Test func `Priorities are counted with`() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999 && (UILayoutPriority.defaultHigh + 1).rawValue == 751)
        priority += 1
        priority -= 250
        #expect(priority == .defaultHigh)
    }

    /// Apple's documentation of `translatesAutoresizingMaskIntoConstraints`: the frame becomes constraints, its place as well.
    @Test func `what is bound to a view follows where its frame or center moves it`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        let (label, inner) = (UILabel(), UILabel())
        root.addSubview(outer)
        outer.addSubview(view)
        view.addSubview(inner)
        root.addSubview(label)
        for label in [label, inner] { label.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
            label.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        func place() -> CGPoint {
            root.layoutIfNeeded()
            return label.frame.origin
        }
        #expect(place() == CGPoint(x: 110, y: 65))
        view.frame.origin.x = 50
        #expect(place() == CGPoint(x: 150, y: 65))
        view.center.y += 20
        #expect(place() == CGPoint(x: 150, y: 85))
        outer.frame.origin = CGPoint(x: 7, y: 9)
        #expect(place() == CGPoint(x: 157, y: 94))
        #expect(inner.frame.origin == .zero)
    }

    /// Apple's documentation of `requiresConstraintBasedLayout`: views that make their constraints in `updateConstraints()`.
    @Test func `a new view brings its rules up to date once by itself`() {
        final class Late: UIView {
            let label = UILabel()
            var updates = 0
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                updates += 1
                if label.superview == nil {
                    addSubview(label)
                    label.text = "Late"
                    label.translatesAutoresizingMaskIntoConstraints = false
                    for edge in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
                        NSLayoutConstraint(
                            item: label, attribute: edge, relatedBy: .equal, toItem: self, attribute: edge,
                            multiplier: 1, constant: 0
                        ).isActive = true
                    }
                }
                super.updateConstraints()
            }
        }
        let (root, middle, late) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView(), Late())
        root.addSubview(middle)
        root.layoutIfNeeded()
        #expect(late.needsUpdateConstraints())
        late.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        middle.addSubview(late)
        root.layoutIfNeeded()
        #expect(late.updates == 1 && late.label.frame == late.bounds && !late.needsUpdateConstraints())
        late.removeFromSuperview()
        middle.addSubview(late)
        root.layoutIfNeeded()
        #expect(late.updates == 1)
        let measured = Late()
        #expect(measured.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width > 20)
    }

    @Test func layoutHappensOnceForManyReasons() {
        let view = Recording()
        view.frame.size = CGSize(width: 5, height: 5)
        view.addSubview(UIView())
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.frame.origin.x = 9
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.frame.size.width = 9
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }

    @Test func subviewsAreLaidOutAfterTheirSuperviewInTheSamePass() {
        let (root, child) = (Recording(), Recording())
        root.addSubview(child)
        root.layoutIfNeeded()
        root.onLayout = { child.frame.size.width += 1 }
        child.layouts = 0
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(child.layouts == 1)
    }

    @Test func rulesAreBroughtUpToDateFromTheLeavesUpBeforeLayout() {
        final class Ruled: UIView {
            static var order: [Int] = []
            override func updateConstraints() {
                Ruled.order.append(tag)
                super.updateConstraints()
            }
            override func layoutSubviews() { Ruled.order.append(tag + 10) }
        }
        Ruled.order = []
        let (root, child) = (Ruled(), Ruled())
        (root.tag, child.tag) = (1, 2)
        root.addSubview(child)
        root.layoutIfNeeded()
        Ruled.order = []
        root.setNeedsUpdateConstraints()
        child.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(Ruled.order == [2, 1, 11, 12])
        #expect(!root.needsUpdateConstraints())
    }

    @Test func aControllerHearsOfTheLayoutOfItsView() {
        final class Controller: UIViewController {
            var calls: [String] = []
            override func viewDidLoad() { calls.append("load") }
            override func viewWillLayoutSubviews() { calls.append("will") }
            override func viewDidLayoutSubviews() { calls.append("did") }
        }
        let controller = Controller()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.calls == ["load", "will", "did"])
        #expect(controller.view.frame == window.bounds)
    }

    struct Following: Sendable {
        let mask: UIView.AutoresizingMask
        let frame: CGRect
    }

    /// A gain is shared among flexible parts by their old lengths: 20, 30 and 50 wide, 10, 20 and 20 high.
    nonisolated static let following: [Following] = [
        Following(mask: .flexibleWidth, frame: CGRect(x: 20, y: 10, width: 130, height: 20)),
        Following(mask: .flexibleLeftMargin, frame: CGRect(x: 120, y: 10, width: 30, height: 20)),
        Following(mask: .flexibleRightMargin, frame: CGRect(x: 20, y: 10, width: 30, height: 20)),
        Following(
            mask: [.flexibleLeftMargin, .flexibleRightMargin],
            frame: CGRect(x: 20 + 100 * 2.0 / 7, y: 10, width: 30, height: 20)),
        Following(
            mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            frame: CGRect(x: 40, y: 10, width: 60, height: 20)),
        Following(
            mask: [.flexibleWidth, .flexibleHeight], frame: CGRect(x: 20, y: 10, width: 130, height: 70)),
    ]

    @Test(arguments: following) func masksSayHowViewsFollowTheirSuperview(_ expected: Following) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 20))
        child.autoresizingMask = expected.mask
        root.addSubview(child)
        root.frame.size = CGSize(width: 200, height: 100)
        #expect(abs(child.frame.minX - expected.frame.minX) < 1e-9)
        #expect(abs(child.frame.width - expected.frame.width) < 1e-9)
        #expect(child.frame.minY == expected.frame.minY && child.frame.height == expected.frame.height)
    }
}
