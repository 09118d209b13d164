import PlacardUIKit
import Testing

/// Apple's documentation of `UITextInput`.
@MainActor @Suite struct UITextInputTests {
    /// As little as code for phones has to write itself.
    private final class Letters: UIView, UITextInput {
        final class Place: UITextPosition {
            let index: Int
            init(_ index: Int) { self.index = index }
        }
        final class Span: UITextRange {
            let (first, last): (Int, Int)
            init(_ first: Int, _ last: Int) { (self.first, self.last) = (first, last) }
            override var start: UITextPosition { Place(first) }
            override var end: UITextPosition { Place(last) }
            override var isEmpty: Bool { first == last }
        }

        var letters = Array("one two\nthree")
        var selectedTextRange: UITextRange?
        private func index(_ place: UITextPosition) -> Int { (place as? Place)?.index ?? 0 }

        var hasText: Bool { !letters.isEmpty }
        func insertText(_ text: String) { letters += text }
        func deleteBackward() { letters.removeLast() }
        func text(in range: UITextRange) -> String? { String(letters[index(range.start)..<index(range.end)]) }
        func replace(_ range: UITextRange, withText text: String) {
            letters.replaceSubrange(index(range.start)..<index(range.end), with: Array(text))
        }
        var beginningOfDocument: UITextPosition { Place(0) }
        var endOfDocument: UITextPosition { Place(letters.count) }
        func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { Span(index(from), index(to)) }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
            (0...letters.count).contains(index(position) + offset) ? Place(index(position) + offset) : nil
        }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
            index(position) == index(other)
                ? .orderedSame : index(position) < index(other) ? .orderedAscending : .orderedDescending
        }
        func offset(from: UITextPosition, to: UITextPosition) -> Int { index(to) - index(from) }
        func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
        func caretRect(for position: UITextPosition) -> CGRect {
            CGRect(x: 10 * index(position), y: 0, width: 2, height: 20)
        }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        func closestPosition(to point: CGPoint) -> UITextPosition? {
            Place(min(max(0, Int((point.x / 10).rounded())), letters.count))
        }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
    }

    @Test func `words of an object's own text are found by its places`() throws {
        let letters = Letters()
        let range = try #require(
            letters.tokenizer.rangeEnclosingPosition(
                Letters.Place(5), with: .word, inDirection: .storage(.forward)))
        #expect(letters.text(in: range) == "two")
        let next = letters.tokenizer.position(
            from: Letters.Place(0), toBoundary: .paragraph, inDirection: .storage(.forward))
        #expect((next as? Letters.Place)?.index == 7)
    }

    @Test func `steps, ranges and marked text follow from an object's places`() throws {
        let letters = Letters()
        let input: any UITextInput = letters
        #expect((input.position(from: Letters.Place(2), in: .right, offset: 3) as? Letters.Place)?.index == 5)
        #expect((input.position(from: Letters.Place(2), in: .left, offset: 1) as? Letters.Place)?.index == 1)
        #expect(input.position(from: Letters.Place(2), in: .down, offset: 1) == nil)
        let all = try #require(input.characterRange(byExtending: Letters.Place(4), in: .right))
        #expect(input.text(in: all) == "two\nthree")
        let within = Letters.Span(2, 5)
        #expect((input.closestPosition(to: CGPoint(x: 900, y: 5), within: within) as? Letters.Place)?.index == 5)
        #expect((input.position(within: within, farthestIn: .left) as? Letters.Place)?.index == 2)
        letters.selectedTextRange = Letters.Span(0, 3)
        input.setMarkedText("One", selectedRange: NSRange(location: 3, length: 0))
        #expect(String(letters.letters) == "One two\nthree" && input.markedTextRange == nil)
    }

    @Test func `text from the right steps to the left`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "שלום"
        let second = try #require(view.position(from: view.beginningOfDocument, offset: 1))
        let left = try #require(view.position(from: second, in: .left, offset: 1))
        #expect(view.offset(from: view.beginningOfDocument, to: left) == 2)
    }

    @Test func `lines lie above each other`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "abc\ndef"
        let second = try #require(view.position(from: view.beginningOfDocument, offset: 1))
        let below = try #require(view.position(from: second, in: .down, offset: 1))
        #expect(view.offset(from: view.beginningOfDocument, to: below) == 5)
        let line = try #require(view.characterRange(byExtending: second, in: .right))
        #expect(view.text(in: line) == "bc")
    }

    @Test func `a field finds places and characters at points`() throws {
        let field: any UIResponder & UITextInput = {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            field.text = "a👋c"
            return field
        }()
        for offset in [0, 1, 3, 4] {
            let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
            let caret = field.caretRect(for: place)
            let found = try #require(field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
            #expect(field.compare(found, to: place) == .orderedSame)
        }
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let character = try #require(
            field.characterRange(at: CGPoint(x: field.caretRect(for: place).midX + 8, y: 15)))
        #expect(field.text(in: character) == "👋")
    }

    @Test func `a floating cursor takes the insertion point along`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.text = "one two"
        let place = try #require(view.position(from: view.beginningOfDocument, offset: 4))
        view.beginFloatingCursor(at: .zero)
        view.updateFloatingCursor(at: view.caretRect(for: place).origin)
        view.endFloatingCursor()
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
    }

    @Test func `a place's styling is that of the character behind it or before it`() throws {
        let field = UITextField()
        let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 1])
        text.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))
        field.attributedText = text
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        #expect(field.textStyling(at: place, in: .forward)?[.kern] as? Int == 2)
        #expect(field.textStyling(at: place, in: .backward)?[.kern] as? Int == 1)
        #expect(field.textStyling(at: field.endOfDocument, in: .forward) == nil)
    }
}
