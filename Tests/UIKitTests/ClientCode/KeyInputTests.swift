import PlacardUIKit
import TestTools
import Testing

/// Fields as code for phones writes them: what it does not declare of a keyboard's wishes has its default.
@MainActor @Suite struct KeyInputTests {
    /// A field for a code: four digits, drawn by itself.
    private final class CodeField: UIView, UIKeyInput {
        private(set) var code = ""
        var keyboardType = UIKeyboardType.numberPad
        var hasText: Bool { !code.isEmpty }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ text: String) { code = String((code + text).prefix(4)) }
        func deleteBackward() { code = String(code.dropLast()) }
    }

    @Test func `a view of one's own takes text with the wishes that it declares, and the defaults of all others`() {
        let field = CodeField()
        field.insertText("12")
        field.insertText("345")
        field.deleteBackward()
        let traits: any UITextInputTraits = field
        #expect(field.code == "123" && field.hasText)
        #expect(traits.keyboardType == .numberPad && traits.returnKeyType == .default)
        #expect(traits.autocapitalizationType == .sentences && traits.textContentType == nil)
    }

    private final class PhoneField: UITextField {
        override var keyboardType: UIKeyboardType {
            get { .phonePad }
            set {}
        }
    }

    @Test func `a field may insist on its keyboard`() {
        let (phone, plain) = (PhoneField(), UITextField())
        (phone.keyboardType, plain.keyboardType) = (.URL, .URL)
        #expect(phone.keyboardType == .phonePad && plain.keyboardType == .URL)
        plain.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
        #expect((plain as any UITextInputTraits).passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    }

    /// Apple's page of `clearsOnBeginEditing`.
    @Test func `a field that clears on beginning is empty when it is edited`() {
        let (window, field) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UITextField())
        window.addSubview(field)
        (field.text, field.clearsOnBeginEditing) = ("old", true)
        #expect(field.becomeFirstResponder() && field.text == "")
    }

    @MainActor private final class Reader: NSObject, UITextViewDelegate {
        var heard: [String] = []
        var takesDefault = false

        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
            -> UIAction?
        {
            guard case .link(let url) = textItem.content, !takesDefault else { return defaultAction }
            return UIAction { [self] _ in heard.append("\(url) at \(textItem.range.location)") }
        }

        func textView(
            _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            heard.append("default \(url)")
            return false
        }
    }

    @Test(arguments: [(false, "https://placard.test at 4"), (true, "default https://placard.test")])
    func `a tap on a link does what the delegate makes of it`(takesDefault: Bool, heard: String) throws {
        let (view, reader) = (UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Reader())
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        reader.takesDefault = takesDefault
        (view.delegate, view.isEditable) = (reader, false)
        let text = NSMutableAttributedString(
            string: "See the page", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: try #require(URL(string: "https://placard.test")), range: NSRange(4..<12))
        view.attributedText = text
        view.layoutIfNeeded()
        TouchSequence(in: window).tap(at: CGPoint(x: 50, y: 18))
        #expect(reader.heard == [heard])
    }
}
