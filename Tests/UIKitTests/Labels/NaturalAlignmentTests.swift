import Foundation
import PlacardUIKit
import Testing

/// Natural lines of labels and drawn strings begin where the interface begins, whatever their text: images of iOS 13
/// (adil-hussain-84/uilabel-natural-text-alignment). Fields go by their content, text views by each paragraph.
@MainActor @Suite struct NaturalAlignmentTests {
    private nonisolated static let arabic = "مرحبا بالعالم"
    private nonisolated static let english = "Hello."
    private static let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)

    private func label(_ text: String, _ direction: UITraitEnvironmentLayoutDirection) -> UILabel {
        let label = UILabel(frame: Self.bounds)
        label.traitOverrides.layoutDirection = direction
        label.text = text
        return label
    }

    @Test(arguments: [arabic, english])
    func `A label follows the interface, not its text`(_ text: String) {
        func rects(_ direction: UITraitEnvironmentLayoutDirection) -> [CGRect] {
            let label = label(text, direction)
            return [
                label.textRect(forBounds: Self.bounds, limitedToNumberOfLines: 1),
                label.textRects(
                    forCharacterRange: NSRange(location: 0, length: text.utf16.count), in: Self.bounds
                ).reduce(.null) { $0.union($1) },
            ]
        }
        #expect(rects(.leftToRight).allSatisfy { abs($0.minX) < 0.5 && $0.maxX < 150 })
        #expect(rects(.rightToLeft).allSatisfy { $0.minX > 50 && abs($0.maxX - 200) < 0.5 })
    }

    @Test func `The base direction stays the text's own`() throws {
        let label = label(Self.english, .rightToLeft)
        let stop = label.textRects(forCharacterRange: NSRange(location: 5, length: 1), in: Self.bounds)
        #expect(abs(try #require(stop.first).maxX - 200) < 0.5)
    }

    @Test func `Justified lines that are not stretched begin there too`() {
        let label = label(Self.english, .rightToLeft)
        label.textAlignment = .justified
        #expect(label.textRect(forBounds: Self.bounds, limitedToNumberOfLines: 1).maxX == 200)
    }

    @Test(arguments: [(arabic, UITraitEnvironmentLayoutDirection.leftToRight), (english, .rightToLeft)])
    func `Drawn strings follow the current traits`(
        _ text: String, _ direction: UITraitEnvironmentLayoutDirection
    ) throws {
        final class Page: UIView {
            var text = ""
            override func draw(_ rect: CGRect) { text.draw(in: bounds) }
        }
        let page = Page(frame: Self.bounds)
        page.text = text
        page.traitOverrides.layoutDirection = direction
        let pixels = try Pixels(of: page)
        let left = (0..<40).contains { y in (0..<60).contains { pixels[$0, y] != 0 } }
        #expect(left == (direction == .leftToRight))
    }

    @Test func `A field follows its content`() throws {
        let field = UITextField(frame: Self.bounds)
        field.text = Self.arabic
        let pixels = try Pixels(of: field)
        #expect(!(0..<40).contains { y in (0..<60).contains { pixels[$0, y] != 0 } })
    }

    @Test func `A text view follows each paragraph`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = Self.arabic + "\n" + Self.english
        var used: [CGRect] = []
        let all = NSRange(location: 0, length: view.layoutManager.numberOfGlyphs)
        view.layoutManager.enumerateLineFragments(forGlyphRange: all) { _, rect, _, _, _ in used.append(rect) }
        #expect(used.count == 2 && used[0].minX > 50 && used[1].minX == 0)
    }
}
