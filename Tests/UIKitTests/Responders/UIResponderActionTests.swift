import PlacardUIKit
import Testing

@MainActor @Suite struct UIResponderActionTests {
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
