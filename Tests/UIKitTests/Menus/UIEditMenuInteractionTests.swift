import PlacardUIKit
import Testing

@MainActor @Suite struct UIEditMenuInteractionTests {
    private final class Holder: UIEditMenuInteractionDelegate {
        var heard: [String] = []
        var menu: UIMenu? = UIMenu(children: [UIAction(title: "Own") { _ in }])
        var suggested: [String] = []

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            heard.append("menu at \(Int(configuration.sourcePoint.x))")
            suggested = suggestedActions.compactMap { $0 as? UIMenu }.flatMap(\.children).map(\.title)
            return menu
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: (any UIEditMenuInteractionAnimating)?
        ) { heard.append("present") }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: (any UIEditMenuInteractionAnimating)?
        ) { heard.append("dismiss") }
    }

    @Test func theDelegateIsAskedForTheMenuAndToldOfIt() {
        let (holder, label) = (Holder(), UILabel())
        let menu = UIEditMenuInteraction(delegate: holder)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 7, y: 3))
        menu.presentEditMenu(with: configuration)
        #expect(holder.heard.isEmpty)
        label.addInteraction(menu)
        menu.presentEditMenu(with: configuration)
        #expect(menu.location(in: label) == CGPoint(x: 7, y: 3))
        label.removeInteraction(menu)
        #expect(holder.heard == ["menu at 7", "present", "dismiss"] && menu.view == nil)
    }

    @Test func withoutAMenuNothingIsShown() {
        let (holder, label) = (Holder(), UILabel())
        holder.menu = nil
        let menu = UIEditMenuInteraction(delegate: holder)
        label.addInteraction(menu)
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero))
        menu.dismissMenu()
        #expect(holder.heard == ["menu at 0"])
    }

    /// Apple's documentation of the delegate's member: nil is the system's menu, one without elements none.
    @Test func whatTheChainOfRespondersDoesIsSuggested() {
        let (holder, text) = (Holder(), UITextView())
        UIPasteboard.general.items = []
        text.text = "some words"
        text.selectedRange = NSRange(location: 0, length: 4)
        let menu = UIEditMenuInteraction(delegate: holder)
        text.addInteraction(menu)
        holder.menu = nil
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero))
        #expect(holder.suggested == ["Cut", "Copy", "Select All"] && holder.heard == ["menu at 0", "present"])
        text.isEditable = false
        holder.menu = UIMenu(children: [])
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: "b", sourcePoint: .zero))
        #expect(holder.suggested == ["Copy", "Select All"])
        #expect(holder.heard == ["menu at 0", "present", "dismiss", "menu at 0"])
    }
}
