import PlacardUIKit
import Testing

@MainActor @Suite struct UIEditMenuInteractionTests {
    private final class Holder: UIEditMenuInteractionDelegate {
        var heard: [String] = []
        var menu: UIMenu? = UIMenu(children: [])

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            heard.append("menu at \(Int(configuration.sourcePoint.x))")
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
}
