import Foundation
import PlacardUIKit
import Testing

@MainActor @Suite struct AccessibilityTests {
    /// Apple's documentation of the members, and of what UILabel and UIImageView are to VoiceOver.
    @Test func `Labels say their text, pictures that they are one, views nothing`() {
        let (label, picture, view) = (UILabel(), UIImageView(), UIView())
        label.text = "Hello"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
        #expect(label.accessibilityTraits == .staticText && picture.accessibilityTraits == .image)
        #expect(!picture.isAccessibilityElement && !view.isAccessibilityElement && view.accessibilityLabel == nil)
        label.isEnabled = false
        #expect(label.accessibilityTraits == [.staticText, .notEnabled])
        label.accessibilityLabel = "Hi"
        label.accessibilityTraits = .header
        label.isAccessibilityElement = false
        #expect(
            !label.isAccessibilityElement && label.accessibilityLabel == "Hi" && label.accessibilityTraits == .header)
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "Hello")
    }

    @Test func `Frames are told in the screen's coordinates`() {
        let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 300, height: 300))
        let (view, element) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView())
        window.addSubview(view)
        view.addSubview(element)
        #expect(view.accessibilityFrame == CGRect(x: 110, y: 70, width: 30, height: 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 125, y: 90))
        let link = UIAccessibilityElement(accessibilityContainer: view)
        link.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(link.accessibilityFrame == CGRect(x: 111, y: 72, width: 3, height: 4))
        #expect(link.isAccessibilityElement && link.accessibilityContainer === view)
        view.accessibilityFrame = .zero
        #expect(view.accessibilityFrame == .zero)
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        let onScreen = UIAccessibility.convertToScreenCoordinates(path, in: view)
        #expect(onScreen.bounds == CGRect(x: 110, y: 70, width: 5, height: 5))
    }

    @Test func `A view holds elements in an order`() {
        let view = UIView()
        #expect(view.accessibilityElementCount() == 0)
        let (first, second) = (
            UIAccessibilityElement(accessibilityContainer: view), UIAccessibilityElement(accessibilityContainer: view)
        )
        view.accessibilityElements = [first, second]
        #expect(view.accessibilityElementCount() == 2 && view.index(ofAccessibilityElement: second) == 1)
        #expect(view.accessibilityElement(at: 0) as AnyObject === first && view.accessibilityElement(at: 7) == nil)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    /// As label libraries do (Atributika, Nantes, DTCoreText2).
    private final class LinkLabel: UILabel {
        var isUsed = false
        override var isAccessibilityElement: Bool {
            get { false }
            set {}
        }
        override var accessibilityElements: [Any]? {
            get { [UIAccessibilityElement(accessibilityContainer: self)] }
            set {}
        }
        override func accessibilityActivate() -> Bool {
            isUsed = true
            return true
        }
    }

    @Test func `Subclasses answer for themselves`() {
        let label = LinkLabel()
        #expect(label.accessibilityElementCount() == 1 && !label.isAccessibilityElement)
        #expect(label.accessibilityActivate() && label.isUsed && !UIView().accessibilityActivate())
    }

    @Test func `What is posted can be heard`() {
        final class Box: @unchecked Sendable { var texts: [String] = [] }
        let box = Box()
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.didPostNotification, object: nil, queue: nil
        ) { posted in
            let kind = posted.userInfo?[UIAccessibility.notificationKey] as? UIAccessibility.Notification
            guard kind == .announcement else { return }
            box.texts.append(posted.userInfo?[UIAccessibility.argumentKey] as? String ?? "")
        }
        defer { NotificationCenter.default.removeObserver(token) }
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(box.texts == ["Saved"])
    }
}
