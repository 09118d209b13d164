import PlacardUIKit
import TestTools
import Testing

/// What text views and fields take from an attributed text, and what is typed then.
@MainActor @Suite struct TextViewStyleTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private static var styled: NSAttributedString {
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        return NSAttributedString(
            string: "Hello",
            attributes: [
                .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: centered,
                .kern: 2,
            ])
    }

    private func look(of text: NSAttributedString?, at offset: Int) -> [NSAttributedString.Key: Any] {
        text?.attributes(at: offset, effectiveRange: nil) ?? [:]
    }

    /// Apple's documentation of `UITextView.attributedText`: font, color and alignment reflect the style at location 0.
    @Test func `a text view's properties are those of the attributed text's beginning`() {
        view.attributedText = Self.styled
        #expect(view.textColor == .red && view.textAlignment == .center && view.font == .boldSystemFont(ofSize: 20))
        view.insertText("X")
        let typed = look(of: view.attributedText, at: 5)
        #expect(typed[.font] as? UIFont == .boldSystemFont(ofSize: 20) && typed[.foregroundColor] as? UIColor == .red)
        view.text = "new"
        let plain = look(of: view.attributedText, at: 0)
        #expect(plain[.font] as? UIFont == .boldSystemFont(ofSize: 20) && plain[.foregroundColor] as? UIColor == .red)
        #expect((plain[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }

    /// Apple's documentation of `UITextField.attributedText`, which says the same.
    @Test func `a field's properties are those of the attributed text's beginning`() {
        let field = UITextField()
        field.attributedText = Self.styled
        #expect(field.font == .boldSystemFont(ofSize: 20) && field.textColor == .red)
        #expect(field.textAlignment == .center)
        #expect(look(of: field.attributedText, at: 0)[.kern] as? Int == 2)
        field.insertText("X")
        #expect(look(of: field.attributedText, at: 5)[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        field.text = "new"
        #expect(look(of: field.attributedText, at: 0)[.foregroundColor] as? UIColor == .red)
        #expect(field.textAlignment == .center)
    }

    @Test func `a text that is set plain leaves a field's alignment`() {
        let field = UITextField()
        field.textAlignment = .right
        field.text = "x"
        #expect(field.textAlignment == .right)
    }

    /// Apple's documentation of `UITextView.typingAttributes`: they are cleared when the selection changes.
    @Test func `typed text goes on like the text before, unless the client wants otherwise`() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        view.attributedText = text
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
        view.typingAttributes[.foregroundColor] = UIColor.green
        view.insertText("c")
        #expect(look(of: view.attributedText, at: 1)[.foregroundColor] as? UIColor == .green)
        view.selectedRange = NSRange(location: 3, length: 0)
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
    }

    /// Apple's documentation of `UITextField.typingAttributes`: nil unless the field is edited.
    @Test func `a field has typing attributes while it is edited`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        window.addSubview(field)
        #expect(field.typingAttributes == nil)
        field.becomeFirstResponder()
        #expect(field.typingAttributes?[.font] as? UIFont == field.font)
        field.typingAttributes?[.foregroundColor] = UIColor.red
        field.insertText("a")
        #expect(look(of: field.attributedText, at: 0)[.foregroundColor] as? UIColor == .red)
        field.resignFirstResponder()
        #expect(field.typingAttributes == nil)
    }

    /// Issues of published projects say so (johnxnguyen/Down 233, SimonFairbairn/SwiftyMarkdown 7).
    @Test func `links have the view's tint until they are given looks`() {
        let color = { [view] in view.linkTextAttributes[.foregroundColor] as? UIColor }
        let parent = UIView()
        parent.addSubview(view)
        parent.tintColor = .purple
        #expect(color() == .purple)
        view.tintColor = .red
        #expect(color() == .red)
        view.linkTextAttributes = [.foregroundColor: UIColor.green]
        view.tintColor = .blue
        #expect(color() == .green)
        view.linkTextAttributes = nil
        #expect(color() == .blue)
    }

    /// Text views made in code are white on iOS, so that apps write `backgroundColor = .clear`.
    @Test func `a text view that code makes has the system's background`() {
        #expect(view.backgroundColor == .systemBackground)
        let clear = UITextView()
        clear.backgroundColor = .clear
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(clear)
        #expect(clear.backgroundColor == .clear)
    }
}
