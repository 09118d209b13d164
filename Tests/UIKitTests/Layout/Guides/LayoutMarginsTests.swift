import PlacardUIKit
import Testing

@MainActor @Suite struct LayoutMarginsTests {
    @Test func `a view's margins are eight points`() {
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    /// Recorded on Mac Catalyst 26.1 and published with openuikit's tests.
    @Test func `margins of the superview reach as far as they are told to`() {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView())
        root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        root.addSubview(view)
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    @Test func `views are told when their margins change, not when they stay`() {
        final class Told: UIView {
            var count = 0
            override func layoutMarginsDidChange() { count += 1 }
        }
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Told())
        view.frame = root.bounds
        view.preservesSuperviewLayoutMargins = true
        root.addSubview(view)
        view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        #expect(view.count == 0)
        root.layoutMargins.left = 30
        #expect(view.count == 1 && view.layoutMargins.left == 30)
        view.frame.origin.x = 25
        #expect(view.count == 2 && view.layoutMargins.left == 8)
    }

    @Test func `directional margins are left or right by the direction of reading`() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test(arguments: [(375.0, 16.0), (320, 16), (414, 20), (430, 20)])
    func `a controller's view keeps the system's margins at its sides`(_ width: CGFloat, _ margin: CGFloat) {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
        controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 50)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: margin, bottom: 5, right: 50))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 5)
    }

    /// The first article's label: pinned to the margins of a controller's view on a screen of 375 points it is 343 wide.
    @Test func `a label within the margins of a screen is as wide as on a phone`() {
        let (controller, label) = (UIViewController(), UILabel())
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        let margins = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        controller.view.layoutIfNeeded()
        #expect(label.frame.width == 343)
    }

    @Test func `readable content is no wider than 920 points`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        #expect(view.readableContentGuide.layoutFrame.width == 984)
        view.frame.size.width = 1200
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 140, y: 8, width: 920, height: 84))
    }
}
