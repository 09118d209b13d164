import Foundation

@testable import PlacardCoreText

/// The fonts that the engine's tests use: 24 glyphs with known advances, and the packages that `make test` installs.
enum TestFonts {
    /// 24 glyphs with the advances of Segoe UI (from its metric clone Selawik), 2048 units an em, line height 1.33.
    static let metricsUI: CTFont = font(size: 20.48)

    /// One point is a hundred font units at 20.48 points: "T" is 10.73 points wide.
    static func font(size: CGFloat) -> CTFont { CTFont(face: face, pointSize: size) }

    static let fixture = Bundle.module.url(forResource: "MetricsUI", withExtension: "ttf", subdirectory: "Fixtures")!

    private static let face: FontFace = {
        do {
            return try FontFace(file: FontFile(contentsOf: fixture), index: 0)
        } catch {
            fatalError("\(error)")
        }
    }()

    static func installed(_ family: String, size: CGFloat = 17) throws -> CTFont {
        guard let font = FontLibrary.shared.font(family: family, size: size) else {
            throw FontError.unreadable(file: family, reason: "run make test, which installs it")
        }
        return font
    }
}

extension ShapedText {
    /// The glyphs of all words, in order.
    var shapedWords: [ShapedWord] { runs.flatMap { $0.glyphs(of: words[$0.words], in: text) } }

    /// A text of the tests, with a paragraph format.
    convenience init(_ string: String, _ font: CTFont, format: (inout ParagraphFormat) -> Void = { _ in }) {
        var made = ParagraphFormat()
        format(&made)
        self.init(StyledText(string, style: CharacterStyle(font: font), format: made))
    }

    func layout(width: CGFloat, lines: Int = 0, mode: NSLineBreakMode? = nil, height: CGFloat = .infinity)
        -> TextLayout
    {
        var rules = LayoutRules()
        rules.width = width
        rules.height = height
        rules.maximumLines = lines
        rules.lastLineBreakMode = mode
        return layout(rules)
    }
}

extension TextLayout {
    /// What each line shows, tokens included.
    var shownLines: [String] {
        lines.map { line in
            let units = shaped.text.units
            let record = line.record
            let head = String(decoding: units[record.visible], as: UTF16.self)
            guard let cut = record.cut else { return head }
            return head + String(decoding: cut.token.text.units, as: UTF16.self)
                + String(decoding: units[cut.tail], as: UTF16.self)
        }
    }
}
