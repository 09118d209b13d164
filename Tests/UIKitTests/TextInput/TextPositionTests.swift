import PlacardUIKit
import Testing

@MainActor @Suite struct TextPositionTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        view.font = .systemFont(ofSize: 17)
        view.text = "ab👋 d\nnext"
    }

    private func position(_ offset: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }

    @Test func placesAreCountedInUnits() throws {
        #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 11)
        #expect(view.position(from: view.beginningOfDocument, offset: 12) == nil)
        #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
        #expect(view.compare(try position(1), to: try position(4)) == .orderedAscending)
        let range = try #require(view.textRange(from: try position(4), to: try position(2)))
        #expect(view.text(in: range) == "👋" && !range.isEmpty)
    }

    @Test func caretsStandBetweenCharactersAndOnTheirLines() throws {
        let carets = try [0, 1, 2, 4, 6, 7, 11].map { view.caretRect(for: try position($0)) }
        #expect(carets.prefix(5).map(\.minX) == carets.prefix(5).map(\.minX).sorted())
        #expect(Set(carets.prefix(5).map(\.minY)).count == 1)
        #expect(carets[5].minX == carets[0].minX && carets[5].minY >= carets[0].maxY)
        #expect(carets[6].minX > carets[5].minX && carets.allSatisfy { $0.width == 2 && $0.height > 15 })
    }

    @Test func aPointLeadsToTheNearestPlace() throws {
        for offset in [0, 1, 2, 4, 8] {
            let caret = view.caretRect(for: try position(offset))
            let found = try #require(view.closestPosition(to: CGPoint(x: caret.minX + 0.1, y: caret.midY)))
            #expect(view.offset(from: view.beginningOfDocument, to: found) == offset)
        }
        let caret = view.caretRect(for: try position(2))
        let character = try #require(view.characterRange(at: CGPoint(x: caret.minX + 4, y: caret.midY)))
        #expect(view.text(in: character) == "👋")
    }

    @Test func aRangeOfTwoLinesHasTwoRectangles() throws {
        let range = try #require(view.textRange(from: try position(1), to: try position(9)))
        let rects = view.selectionRects(for: range)
        #expect(rects.count == 2 && rects[0].containsStart && rects[1].containsEnd)
        #expect(view.firstRect(for: range) == rects[0].rect)
        #expect(rects[0].rect.minX == view.caretRect(for: try position(1)).minX)
    }

    @Test func typingReplacesWhatIsSelectedAndIsTold() {
        final class Listener: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let listener = Listener()
        view.delegate = listener
        view.selectedRange = NSRange(location: 2, length: 2)
        view.insertText("c")
        #expect(view.text == "abc d\nnext" && view.selectedRange == NSRange(location: 3, length: 0))
        view.deleteBackward()
        #expect(view.text == "ab d\nnext" && listener.changes == 2 && view.hasText)
        view.text = "👋"
        view.selectedRange = NSRange(location: 2, length: 0)
        view.deleteBackward()
        view.deleteBackward()
        #expect(view.text == "" && !view.hasText)
        #expect(view.caretRect(for: view.endOfDocument).height > 15)
    }

    @Test func wishesForKeyboardsAreKept() {
        let field = UITextField()
        (field.keyboardType, field.returnKeyType, field.autocapitalizationType) = (.URL, .done, .none)
        #expect(field.keyboardType == .URL && field.returnKeyType == .done && field.autocapitalizationType == .none)
        #expect(view.autocapitalizationType == .sentences && view.spellCheckingType == .default)
    }
}
