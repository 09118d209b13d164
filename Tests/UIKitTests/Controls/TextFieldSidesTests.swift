import PlacardUIKit
import TestTools
import Testing

/// Apple's pages of `UITextField.leftView` ("on the left (or leading) side"), `rightView` and `clearButtonMode`.
@MainActor @Suite struct TextFieldSidesTests {
    private func field(_ text: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = text
        return field
    }

    private func clearButton(of field: UITextField) -> UIControl? {
        field.layoutIfNeeded()
        return field.subviews.compactMap { $0 as? UIControl }.first { !$0.isHidden }
    }

    @Test func `side views change places where reading goes from the right`() {
        let field = field("abc")
        (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), .always)
        (field.rightView, field.rightViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), .always)
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 120, height: 40))
        field.semanticContentAttribute = .forceRightToLeft
        field.setNeedsLayout()
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 170, y: 10, width: 30, height: 20))
        #expect(field.rightView?.frame == CGRect(x: 0, y: 10, width: 50, height: 20))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 50, y: 0, width: 120, height: 40))
    }

    /// Apple's release notes of iOS 13 (51787798): side views are asked for `systemLayoutSizeFitting(_:)`.
    @Test func `side views are as large as they want to be`() {
        let (field, sign) = (field("abc"), UILabel())
        sign.text = "$"
        (field.leftView, field.leftViewMode) = (sign, .always)
        let name = UILabel()
        name.text = "kg"
        let stack = UIStackView(arrangedSubviews: [name])
        (field.rightView, field.rightViewMode) = (stack, .always)
        field.layoutIfNeeded()
        #expect(sign.frame.size == sign.intrinsicContentSize && sign.frame.width > 0)
        #expect(stack.frame.width == name.intrinsicContentSize.width && stack.frame.maxX == 200)
    }

    /// Apple's documentation of `contentVerticalAlignment`.
    @Test func `text lies at the top or at the bottom if it is to`() throws {
        func top(_ alignment: UIControl.ContentVerticalAlignment) throws -> CGFloat {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            field.text = "abc"
            field.contentVerticalAlignment = alignment
            field.layoutIfNeeded()
            return try #require(field.subviews.first).convert(field.caretRect(for: field.endOfDocument), to: field)
                .minY
        }
        let places = try [top(.top), top(.center), top(.bottom)]
        #expect(places == places.sorted() && Set(places).count == 3)
    }

    @Test func `the button that empties a field stands behind its text, and only beside one`() {
        let field = field("abc")
        #expect(clearButton(of: field) == nil)
        field.clearButtonMode = .always
        #expect(clearButton(of: field)?.frame == field.clearButtonRect(forBounds: field.bounds))
        #expect(field.textRect(forBounds: field.bounds).maxX == field.clearButtonRect(forBounds: field.bounds).minX)
        field.clearButtonMode = .whileEditing
        #expect(clearButton(of: field) == nil)
        field.clearButtonMode = .unlessEditing
        #expect(clearButton(of: field) != nil)
        field.text = ""
        #expect(clearButton(of: field) == nil)
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    }

    @Test func `it asks the delegate, and tells of the change`() {
        final class Guardian: UITextFieldDelegate {
            var permits = false
            func textFieldShouldClear(_ textField: UITextField) -> Bool { permits }
        }
        let (field, guardian) = (field("abc"), Guardian())
        (field.delegate, field.clearButtonMode) = (guardian, .always)
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        clearButton(of: field)?.sendActions(for: .touchUpInside)
        #expect(field.text == "abc" && changes == 0)
        guardian.permits = true
        clearButton(of: field)?.sendActions(for: .touchUpInside)
        #expect(field.text == "" && changes == 1)
    }

    @Test func `a search bar is mirrored where reading goes from the right`() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        let field = bar.searchTextField.frame
        bar.traitOverrides.layoutDirection = .rightToLeft
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.minX == 320 - field.maxX)
        #expect(bar.searchTextField.frame.size == field.size)
        bar.searchTextField.layoutIfNeeded()
        let glass = try #require(bar.searchTextField.leftView)
        #expect(glass.frame.maxX == bar.searchTextField.bounds.maxX)
        #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX == 7)
    }

    @Test func `the font alone decides how high a plain field is`() {
        let field = UITextField()
        field.font = .systemFont(ofSize: 17)
        let empty = field.intrinsicContentSize.height
        field.placeholder = "Password"
        let hinted = field.intrinsicContentSize.height
        field.text = "secret"
        #expect([empty, hinted, field.intrinsicContentSize.height] == [22, 22, 22])
    }

    /// Fields for codes lay their ground upon themselves when they are made, and show digits on it.
    @Test func `the text lies above what a field was given before it was laid out`() throws {
        final class Boxed: UITextField {
            let ground = CALayer()
            override init(frame: CGRect) {
                super.init(frame: frame)
                layer.addSublayer(ground)
            }
            required init?(coder: NSCoder) { nil }
        }
        let field = Boxed(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        field.text = "7"
        field.layoutIfNeeded()
        #expect(field.layer.sublayers?.first === field.ground)
        let line = CALayer()
        field.layer.addSublayer(line)
        field.setNeedsLayout()
        field.layoutIfNeeded()
        #expect(field.layer.sublayers?.last === line)
    }
}
