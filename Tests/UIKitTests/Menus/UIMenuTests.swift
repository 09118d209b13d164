import Testing

@testable import PlacardUIKit

/// Menus, behaviors and what tells about elements, as programs and tests ask for them.
@MainActor @Suite struct UIMenuTests {
    private final class MenuDelegate: UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(
                    title: "Text", children: [UIAction(title: "Copy", state: .on) { _ in }, UIMenu(title: "More")])
            })
        }
    }

    @Test func `A menu holds actions and menus, and tells which are marked`() {
        let menu = UIMenu(
            title: "Sort", options: .singleSelection,
            children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date", state: .on) { _ in }])
        #expect(menu.selectedElements.map(\.title) == ["Date"])
        let shorter = menu.replacingChildren([menu.children[0]])
        #expect(shorter.identifier == menu.identifier && shorter.children.count == 1)
    }

    @Test func `A behavior knows its view, and leaves it for another`() {
        let (first, second, delegate) = (UIView(), UILabel(), MenuDelegate())
        let interaction = UIContextMenuInteraction(delegate: delegate)
        first.addInteraction(interaction)
        #expect(interaction.view === first)
        second.addInteraction(interaction)
        #expect(first.interactions.isEmpty && second.interactions.count == 1 && interaction.view === second)
        let configuration = interaction.delegate?.contextMenuInteraction(
            interaction, configurationForMenuAtLocation: interaction.location(in: second))
        #expect(configuration?.actionProvider?([])?.children.map(\.title) == ["Copy", "More"])
        second.interactions = []
        #expect(interaction.view == nil)
    }

    @Test func `Presses go up the chain of responders`() {
        final class Listener: UIView {
            var heard = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                heard += presses.count
            }
        }
        let (listener, label) = (Listener(), UILabel())
        listener.addSubview(label)
        label.pressesBegan([UIPress(.select, phase: .began, on: label)], with: nil)
        #expect(listener.heard == 1)
    }

    @Test func `A rotor finds things, and elements tell more about themselves`() {
        let label = UILabel()
        label.text = "Heading"
        let rotor = UIAccessibilityCustomRotor(name: "Words") { _ in
            UIAccessibilityCustomRotorItemResult(targetElement: label, targetRange: nil)
        }
        label.accessibilityCustomRotors = [rotor]
        let found = label.accessibilityCustomRotors?.first?.itemSearchBlock(
            UIAccessibilityCustomRotorSearchPredicate())
        #expect(found?.targetElement === label)
        #expect(label.accessibilityUserInputLabels == ["Heading"])
        label.accessibilityCustomContent = [AXCustomContent(label: "Size", value: "17")]
        #expect(label.accessibilityCustomContent.map(\.value) == ["17"])
    }

    @Test func `A layer's action is its delegate's, its own, or its class's, and a view has none`() {
        final class Fading: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "opacity" ? CABasicAnimation(keyPath: event) : nil
            }
        }
        let layer = Fading()
        #expect(layer.action(forKey: "opacity") is CABasicAnimation && layer.action(forKey: "bounds") == nil)
        layer.actions = ["bounds": NSNull()]
        #expect(layer.action(forKey: "bounds") is NSNull)
        let view = UIView()
        #expect(view.layer.action(forKey: "opacity") is NSNull)
        layer.action(forKey: "opacity")?.run(forKey: "opacity", object: layer, arguments: nil)
        #expect(layer.animationKeys() == ["opacity"])
    }
}
