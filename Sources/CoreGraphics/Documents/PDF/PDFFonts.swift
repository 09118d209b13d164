import Foundation

/// The fonts of a file: faces as subsets, and for the text of color glyphs, whose images lie on the page, Type 3 fonts whose
/// glyphs draw nothing.
///
/// Text is found again through ToUnicode tables: the first text that a glyph shows. Where a cluster shows another, or
/// consists of several glyphs, the page says so itself (ActualText).
struct PDFFonts {
    /// One face and its glyphs.
    struct Face {
        let number: Int
        let subset: FontSubset
        var texts: [UInt16: String] = [:]
    }

    /// A font of up to 256 glyphs that only have a width and a text.
    struct EmptyFont {
        let number: Int
        var glyphs: [EmptyGlyph] = []
    }

    /// A glyph that draws nothing.
    struct EmptyGlyph: Hashable {
        /// In em.
        let width: CGFloat
        let text: String
    }

    /// Every face that the pages show, those that can be embedded.
    private(set) var faces: [ObjectIdentifier: Face] = [:]
    private(set) var emptyFonts: [EmptyFont] = []
    private var emptyGlyphs: [EmptyGlyph: (font: Int, code: Int)] = [:]

    // MARK: Faces

    /// Cuts the faces down to the glyphs that the pages show.
    mutating func prepare(_ items: [DrawingItem], in file: inout PDFFile) {
        for runs in items.flatMap(\.glyphRuns).bySource {
            let glyphs = Set(runs.flatMap(\.glyphs))
            guard let source = runs.first?.source, let subset = source.subset(of: glyphs) else { continue }
            faces[ObjectIdentifier(source)] = Face(number: file.reserve(), subset: subset)
        }
    }

    /// Whether a glyph's table entry says (or from now on will say) that it shows a text.
    mutating func show(_ text: String, by code: UInt16, of face: ObjectIdentifier) -> Bool {
        if let known = faces[face]?.texts[code] { return known == text }
        faces[face]?.texts[code] = text
        return true
    }

    // MARK: Empty glyphs

    /// The font and code of a glyph that draws nothing.
    mutating func place(of glyph: EmptyGlyph, in file: inout PDFFile) -> (font: Int, code: Int) {
        if let known = emptyGlyphs[glyph] { return known }
        if emptyFonts.last.map({ $0.glyphs.count >= 256 }) ?? true {
            emptyFonts.append(EmptyFont(number: file.reserve()))
        }
        let font = emptyFonts.count - 1
        emptyFonts[font].glyphs.append(glyph)
        let place = (emptyFonts[font].number, emptyFonts[font].glyphs.count - 1)
        emptyGlyphs[glyph] = place
        return place
    }
}

// MARK: - Writing

extension PDFFonts {
    func write(to file: inout PDFFile) {
        for face in faces.values.sorted(by: { $0.number < $1.number }) { Self.write(face, to: &file) }
        for font in emptyFonts { Self.write(font, to: &file) }
    }

    /// ISO 32000-1, 9.7: a Type 0 font with one descendant.
    private static func write(_ face: Face, to file: inout PDFFile) {
        let (subset, isCFF) = (face.subset, face.subset.format == .cff)
        let name = tag(face.number) + "+" + subset.postScriptName.pdfName
        let program = file.addStream(
            subset.program, isCFF ? "/Subtype /CIDFontType0C" : "/Length1 \(subset.program.count)")
        let (top, bottom) = (thousandths(subset.ascender), thousandths(subset.descender))
        let descriptor = file.add(
            "<< /Type /FontDescriptor /FontName /\(name) /Flags 4 /FontBBox [-1000 \(bottom) 2000 \(top)] "
                + "/ItalicAngle 0 /Ascent \(top) /Descent \(bottom) /CapHeight \(thousandths(subset.capHeight)) "
                + "/StemV 80 /\(isCFF ? "FontFile3" : "FontFile2") \(program) 0 R >>")
        let widths = subset.codes.sorted { $0.value < $1.value }.map { glyph, code in
            "\(code) [\((CGFloat(1000) * (subset.advances[glyph] ?? 0)).brief)]"
        }
        let kind = isCFF ? "CIDFontType0" : "CIDFontType2 /CIDToGIDMap /Identity"
        let descendant = file.add(
            "<< /Type /Font /Subtype /\(kind) /BaseFont /\(name) /CIDSystemInfo << /Registry (Adobe) "
                + "/Ordering (Identity) /Supplement 0 >> /FontDescriptor \(descriptor) 0 R /DW 0 "
                + "/W [\(widths.joined(separator: " "))] >>")
        let texts = face.texts.map { (Int($0.key), $0.value) }
        let unicode = file.addStream(toUnicode(texts, digits: 4))
        file.write(
            "<< /Type /Font /Subtype /Type0 /BaseFont /\(name) /Encoding /Identity-H "
                + "/DescendantFonts [\(descendant) 0 R] /ToUnicode \(unicode) 0 R >>", as: face.number)
    }

    /// ISO 32000-1, 9.6.5: glyphs that are drawings, here empty ones, a thousand units to the em.
    private static func write(_ font: EmptyFont, to file: inout PDFFile) {
        var (procedures, names, widths) = ("", "", "")
        for (code, glyph) in font.glyphs.enumerated() {
            let width = (glyph.width * 1000).brief
            procedures += "/g\(code) \(file.addStream(Data("\(width) 0 d0".utf8))) 0 R "
            names += "/g\(code) "
            widths += "\(width) "
        }
        let texts = font.glyphs.enumerated().map { ($0.offset, $0.element.text) }
        let unicode = file.addStream(toUnicode(texts, digits: 2))
        file.write(
            "<< /Type /Font /Subtype /Type3 /FontBBox [0 -300 1400 1100] /FontMatrix [0.001 0 0 0.001 0 0] "
                + "/CharProcs << \(procedures)>> /Encoding << /Type /Encoding /Differences [0 \(names)] >> "
                + "/FirstChar 0 /LastChar \(font.glyphs.count - 1) /Widths [\(widths)] "
                + "/Resources << >> /ToUnicode \(unicode) 0 R >>", as: font.number)
    }

    /// ISO 32000-1, 9.10.3.
    private static func toUnicode(_ texts: [(Int, String)], digits: Int) -> Data {
        var table = DocumentText()
        table += "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CIDSystemInfo << /Registry (Adobe) "
        table += "/Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
        let last = String(repeating: "F", count: digits)
        table += "1 begincodespacerange <\(String(repeating: "0", count: digits))> <\(last)> endcodespacerange\n"
        let rows = texts.filter { !$0.1.isEmpty }.sorted { $0.0 < $1.0 }
        // A section may have at most a hundred rows.
        for start in stride(from: 0, to: rows.count, by: 100) {
            let part = rows[start..<min(start + 100, rows.count)]
            table += "\(part.count) beginbfchar\n"
            for (code, text) in part {
                let units = text.utf16.map { String(format: "%04X", $0) }.joined()
                table += "<\(String(format: "%0\(digits)X", code))> <\(units)>\n"
            }
            table += "endbfchar\n"
        }
        table += "endcmap CMapName currentdict /CMap defineresource pop end end"
        return Data(table.bytes)
    }

    /// Six capitals that tell subsets of one font apart.
    private static func tag(_ number: Int) -> String {
        var (rest, tag) = (number, "")
        for _ in 0..<6 {
            tag += String(UnicodeScalar(UInt8(65 + rest % 26)))
            rest /= 26
        }
        return tag
    }

    private static func thousandths(_ em: CGFloat) -> Int { Int((em * 1000).rounded()) }
}
