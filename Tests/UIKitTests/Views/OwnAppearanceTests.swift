import Testing

@testable import PlacardUIKit

/// Looks of properties that a class of the program's own has: Apple's documentation of `UIAppearance`, by which custom
/// classes take part with properties of their own. Classes of this file alone, because looks last as long as the program.
@MainActor @Suite struct OwnAppearanceTests {
    class Chip: UIButton {
        var titleFont: UIFont? { didSet { titleLabel?.font = titleFont } }
        var inset: CGFloat = 4
    }
    final class SmallChip: Chip {}
    private final class Plate: UIView {}

    private func shown<Shown: UIView>(_ view: Shown, on plate: UIView? = nil) -> Shown {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (plate ?? window).addSubview(view)
        if let plate { window.addSubview(plate) }
        return view
    }

    @Test func `Views take their own properties when they come into a window`() {
        Chip.appearance().titleFont = .systemFont(ofSize: 9)
        let chip = Chip(frame: .zero)
        #expect(chip.titleFont == nil)
        #expect(shown(chip).titleFont?.pointSize == 9)
        #expect(shown(SmallChip(frame: .zero)).titleLabel?.font.pointSize == 9)
        #expect(Chip.appearance().titleFont?.pointSize == 9)
    }

    @Test func `A view that comes into a window again takes other looks`() {
        final class Lozenge: UIView { var inset: CGFloat = 4 }
        Lozenge.appearance().inset = 7
        let view = shown(Lozenge(frame: .zero))
        #expect(view.inset == 7)
        Lozenge.appearance().inset = 9
        view.removeFromSuperview()
        #expect(shown(view).inset == 9)
    }

    @Test func `What was set for views within others counts first, and UIKit's own properties as ever`() {
        SmallChip.appearance().inset = 7
        SmallChip.appearance(whenContainedInInstancesOf: [Plate.self]).inset = 11
        SmallChip.appearance().backgroundColor = .systemTeal
        #expect(shown(SmallChip(frame: .zero)).inset == 7)
        let within = shown(SmallChip(frame: .zero), on: Plate())
        #expect(within.inset == 11 && within.backgroundColor == .systemTeal)
    }

    @Test func `A value of one's own stays where a new view can be made to compare`() {
        Tag.appearance().inset = 7
        let own = Tag(frame: .zero)
        own.inset = 20
        #expect(shown(own).inset == 20)
        #expect(shown(Tag(frame: .zero)).inset == 7)
    }

    final class Tag: UIView { var inset: CGFloat = 4 }
}

/// As `placard port` writes it.
final class OwnAppearanceTests_TagViewMaker: ViewMaker {
    override class func makeView() -> UIView? { OwnAppearanceTests.Tag(frame: .zero) }
    override class func makeView(frame: CGRect) -> UIView? { OwnAppearanceTests.Tag(frame: frame) }
}
