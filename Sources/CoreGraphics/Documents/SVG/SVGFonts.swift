import Foundation

/// The fonts that an SVG file brings along, cut down to what its text needs.
struct SVGFonts {
    /// A BCP 47 tag, by which browsers choose among a font's forms; empty for none.
    let language: String
    private var families: [ObjectIdentifier: String] = [:]

    init(language: String) {
        self.language = language
    }

    /// The value of `font-family`, or nil if the face is not in the file.
    func family(of source: any GlyphSource) -> String? { families[ObjectIdentifier(source)] }

    /// Cuts the faces down to the text that browsers shape as we do, and gives the style sheet that holds them.
    mutating func prepare(_ items: [DrawingItem]) -> String {
        var sheet = ""
        for runs in items.flatMap(\.glyphRuns).bySource {
            let shaped = runs.filter { $0.source.stretches(shaping: $0, language: language) != nil }
            guard let source = shaped.first?.source,
                let font = source.webFont(for: shaped.map(\.plainText), glyphs: Set(shaped.flatMap(\.glyphs)))
            else { continue }
            let name = "f\(families.count + 1)"
            // Readers that load no fonts look for the family itself.
            families[ObjectIdentifier(source)] = "\(name), '\(font.familyName.plainName)', sans-serif"
            sheet +=
                "@font-face{font-family:\(name);src:url(data:font/otf;base64,\(font.file.base64EncodedString()))}\n"
        }
        return sheet
    }
}

extension GlyphRun {
    /// The text that the glyphs show.
    var plainText: String { text.map(\.text).joined() }
}

extension String {
    /// Letters, digits, hyphens and spaces, which need no escaping in a quoted name.
    fileprivate var plainName: String { filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " } }
}
