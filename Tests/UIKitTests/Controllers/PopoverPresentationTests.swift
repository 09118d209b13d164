import PlacardUIKit
import TestTools
import Testing

/// Bubbles that point at something. Source: Apple's documentation of `UIPopoverPresentationController` and
/// `UIAdaptivePresentationControllerDelegate`.
@MainActor @Suite struct PopoverPresentationTests {
    private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var heard: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { heard.append("prepares") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { heard.append("gone") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private let below = UIViewController()
    private let front = UIViewController()
    private let keeper = Keeper()
    private let button = UIButton(frame: CGRect(x: 20, y: 200, width: 60, height: 40))

    init() {
        window.rootViewController = below
        window.isHidden = false
        below.view.addSubview(button)
        front.modalPresentationStyle = .popover
        front.preferredContentSize = CGSize(width: 200, height: 100)
        front.popoverPresentationController?.sourceView = button
        front.popoverPresentationController?.delegate = keeper
    }

    private func show() -> CGRect {
        below.present(front, animated: false)
        window.layoutIfNeeded()
        return front.view.convert(front.view.bounds, to: window)
    }

    @Test func `a bubble lies below what it points at, within the margins`() {
        #expect(show() == CGRect(x: 10, y: 253, width: 200, height: 100))
        #expect(front.popoverPresentationController?.arrowDirection == .up && keeper.heard == ["prepares"])
        front.preferredContentSize = CGSize(width: 120, height: 60)
        window.layoutIfNeeded()
        #expect(front.view.convert(front.view.bounds, to: window) == CGRect(x: 10, y: 253, width: 120, height: 60))
    }

    @Test func `it lies above where there is no room below, and only where it may`() {
        button.frame.origin.y = 740
        #expect(show() == CGRect(x: 10, y: 627, width: 200, height: 100))
        front.dismiss(animated: false)
        button.frame.origin.y = 200
        front.modalPresentationStyle = .popover
        front.popoverPresentationController?.sourceView = button
        front.popoverPresentationController?.delegate = keeper
        front.popoverPresentationController?.permittedArrowDirections = .left
        front.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 60, height: 40)
        #expect(show() == CGRect(x: 93, y: 170, width: 200, height: 100))
    }

    @Test func `it points at an item of a bar`() {
        let item = UIBarButtonItem(title: "Info", style: .plain, target: nil, action: nil)
        below.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: below)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        front.popoverPresentationController?.barButtonItem = item
        let frame = show()
        #expect(frame.maxX == 365 && frame.minY > 44 && front.popoverPresentationController?.arrowDirection == .up)
    }

    @Test func `phones show a sheet unless the delegate says otherwise`() {
        keeper.style = .automatic
        #expect(show().minY == window.safeAreaInsets.top + 10 && keeper.heard.isEmpty)
        front.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
        window.layoutIfNeeded()
        #expect(front.view.convert(front.view.bounds, to: window).minY > 400)
    }

    @Test func `a tap beside takes it away`() {
        _ = show()
        TouchSequence(in: window).tap(at: CGPoint(x: 100, y: 300))
        #expect(below.presentedViewController === front)
        TouchSequence(in: window).tap(at: CGPoint(x: 300, y: 600))
        #expect(below.presentedViewController == nil && keeper.heard == ["prepares", "gone"])
    }

    /// "Popovers" are elevated (Human Interface Guidelines, Dark Mode): dark ones are lighter than what they lie upon.
    @Test func `a dark bubble stands out from what it lies upon, also when darkness comes later`() throws {
        below.view.backgroundColor = .systemBackground
        let frame = show()
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(front.traitCollection.userInterfaceLevel == .elevated)
        let pixels = try Pixels(of: window.layer, width: 375, height: 812)
        let bubble = pixels[Int(frame.midX), Int(frame.midY)]
        let dark = try #require(
            UIColor.systemBackground.resolvedColor(with: front.traitCollection).cgColor.components)
        #expect(bubble & 0xFF == UInt32((dark[2] * 255).rounded()) && bubble & 0xFF > 0)
    }
}
