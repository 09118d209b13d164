import Foundation
import PlacardUIKit
import TestTools
import Testing

/// Apple's documentation of `UITextField`, `UITextFieldDelegate` and `UITextViewDelegate`: what is told, and in which order.
@MainActor @Suite struct TextEditingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    private let editor = Editor()

    init() {
        window.addSubview(field)
        field.delegate = editor
        for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd] {
            field.addAction(
                UIAction { [editor] _ in editor.heard.append("event \(event.rawValue >> 16)") }, for: event)
        }
    }

    @Test func `A field is edited while it is first, and tells of it`() {
        #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
        field.insertText("a\u{1F44B}")
        field.deleteBackward()
        #expect(field.text == "a" && field.hasText)
        #expect(field.resignFirstResponder() && !field.isEditing)
        #expect(
            editor.heard == [
                "should begin", "begin", "event 1", "event 2", "event 2", "should end", "end", "event 4",
            ])
    }

    /// Fields with floating labels hide the placeholder's, which they look for among the subviews. Source: on iOS text that is
    /// edited lies in another view, and the placeholder's is shown and hidden as text goes and comes.
    @Test func `Text that is typed shows though the placeholder was hidden`() throws {
        field.placeholder = "Name"
        let label = try #require(field.subviews.first { $0 is UILabel })
        label.isHidden = true
        field.placeholder = "Full name"
        #expect(label.isHidden)
        field.becomeFirstResponder()
        field.insertText("a")
        #expect(!label.isHidden)
        label.isHidden = true
        field.insertText("b")
        #expect(label.isHidden)
        field.text = ""
        #expect(!label.isHidden)
    }

    /// In UTF-16 units; nil while something is selected.
    private var insertionPoint: Int? {
        guard let range = field.selectedTextRange, range.isEmpty else { return nil }
        return field.offset(from: field.beginningOfDocument, to: range.start)
    }

    @Test func `A tap begins editing behind the text, and another one moves the insertion point`() throws {
        field.text = "some words"
        window.layoutIfNeeded()
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        let caret = field.caretRect(for: place)
        let finger = TouchSequence(in: window)
        finger.tap(at: CGPoint(x: caret.midX + 1, y: caret.midY))
        #expect(field.isEditing && insertionPoint == 10)
        finger.wait(1)
        finger.tap(at: CGPoint(x: caret.midX + 1, y: caret.midY))
        #expect(insertionPoint == 5)
    }

    /// As the menus of UIKit's fields show them; programs ask `super` in overrides that take pasting away.
    @Test func `The actions of editing can be done when there is something to do, and are sent by their selectors`() {
        UIPasteboard.general.items = []
        field.text = "a word"
        field.becomeFirstResponder()
        func possible() -> [String] {
            ["cut:", "copy:", "paste:", "select:", "selectAll:"].filter {
                field.canPerformAction(Selector($0), withSender: nil)
            }
        }
        #expect(possible() == ["select:", "selectAll:"])
        #expect(UIApplication.shared.sendAction(Selector("selectAll:"), to: nil, from: field, for: nil))
        #expect(possible() == ["cut:", "copy:"])
        #expect(UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: field, for: nil))
        #expect(UIPasteboard.general.string == "a word" && possible() == ["cut:", "copy:", "paste:"])
        field.isSecureTextEntry = true
        #expect(possible() == ["paste:"])
        #expect(!field.canPerformAction(Selector("unknown:"), withSender: nil))
    }

    @Test func `Writing takes the place of what is selected`() throws {
        field.text = "+41 79"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try #require(field.position(from: start, offset: 2))
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        field.selectedTextRange = field.textRange(from: end, to: start)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "41")
        field.insertText("352")
        #expect(field.text == "+352 79")
        field.deleteBackward()
        #expect(field.text == "+35 79")
        field.selectedTextRange = nil
        field.deleteBackward()
        #expect(field.text == "+35 7")
        field.layoutIfNeeded()
        let carets = [field.beginningOfDocument, end, field.endOfDocument].map { field.caretRect(for: $0).minX }
        #expect(carets == carets.sorted() && carets[0] < carets[2])
    }

    private final class Refusing: NSObject, UITextFieldDelegate {
        var asked = 0
        var returns = false
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            asked += 1
            return returns
        }
    }

    /// Apple's documentation of `textFieldShouldReturn(_:)` and of `editingDidEndOnExit`.
    @Test func `A line break is the return key`() {
        let delegate = Refusing()
        var heard = 0
        field.delegate = delegate
        field.text = "x"
        field.becomeFirstResponder()
        field.insertText("\n")
        #expect(field.text == "x" && delegate.asked == 1 && field.isFirstResponder)
        delegate.returns = true
        field.insertText("\n")
        #expect(field.isFirstResponder)
        field.addAction(UIAction { _ in heard += 1 }, for: .editingDidEndOnExit)
        field.insertText("\n")
        #expect(heard == 1 && !field.isFirstResponder && field.text == "x")
    }

    private final class Faint: UITextField {
        override func drawPlaceholder(in rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    @Test func `A subclass draws its placeholder itself`() throws {
        let field = Faint(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        field.placeholder = "Name"
        #expect(try Pixels(of: field)[20, 10] == 0xFFFF_0000)
        field.text = "x"
        #expect(try Pixels(of: field)[40, 10] == 0)
    }

    /// What Xcode's own new fields say since Xcode 10: 60 of 80 in published documents.
    @Test func `What floats above a field is shown`() {
        let title = UIView(frame: CGRect(x: 0, y: -10, width: 20, height: 10))
        title.backgroundColor = .red
        field.addSubview(title)
        field.frame.origin.y = 20
        func picture() -> Data {
            UIGraphicsImageRenderer(bounds: window.bounds).pngData { window.layer.render(in: $0.cgContext) }
        }
        let shown = picture()
        title.isHidden = true
        #expect(!field.clipsToBounds && picture() != shown)
    }

    @Test func `A delegate may refuse, and a field that is disabled or in no window is not edited`() {
        editor.permits = false
        #expect(!field.becomeFirstResponder() && !field.isEditing)
        #expect(!UITextField().becomeFirstResponder())
        editor.permits = true
        field.isEnabled = false
        #expect(!field.becomeFirstResponder())
        field.isEnabled = true
        field.becomeFirstResponder()
        editor.permits = false
        #expect(!field.resignFirstResponder() && field.isEditing)
    }

    @Test func `Another field takes over`() {
        let other = UITextField()
        window.addSubview(other)
        field.becomeFirstResponder()
        #expect(other.becomeFirstResponder())
        #expect(!field.isEditing && editor.heard.suffix(2) == ["end", "event 4"])
        window.endEditing(true)
        #expect(!other.isFirstResponder)
    }

    @Test func `Side views for editing come and go`() {
        let sign = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        (field.rightView, field.rightViewMode) = (sign, .whileEditing)
        field.layoutIfNeeded()
        #expect(sign.isHidden)
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        #expect(!sign.isHidden)
    }

    @Test func `What was typed has the field's looks, and notifications are posted`() {
        field.font = .boldSystemFont(ofSize: 20)
        nonisolated(unsafe) var posted = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: field, queue: nil
        ) { _ in posted += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        field.insertText("x")
        #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font)
        #expect(posted == 1)
    }

    @Test func `A text view tells its delegate, and one that cannot be edited does not`() {
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        window.addSubview(view)
        view.delegate = editor
        view.becomeFirstResponder()
        view.insertText("a")
        view.resignFirstResponder()
        #expect(editor.heard == ["view should begin", "view begin", "view change", "view should end", "view end"])
        editor.heard = []
        view.isEditable = false
        #expect(view.becomeFirstResponder() && view.resignFirstResponder() && editor.heard.isEmpty)
        view.isSelectable = false
        #expect(!view.becomeFirstResponder())
    }

    /// Apple's documentation of `textFieldShouldEndEditing(_:)`: editing may end though the answer is no.
    @Test func `Editing that is ended by force is told of`() {
        field.becomeFirstResponder()
        editor.permits = false
        editor.heard = []
        #expect(window.endEditing(true) && !field.isEditing && editor.heard == ["end", "event 4"])
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        window.addSubview(view)
        view.becomeFirstResponder()
        view.delegate = editor
        editor.heard = []
        view.removeFromSuperview()
        #expect(editor.heard == ["view end"])
    }

    @Test func `A text view that may be edited no more tells of the end`() {
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        window.addSubview(view)
        view.becomeFirstResponder()
        view.delegate = editor
        view.isEditable = false
        view.resignFirstResponder()
        #expect(editor.heard == ["view should end", "view end"])
    }

    /// Apple's documentation of `textFieldShouldClear(_:)`.
    @Test func `The delegate is asked before editing begins with an empty field`() {
        field.clearsOnBeginEditing = true
        field.text = "keep"
        editor.clears = false
        field.becomeFirstResponder()
        #expect(field.text == "keep")
        field.resignFirstResponder()
        editor.clears = true
        field.becomeFirstResponder()
        #expect(field.text == "")
    }

    /// Apple's declarations of both are `@NSCopying`.
    @Test func `A field keeps what was set, whatever becomes of a text that can change`() {
        let text = NSMutableAttributedString(string: "seen")
        (field.attributedText, field.attributedPlaceholder) = (text, text)
        text.append(NSAttributedString(string: " and unseen"))
        #expect(field.text == "seen" && field.placeholder == "seen")
    }

    /// As labels and text views: each stretch keeps its own style.
    @Test func `Fonts of a field's text follow the text size one by one`() throws {
        let (body, caption) = (
            UIFont.preferredFont(forTextStyle: .body), UIFont.preferredFont(forTextStyle: .caption1)
        )
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: body])
        text.addAttribute(.font, value: caption, range: NSRange(location: 1, length: 1))
        field.attributedText = text
        field.adjustsFontForContentSizeCategory = true
        field.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let found = try (0..<2).map { place in
            try #require(field.attributedText?.attribute(.font, at: place, effectiveRange: nil) as? UIFont).pointSize
        }
        let expected = [UIFont.TextStyle.body, .caption1].map {
            UIFont.preferredFont(forTextStyle: $0, compatibleWith: large).pointSize
        }
        #expect(found == expected && field.font?.pointSize == expected[0])
    }
}

@MainActor private final class Editor: UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []
    var permits = true
    var clears = true

    func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
    private func ask(_ what: String) -> Bool {
        if permits { heard.append(what) }
        return permits
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("view should begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("view begin") }
    func textViewDidChange(_ textView: UITextView) { heard.append("view change") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("view should end") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("view end") }
}
