import Testing

@testable import PlacardUIKit

/// Looks that are set for classes: Apple's documentation of `UIAppearance`. Classes of this file alone, because looks last
/// as long as the program.
@MainActor @Suite struct UIAppearanceTests {
    private class Badge: UILabel {}
    private final class RedBadge: Badge {}
    private final class Plate: UIView {}
    private final class Faint: UILabel {}
    private final class Switch: UISwitch {}

    private func shown<Shown: UIView>(_ view: Shown, on plate: UIView? = nil) -> Shown {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (plate ?? window).addSubview(view)
        if let plate { window.addSubview(plate) }
        return view
    }

    @Test func `Views take what was set for their class when they come into a window`() {
        Badge.appearance().textColor = .systemTeal
        Badge.appearance().font = .systemFont(ofSize: 9)
        let badge = Badge()
        #expect(badge.textColor == .label)
        #expect(shown(badge).textColor == .systemTeal && badge.font.pointSize == 9)
        #expect(shown(UILabel()).textColor == .label)
    }

    /// Apple's documentation of `UIAppearance`: a view that is taken out of its window and put back takes what was set since.
    @Test func `A view that comes into a window again takes other looks, unless it has its own`() {
        final class Tag: UILabel {}
        Tag.appearance().textColor = .red
        let (tag, own) = (shown(Tag()), shown(Tag()))
        own.textColor = .blue
        Tag.appearance().textColor = .yellow
        #expect(tag.textColor == .red)
        for label in [tag, own] { label.removeFromSuperview() }
        #expect(shown(tag).textColor == .yellow && shown(own).textColor == .blue)
    }

    @Test func `What was set for traits holds where views have them, and before what holds everywhere`() {
        Faint.appearance().textColor = .green
        Faint.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .orange
        Faint.appearance(
            for: UITraitCollection(userInterfaceStyle: .dark), whenContainedInInstancesOf: [Plate.self]
        ).textColor = .purple
        func color(_ style: UIUserInterfaceStyle, on plate: UIView? = nil) -> UIColor {
            let label = Faint()
            label.overrideUserInterfaceStyle = style
            return shown(label, on: plate).textColor
        }
        #expect(color(.light) == .green && color(.dark) == .orange && color(.dark, on: Plate()) == .purple)
    }

    @Test func `A value of one's own stays, and subclasses take it too`() {
        Badge.appearance().backgroundColor = .systemPink
        let own = RedBadge()
        own.backgroundColor = .red
        #expect(shown(own).backgroundColor == .red)
        #expect(shown(RedBadge()).backgroundColor == .systemPink)
    }

    @Test func `What was set for objects within others holds there alone, and before what holds everywhere`() {
        Switch.appearance().onTintColor = .blue
        Switch.appearance(whenContainedInInstancesOf: [Plate.self]).onTintColor = .orange
        #expect(shown(Switch()).onTintColor == .blue)
        #expect(shown(Switch(), on: Plate()).onTintColor == .orange)
    }

    @Test func `Titles of items follow what was set for them`() {
        final class Item: UIBarButtonItem {}
        Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        let item = Item(title: "Item")
        #expect(item.titleTextAttributes(shownIn: .normal)[.foregroundColor] as? UIColor == .brown)
        item.setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .disabled)
        #expect(item.titleTextAttributes(shownIn: .disabled)[.foregroundColor] as? UIColor == .cyan)
        #expect(UIBarButtonItem(title: "").titleTextAttributes(shownIn: .normal).isEmpty)
    }
}
