import PlacardUIKit
import Testing

/// Apple's documentation of `UITextInputTokenizer`: at a boundary the direction decides.
@MainActor @Suite struct UITextInputStringTokenizerTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() { view.text = "One, two.\nÇa va? 👋🏽" }

    private func unit(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) throws -> String?
    {
        let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        let range = view.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: direction)
        return range.flatMap { view.text(in: $0) }
    }

    @Test func aWordIsFoundAroundAPlaceAndNoneBetweenWords() throws {
        #expect(try unit(1, .word, .storage(.forward)) == "One")
        #expect(try unit(3, .word, .storage(.forward)) == nil)
        #expect(try unit(3, .word, .storage(.backward)) == "One")
        #expect(try unit(5, .word, .layout(.right)) == "two")
        #expect(try unit(5, .word, UITextDirection(rawValue: 1)) == nil)
    }

    @Test func otherUnitsAreFound() throws {
        #expect(try unit(18, .character, .storage(.forward)) == "👋🏽")
        #expect(try unit(12, .paragraph, .storage(.forward)) == "Ça va? 👋🏽")
        #expect(try unit(1, .line, .storage(.forward)) == "One, two.\n")
        #expect(try unit(1, .document, .storage(.forward)) == view.text)
    }

    @Test func boundariesAreFoundFromPlaceToPlace() throws {
        var place: UITextPosition? = view.beginningOfDocument
        var stops: [Int] = []
        while let present = place {
            place = view.tokenizer.position(from: present, toBoundary: .word, inDirection: .storage(.forward))
            if let place { stops.append(view.offset(from: view.beginningOfDocument, to: place)) }
        }
        #expect(stops.prefix(5) == [3, 5, 8, 10, 12])
        let end = try #require(view.position(from: view.beginningOfDocument, offset: 3))
        #expect(view.tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
        #expect(!view.tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.backward)))
    }
}
