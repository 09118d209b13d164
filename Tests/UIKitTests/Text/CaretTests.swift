import Foundation
import Testing

@testable import PlacardUIKit

/// Where the insertion point stands in text views.
@MainActor @Suite struct CaretTests {
    private func view(_ text: String, width: CGFloat = 60) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        (view.font, view.text) = (.systemFont(ofSize: 17), text)
        view.layoutIfNeeded()
        return view
    }

    private func carets(_ view: UITextView) throws -> [CGRect] {
        try (0...view.textStorage.length).map { offset in
            view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
        }
    }

    @Test(arguments: ["ab      cdefgh", "אב      גדהוזח"])
    func `the insertion point goes on behind spaces at a line's end, as far as the line reaches`(_ text: String)
        throws
    {
        let view = view(text)
        let places = try carets(view)[2...7].map(\.minX)
        let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
        let space = " ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(steps.allSatisfy { $0 <= space + 0.01 } && steps.prefix(4).allSatisfy { abs($0 - space) < 0.01 })
        #expect(places.allSatisfy { $0 >= 5 && $0 <= 55 })
        #expect(try carets(view)[8].minY > carets(view)[7].minY)
    }

    /// Apple's documentation of `closestPosition(to:)`: a touch at an insertion point leads there, whichever of several places
    /// that are drawn at one point it is.
    @Test(arguments: [
        "ab      cdefgh      ij", "שלום, mixed טקסט with 45", "abc אבג def", "e\u{301}te\u{301} 👨‍👩‍👧 x",
        "a\tb\n\nnext\n",
    ])
    func `a touch where an insertion point is drawn leads to one that is drawn there`(_ text: String) throws {
        for alignment in [NSTextAlignment.natural, .center, .right] {
            for width in [40, 60, 150] as [CGFloat] {
                let view = view(text, width: width)
                view.textAlignment = alignment
                for caret in try carets(view) {
                    let place = try #require(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
                    let drawn = view.caretRect(for: place)
                    #expect(abs(drawn.minX - caret.minX) <= 0.5 && drawn.minY == caret.minY, "at \(width)")
                }
            }
        }
    }

    @Test func `text that no line holds has its insertion point where the lines end`() throws {
        let places = try carets(view("ab\u{0C}cd", width: 200))
        #expect(places.allSatisfy { $0.minX.isFinite && $0.height > 15 })
        #expect(places[3...].allSatisfy { $0 == places[2] })
    }
}
