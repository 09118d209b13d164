import Foundation
import PlacardUIKit
import Testing

@MainActor @Suite struct AccessibilityTests {
    private let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 200))

    @Test func viewsAreNoElementsAndKnowTheirPlaceOnTheScreen() {
        let (outer, inner) = (UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100)), UIView())
        inner.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        outer.addSubview(inner)
        window.addSubview(outer)
        #expect(!inner.isAccessibilityElement && inner.accessibilityLabel == nil)
        #expect(inner.accessibilityFrame == CGRect(x: 16, y: 28, width: 30, height: 40))
        #expect(inner.accessibilityActivationPoint == CGPoint(x: 31, y: 48))
    }

    @Test func labelsAreTheirTextUnlessAProgramSaysOtherwise() {
        let label = UILabel()
        label.text = "Text"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Text")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Other"
        label.accessibilityTraits = [.header, .staticText]
        label.isAccessibilityElement = false
        label.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
        #expect(!label.isAccessibilityElement && label.accessibilityLabel == "Other")
        #expect(label.accessibilityTraits.contains(.header) && label.accessibilityFrame.width == 1)
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "Text")
    }

    @Test func anElementLiesInItsContainer() {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
        window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.isAccessibilityElement)
        #expect(element.accessibilityFrame == CGRect(x: 16, y: 27, width: 3, height: 4))
        view.frame.origin.x += 10
        #expect(element.accessibilityFrame.minX == 26)
        #expect(!element.accessibilityActivate())
    }

    @Test func containersListTheirElements() {
        let view = UIView()
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        let elements = [UIView(), UIView()]
        view.accessibilityElements = elements
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as AnyObject === elements[1])
        #expect(view.accessibilityElement(at: -1) == nil)
        #expect(view.index(ofAccessibilityElement: elements[1]) == 1)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    @Test func actionsAreSoughtUpTheChain() {
        final class Copier: UIView {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == NSSelectorFromString("copy:")
            }
        }
        let (copier, inner) = (Copier(), UIView())
        copier.addSubview(inner)
        #expect(inner.target(forAction: "copy:", withSender: nil) as AnyObject === copier)
        #expect(inner.target(forAction: "paste:", withSender: nil) == nil)
        #expect(NSStringFromSelector("copy:") == "copy:")
    }
}
