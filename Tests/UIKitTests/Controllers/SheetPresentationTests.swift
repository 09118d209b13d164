import PlacardUIKit
import Testing

/// Where sheets lie, and what takes them away. Source: Apple's documentation of `UISheetPresentationController`; the gap of 10
/// points and bars of 56 are those of stored frames of Interface Builder's canvas.
@MainActor @Suite struct SheetPresentationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private let below = UIViewController()
    private let front = UIViewController()

    init() {
        window.rootViewController = below
        window.isHidden = false
    }

    private var top: CGFloat { window.safeAreaInsets.top }
    private var bottom: CGFloat { window.safeAreaInsets.bottom }

    private func frame(of controller: UIViewController) -> CGRect {
        window.layoutIfNeeded()
        return controller.view.convert(controller.view.bounds, to: window)
    }

    @Test func `a controller comes in a sheet below the screen's upper edge`() {
        var isDone = false
        below.present(front, animated: true) { isDone = true }
        #expect(isDone && front.presentingViewController === below)
        #expect(frame(of: front) == CGRect(x: 0, y: top + 10, width: 375, height: 802 - top))
        #expect(front.view.safeAreaInsets.top == 0 && front.view.safeAreaInsets.bottom == bottom)
        front.dismiss(animated: false)
        #expect(front.viewIfLoaded?.window == nil && window.subviews.count == 1)
        front.modalPresentationStyle = .fullScreen
        below.present(front, animated: false)
        #expect(frame(of: front) == window.bounds)
    }

    @Test func `heights: the first, the selected one, a program's own`() throws {
        let sheet = try #require(front.sheetPresentationController)
        var most: CGFloat = 0
        sheet.detents = [
            .custom(identifier: .init("low")) { context in
                most = context.maximumDetentValue
                return 120
            }, .medium(), .large(),
        ]
        below.present(front, animated: false)
        #expect(frame(of: front).height == 120 + bottom && most == 802 - top - bottom)
        sheet.selectedDetentIdentifier = .medium
        #expect(frame(of: front).height == most / 2 + bottom)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(frame(of: front).minY == top + 10)
        #expect(front.presentationController === sheet && sheet.presentingViewController === below)
    }

    @Test func `corners are round, and a handle shows`() throws {
        let sheet = try #require(front.sheetPresentationController)
        (sheet.preferredCornerRadius, sheet.prefersGrabberVisible) = (24, true)
        below.present(front, animated: false)
        window.layoutIfNeeded()
        let ground = try #require(front.view.superview)
        #expect(ground.layer.cornerRadius == 24 && ground.clipsToBounds && ground.subviews.count == 2)
        #expect(ground.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func `a navigation bar in a sheet is higher`() {
        let navigation = UINavigationController(rootViewController: front)
        below.present(navigation, animated: false)
        _ = frame(of: front)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
        #expect(front.view.safeAreaInsets.top == 56)
    }

    @Test func `a tap beside takes a sheet away if it may, and reaches what is not dimmed`() throws {
        final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
            var heard: [String] = []
            func presentationControllerWillDismiss(_ controller: UIPresentationController) { heard.append("will") }
            func presentationControllerDidDismiss(_ controller: UIPresentationController) { heard.append("did") }
            func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
                heard.append("tried")
            }
        }
        let (finger, listener) = (TouchSequence(in: window), Listener())
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        below.view.addSubview(button)
        let sheet = try #require(front.sheetPresentationController)
        (sheet.detents, sheet.largestUndimmedDetentIdentifier) = ([.medium(), .large()], .medium)
        sheet.delegate = listener
        below.present(front, animated: false)
        window.layoutIfNeeded()
        finger.tap(at: CGPoint(x: 50, y: 120))
        #expect(taps == 1 && below.presentedViewController === front)
        sheet.largestUndimmedDetentIdentifier = nil
        window.layoutIfNeeded()
        front.isModalInPresentation = true
        finger.tap(at: CGPoint(x: 50, y: 120))
        #expect(taps == 1 && listener.heard == ["tried"])
        front.isModalInPresentation = false
        finger.tap(at: CGPoint(x: 50, y: 120))
        #expect(below.presentedViewController == nil && listener.heard == ["tried", "will", "did"])
    }

    @Test func `appearance is told as for every presentation, and not to those below`() {
        final class Recorder: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will \(animated)") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did \(animated)") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("goes \(animated)") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("gone \(animated)") }
        }
        let (base, front) = (Recorder(), Recorder())
        window.rootViewController = base
        window.layoutIfNeeded()
        base.calls = []
        base.present(front, animated: true) { front.calls.append("done") }
        front.dismiss(animated: true) { front.calls.append("away") }
        #expect(front.calls == ["will true", "did true", "done", "goes true", "gone true", "away"])
        #expect(base.calls.isEmpty)
    }

    /// "Elevated" is for what lies above others: "popovers and modal sheets" (Human Interface Guidelines, Dark Mode).
    @Test(arguments: [
        (UIModalPresentationStyle.automatic, UIUserInterfaceLevel.elevated), (.formSheet, .elevated),
        (.fullScreen, .base),
    ])
    func `what lies above has raised colors`(_ style: UIModalPresentationStyle, _ level: UIUserInterfaceLevel) {
        window.overrideUserInterfaceStyle = .dark
        front.modalPresentationStyle = style
        front.view.backgroundColor = .systemBackground
        below.present(front, animated: false)
        window.layoutIfNeeded()
        #expect(front.traitCollection.userInterfaceLevel == level)
        #expect(front.view.traitCollection.userInterfaceLevel == level)
    }
}
