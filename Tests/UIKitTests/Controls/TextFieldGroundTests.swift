import Testing

@testable import PlacardUIKit

/// The ground of a rounded field belongs to its style, as on iOS, where a view of the style's own draws it.
@MainActor @Suite struct TextFieldGroundTests {
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))

    @Test func `It comes and goes with the style`() {
        field.borderStyle = .roundedRect
        #expect(field.backgroundColor == nil && field.layer.backgroundColor == UIColor.white.cgColor)
        field.borderStyle = .none
        #expect(field.backgroundColor == nil && field.layer.backgroundColor == nil)
    }

    @Test func `A color of the program's own takes its place until it goes`() {
        field.borderStyle = .roundedRect
        field.backgroundColor = .systemRed
        #expect(field.layer.backgroundColor == UIColor.systemRed.cgColor)
        field.backgroundColor = nil
        #expect(field.layer.backgroundColor == UIColor.white.cgColor)
    }
}
