import PlacardUIKit
import Testing

@MainActor @Suite struct SafeAreaTests {
    /// A view of 320 × 480 points that is covered by 44, 10, 34 and 12 points.
    private final class Covered: UIView {
        init() { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
        required init?(coder: NSCoder) { nil }
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12) }
    }

    struct Recorded: Sendable {
        let frame: CGRect
        let insets: UIEdgeInsets

        init(_ frame: [CGFloat], _ insets: [CGFloat]) {
            self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            self.insets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        }
    }

    /// Recorded on Mac Catalyst 26.1 and published with openuikit's tests.
    nonisolated static let recorded: [Recorded] = [
        Recorded([0, 0, 320, 480], [44, 10, 34, 12]), Recorded([30, 20, 100, 500], [24, 0, 34, 0]),
        Recorded([-40, -60, 200, 200], [44, 10, 0, 0]), Recorded([0, 100, 320, 200], [0, 10, 0, 12]),
        Recorded([0, 460, 320, 100], [0, 10, 34, 12]), Recorded([300, 0, 100, 480], [44, 0, 34, 12]),
        Recorded([-50, -50, 500, 700], [44, 10, 34, 12]), Recorded([5, 10, 60, 20], [34, 5, 0, 0]),
        Recorded([0, 500, 100, 50], [0, 10, 34, 0]),
    ]

    @Test(arguments: recorded) func `a view's safe area is what of its superview's reaches into it`(_ case: Recorded)
    {
        let (root, placedBefore, placedAfter) = (Covered(), UIView(frame: `case`.frame), UIView())
        root.addSubview(placedBefore)
        root.addSubview(placedAfter)
        placedAfter.frame = `case`.frame
        #expect(placedBefore.safeAreaInsets == `case`.insets && placedAfter.safeAreaInsets == `case`.insets)
    }

    @Test func `views are told once for each change, from above to below`() {
        final class Told: UIView {
            static var order: [Int] = []
            override func safeAreaInsetsDidChange() { Told.order.append(tag) }
        }
        Told.order = []
        let (root, outer, inner) = (Covered(), Told(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), Told())
        (outer.tag, inner.tag) = (1, 2)
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        outer.addSubview(inner)
        #expect(Told.order == [])
        root.addSubview(outer)
        #expect(Told.order == [1, 2])
        outer.frame.origin.y = 100
        #expect(
            Told.order == [1, 2, 1, 2] && inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
        outer.removeFromSuperview()
        #expect(Told.order == [1, 2, 1, 2, 1, 2] && inner.safeAreaInsets == .zero)
    }

    @Test func `margins grow by the safe area unless told not to`() {
        let (root, view) = (Covered(), UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        root.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func `what is bound to the guide follows it`() {
        let (root, view) = (Covered(), UIView())
        let page = UIView(frame: root.bounds)
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        let guide = page.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        page.layoutIfNeeded()
        #expect(view.frame == page.bounds)
        root.addSubview(page)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 44, width: 298, height: 402) && guide.layoutFrame == view.frame)
    }

    @Test func `a controller adds to its view's safe area and hears of changes`() {
        final class Controller: UIViewController {
            var changes = 0
            override func viewSafeAreaInsetsDidChange() { changes += 1 }
        }
        let (root, controller) = (Covered(), Controller())
        controller.view.frame = root.bounds
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
        #expect(controller.view.safeAreaInsets.top == 6 && controller.changes == 1)
        root.addSubview(controller.view)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 12))
        #expect(controller.changes == 2)
        #expect(controller.topLayoutGuide.length == 50 && controller.bottomLayoutGuide.length == 34)
    }

    @Test func `the guides of old end where the safe area begins`() throws {
        let (root, controller, view) = (Covered(), UIViewController(), UIView())
        controller.view.frame = root.bounds
        root.addSubview(controller.view)
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 3),
            view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 49, width: 3, height: 397))
        let guide = try #require(controller.bottomLayoutGuide as? UILayoutGuide)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
    }
}
