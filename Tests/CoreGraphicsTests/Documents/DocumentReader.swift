import Foundation
import TestTools
import Testing

@testable import PlacardCoreGraphics

/// The programs that draw our files for the tests.
enum DocumentReader: CaseIterable {
    case poppler
    case librsvg

    /// The mean difference of a channel that smoothing alone makes. Where gradients end poppler has hard edges;
    /// librsvg's image goes through a second reader.
    var tolerance: Double {
        switch self {
        case .poppler: 2
        case .librsvg: 4
        }
    }

    /// The first page's red, green and blue bytes at two pixels a point.
    func pixels(of document: CGDocument, count: Int) throws -> [UInt8] {
        var file = document.pdfData()
        if self == .librsvg {
            // The image travels in a page, so that both readers' pixels come in the same form.
            let picture = try OutsideTool("rsvg-convert", "--zoom", "2", "FILE").answer(about: document.svgData())
                .base64EncodedString()
            let image = "<image width='100%' height='100%' xlink:href='data:image/png;base64,\(picture)'/>"
            let spaces = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
            let side = Double(count).squareRoot()
            let page = "<svg \(spaces) width='\(side)' height='\(side)'>\(image)</svg>"
            file = try OutsideTool("rsvg-convert", "--format", "pdf", "FILE").answer(about: Data(page.utf8))
            return Array(try OutsideTool("pdftoppm", "-r", "96", "FILE").answer(about: file).suffix(count * 3))
        }
        return Array(try OutsideTool("pdftoppm", "-r", "144", "FILE").answer(about: file).suffix(count * 3))
    }
}

extension DocumentReader {
    /// The mean difference of a channel, of 255, between our bitmap of a square sketch on white and a reader's image of our page.
    func difference(of sketch: (CGContext) -> Void, side: CGFloat) throws -> Double {
        let page = CGRect(x: 0, y: 0, width: side, height: side)
        let ours = try Drawing(side, side, scale: 2) { context in
            context.setFillColor(.white)
            context.fill(page)
            sketch(context)
        }
        let document = CGDocument()
        let context = try document.beginPage(size: page.size)
        context.setFillColor(.white)
        context.fill(page)
        sketch(context)
        let theirs = try pixels(of: document, count: ours.pixels.count)
        #expect(theirs.count == ours.pixels.count * 3)
        var sum = 0
        for (index, pixel) in ours.pixels.enumerated() {
            for channel in 0..<3 {
                let own = Int(pixel >> UInt32(16 - 8 * channel) & 255)
                sum += abs(own - Int(theirs[index * 3 + channel]))
            }
        }
        return Double(sum) / Double(theirs.count)
    }
}

/// A face whose glyph 1 is a triangle, with a font program that no reader needs to understand.
final class OutlineFace: GlyphSource {
    let hasColorGlyphs = false

    func mask(of glyph: CGGlyph, pixelsPerEm: CGFloat, quarter: Int) -> GlyphMask? { nil }

    func picture(of glyph: CGGlyph, pixelsPerEm: CGFloat) -> GlyphImage? { nil }

    func outline(of glyph: CGGlyph) -> CGPath? {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 0.5, y: 0.8), CGPoint(x: 0.8, y: 0)])
        path.closeSubpath()
        return path
    }

    func subset(of glyphs: Set<CGGlyph>) -> FontSubset? {
        FontSubset(
            format: .trueType, program: Data([0]), codes: [1: 1], advances: [1: 0.8], postScriptName: "Outline",
            ascender: 0.8, descender: 0, capHeight: 0.8)
    }

    func stretches(shaping run: GlyphRun, language: String) -> [TextStretch]? {
        run.positions.map { TextStretch(text: "x", origin: $0, isRightToLeft: false) }
    }

    func webFont(for texts: [String], glyphs: Set<CGGlyph>) -> WebFont? {
        WebFont(file: Data([0]), familyName: "Outline")
    }
}
