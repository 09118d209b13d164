import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UISplitViewController` and its delegate.
@MainActor @Suite struct UISplitViewControllerTests {
    private final class Choice: UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
    }

    private func laidOut(_ split: UISplitViewController, _ width: CGFloat, _ height: CGFloat) {
        split.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        split.view.traitOverrides.horizontalSizeClass = width < 500 ? .compact : .regular
        split.view.setNeedsLayout()
        split.view.layoutIfNeeded()
    }

    @Test func `Columns lie beside each other where the screen is wide, and the last alone where it is upright`() {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, page) = (UIViewController(), UIViewController())
        split.setViewController(list, for: .primary)
        split.setViewController(page, for: .secondary)
        #expect(list.navigationController != nil && list.splitViewController === split)
        laidOut(split, 1024, 768)
        let views = split.viewControllers.map { $0.view! }
        #expect(
            views.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 320, height: 768), CGRect(x: 320, y: 0, width: 704, height: 768),
            ])
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        laidOut(split, 768, 1024)
        #expect(views[0].superview == nil && views[1].frame.width == 768 && split.displayMode == .secondaryOnly)
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredPrimaryColumnWidth = 200
        split.view.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [200, 568])
        split.hide(.primary)
        split.view.layoutIfNeeded()
        #expect(views[0].superview == nil && views[1].frame.width == 768)
    }

    @Test func `Where the width is compact one column is shown, which the delegate may choose`() {
        let choice = Choice()
        for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
            let split = UISplitViewController(style: style)
            let (list, page) = (UINavigationController(), UINavigationController())
            split.viewControllers = [list, page]
            laidOut(split, 375, 667)
            #expect(split.isCollapsed && page.view.superview != nil && list.viewIfLoaded?.superview == nil)
            split.delegate = choice
            split.view.layoutIfNeeded()
            #expect(list.view.superview != nil && page.view.superview == nil)
        }
    }

    @Test func `A collapsed controller pushes what is shown in detail`() {
        let choice = Choice()
        let split = UISplitViewController(style: .doubleColumn)
        let list = UINavigationController(rootViewController: UIViewController())
        split.viewControllers = [list, UIViewController()]
        split.delegate = choice
        laidOut(split, 375, 667)
        let detail = UIViewController()
        split.showDetailViewController(UINavigationController(rootViewController: detail), sender: nil)
        #expect(list.topViewController === detail)
    }

    @Test func `a collapsed controller asks its delegate once`() {
        final class Keeper: NSObject, UISplitViewControllerDelegate {
            var count = 0
            func splitViewController(
                _ controller: UISplitViewController, collapseSecondary secondary: UIViewController,
                onto primary: UIViewController
            ) -> Bool {
                count += 1
                return true
            }
        }
        let (keeper, split) = (Keeper(), UISplitViewController())
        split.delegate = keeper
        split.viewControllers = [UIViewController(), UIViewController()]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = split
        window.isHidden = false
        for _ in 0..<3 {
            split.view.setNeedsLayout()
            window.layoutIfNeeded()
        }
        _ = split.displayMode
        #expect(keeper.count == 1)
    }
}
