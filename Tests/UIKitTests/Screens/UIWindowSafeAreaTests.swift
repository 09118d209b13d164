import PlacardUIKit
import Testing

/// Insets of phones with a notch: 44 and 34 points on the 375 × 812 screen that `UIScreen.main` is at first, 44 at both
/// sides and 21 below on its side (Apple's Human Interface Guidelines).
@MainActor @Suite struct UIWindowSafeAreaTests {
    @Test func `a window that fills the screen has the screen's safe area`() {
        let screen = UIScreen.main.bounds
        let window = UIWindow(frame: screen)
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        window.frame.size = CGSize(width: 300, height: 200)
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == .zero)
        UIScreen.main.bounds = CGRect(x: 0, y: 0, width: screen.height, height: screen.width)
        defer { UIScreen.main.bounds = screen }
        window.frame.size = UIScreen.main.bounds.size
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    }
}
