import PlacardUIKit
import Testing

/// Insertion points and what is told of them.
@MainActor @Suite struct SelectionTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    /// The usual recipe for links without selection, which ends on iOS: only another selection is told.
    @Test func `a delegate may select within its answer`() {
        final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
            var calls = 0
            func textViewDidChangeSelection(_ textView: UITextView) {
                calls += 1
                textView.selectedTextRange = nil
            }
            func textFieldDidChangeSelection(_ textField: UITextField) {
                calls += 1
                let end = textField.endOfDocument
                textField.selectedTextRange = textField.textRange(from: end, to: end)
            }
        }
        let listener = Listener()
        view.delegate = listener
        view.text = "hello"
        #expect(view.selectedRange == NSRange(location: 0, length: 0) && listener.calls == 2)
        let field = UITextField()
        field.delegate = listener
        field.text = "hello"
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        #expect(listener.calls == 4)
        field.selectedTextRange = field.selectedTextRange
        #expect(listener.calls == 4)
    }

    private func carets(_ text: String) -> [CGFloat] {
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return (0...text.utf16.count).compactMap { view.position(from: view.beginningOfDocument, offset: $0) }
            .map { view.caretRect(for: $0).minX }
    }

    @Test func `insertion points in text from the right go to the left`() {
        let places = carets("שלום")
        #expect(places == places.sorted(by: >) && abs(places[0] - 195) < 1)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "אבג"
        let own = (0...3).compactMap { field.position(from: field.beginningOfDocument, offset: $0) }
            .map { field.caretRect(for: $0).midX }
        #expect(own == own.sorted(by: >) && abs(own[0] - 200) < 1)
    }

    @Test func `a line without text has its insertion point where text will stand`() {
        view.textAlignment = .center
        #expect(carets("") == [100])
        view.textAlignment = .right
        #expect(carets("") == [195])
        #expect(carets("abc\n").last == 195)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.textAlignment = .center
        #expect(field.caretRect(for: field.endOfDocument).midX == 100)
    }

    @Test func `a point on the empty last line leads to the end`() throws {
        view.font = .systemFont(ofSize: 17)
        view.text = "abc\n"
        for y in [35.0, 45, 150] {
            let place = try #require(view.closestPosition(to: CGPoint(x: 10, y: y)))
            #expect(view.offset(from: view.beginningOfDocument, to: place) == 4)
        }
        let first = try #require(view.closestPosition(to: CGPoint(x: 190, y: 15)))
        #expect(view.offset(from: view.beginningOfDocument, to: first) == 3)
    }
}
