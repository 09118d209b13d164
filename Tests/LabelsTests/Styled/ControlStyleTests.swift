import PlacardLabels
import PlacardUIKit
import Testing

@MainActor @Suite struct ControlStyleTests {
    private var style: TextStyle {
        var style = TextStyle()
        style.color = .systemRed
        return style
    }

    @Test func aButtonsTitleHasTheStyleInItsStateAlone() throws {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        button.setTitle("Held", style: style, for: .highlighted)
        let title = try #require(button.attributedTitle(for: .highlighted))
        #expect(title.string == "Held")
        #expect(title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(button.attributedTitle(for: .normal)?.string != "Held")
    }

    @Test func aFieldsPlaceholderHasTheStyle() throws {
        let field = UITextField()
        field.setPlaceholder("Name", style: style)
        let placeholder = try #require(field.attributedPlaceholder)
        #expect(placeholder.string == "Name" && field.placeholder == "Name")
        #expect(placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        field.setPlaceholder(nil, style: style)
        #expect(field.attributedPlaceholder == nil)
    }
}
