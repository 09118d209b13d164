import Foundation
import PlacardUIKit
import Testing

/// Apple's documentation of `UITextFieldDelegate` and `UITextViewDelegate`: what the keyboard asks before it changes a text.
@MainActor @Suite struct TouchSequenceKeysTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let finger: TouchSequence
    private let asked = Asked()

    init() { finger = TouchSequence(in: window) }

    private func field(_ field: UITextField = UITextField()) -> UITextField {
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
        field.delegate = asked
        window.addSubview(field)
        finger.tap(at: CGPoint(x: 20, y: 17))
        return field
    }

    @Test func `a field's delegate is asked for each key, and may refuse it`() {
        let field = field()
        asked.most = 3
        finger.type("12345")
        #expect(field.text == "123")
        #expect(asked.heard == ["0+0 1", "1+0 2", "2+0 3", "3+0 4", "3+0 5"])
        asked.heard = []
        finger.deleteBackward()
        #expect(field.text == "12" && asked.heard == ["2+1 "])
    }

    @Test func `programs that insert a text ask nobody`() {
        let field = field()
        asked.most = 1
        field.insertText("12")
        #expect(field.text == "12" && asked.heard.isEmpty)
    }

    @Test func `the delegate is not asked where nothing can be taken away`() {
        let field = field()
        finger.deleteBackward()
        #expect(field.text == "" && asked.heard.isEmpty)
    }

    @Test func `the return key of a field asks for itself`() {
        let field = field()
        finger.type("a\n")
        #expect(field.text == "a" && asked.heard == ["0+0 a", "return"])
    }

    @Test func `a text view's delegate is asked for line breaks too`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.delegate = asked
        window.addSubview(view)
        view.becomeFirstResponder()
        finger.type("a\n\u{1F469}\u{200D}\u{1F467}")
        finger.deleteBackward()
        #expect(view.text == "a\n" && asked.heard == ["0+0 a", "1+0 \n", "2+0 \u{1F469}\u{200D}\u{1F467}", "2+5 "])
        view.isEditable = false
        finger.type("b")
        finger.deleteBackward()
        #expect(view.text == "a\n")
    }

    /// A widespread use in fields for the digits of a code, which shows each digit once on a device.
    @Test func `what a delegate wrote before it moved on is not written again`() {
        final class Digits: NSObject, UITextFieldDelegate {
            var next: UITextField?
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                textField.text = string
                textField.resignFirstResponder()
                next?.becomeFirstResponder()
                return true
            }
        }
        let (digits, first, second) = (
            Digits(), field(), UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 34))
        )
        (digits.next, first.delegate) = (second, digits)
        window.addSubview(second)
        finger.type("12")
        #expect(first.text == "1" && second.text == "2")
        first.becomeFirstResponder()
        digits.next = nil
        finger.deleteBackward()
        #expect(first.text == "" && !first.isFirstResponder)
    }

    @Test func `any other view with keys takes them all`() {
        let view = KeyView(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        window.addSubview(view)
        finger.type("x")
        view.becomeFirstResponder()
        finger.type("12\n")
        finger.deleteBackward()
        #expect(view.keys == ["1", "2", "\n", "delete"])
    }

    @Test func `what is taken away is of the text that the field keeps, not of the one that a subclass tells`() {
        let field = field(QuietField())
        field.insertText("\u{200B}")
        #expect(field.text == "")
        finger.deleteBackward()
        #expect(field.attributedText?.length == 0 && asked.heard == ["0+1 "])
    }
}

private final class QuietField: UITextField {
    override var text: String? {
        get { super.text?.replacingOccurrences(of: "\u{200B}", with: "") }
        set { super.text = newValue }
    }
}

private final class KeyView: UIView, UIKeyInput {
    var keys: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !keys.isEmpty }
    func insertText(_ text: String) { keys.append(text) }
    func deleteBackward() { keys.append("delete") }
}

private final class Asked: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []
    var most = Int.max

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        heard.append("\(range.location)+\(range.length) \(string)")
        return string.isEmpty || (textField.text ?? "").count < most
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        heard.append("return")
        return true
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        heard.append("\(range.location)+\(range.length) \(text)")
        return true
    }
}
