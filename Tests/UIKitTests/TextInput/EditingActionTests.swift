import Testing

@testable import PlacardUIKit

/// Source: Apple's documentation of `UIResponderStandardEditActions`.
@MainActor @Suite(.serialized) struct EditingActionTests {
    private let field = UITextField()
    private let view = UITextView()

    private func onBoth(_ check: (any EditedText & UIResponder) -> Void) {
        (field.text, view.text) = ("one two", "one two")
        check(field)
        check(view)
    }

    private func select(_ range: Range<Int>, in input: any EditedText) {
        let ends = [range.lowerBound, range.upperBound].compactMap {
            input.position(from: input.beginningOfDocument, offset: $0)
        }
        input.selectedTextRange = input.textRange(from: ends[0], to: ends[1])
    }

    private func text(of input: any EditedText) -> String? {
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) }
    }

    private func selection(of input: any EditedText) -> String? {
        input.selectedTextRange.flatMap { input.text(in: $0) }
    }

    @Test func `everything or a word is selected`() {
        onBoth { input in
            input.selectAll(nil)
            #expect(selection(of: input) == "one two")
            select(5..<5, in: input)
            input.select(nil)
            #expect(selection(of: input) == "two")
        }
    }

    @Test func `what is cut or copied is pasted elsewhere`() {
        onBoth { input in
            select(0..<4, in: input)
            input.cut(nil)
            #expect(text(of: input) == "two" && UIPasteboard.general.string == "one ")
            input.selectAll(nil)
            input.copy(nil)
            select(3..<3, in: input)
            input.paste(nil)
            #expect(text(of: input) == "twotwo")
            select(0..<3, in: input)
            input.delete(nil)
            #expect(text(of: input) == "two" && UIPasteboard.general.string == "two")
        }
    }

    @Test func `secrets are not copied, and what is closed to users is not changed`() {
        UIPasteboard.general.string = "kept"
        (field.text, view.text) = ("secret", "closed")
        field.isSecureTextEntry = true
        field.selectAll(nil)
        field.copy(nil)
        field.cut(nil)
        view.isEditable = false
        view.selectAll(nil)
        view.paste(nil)
        #expect(UIPasteboard.general.string == "kept" && field.text == "secret" && view.text == "closed")
    }

    @Test func `the delegate may refuse what is pasted`() {
        final class Refusing: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { false }
        }
        let delegate = Refusing()
        field.delegate = delegate
        field.text = "one"
        UIPasteboard.general.string = "two"
        field.paste(nil)
        #expect(field.text == "one")
    }
}
