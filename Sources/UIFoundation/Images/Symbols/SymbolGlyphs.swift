import Foundation
import Synchronization

/// Outlines of icons and of short texts for symbols, kept after their first use: 1,024 of them; a full table is
/// emptied.
enum SymbolGlyphs {
    /// The family whose glyphs stand for Apple's symbols.
    static let family = "Material Icons"
    private static let limit = 1_024
    private static let kept = Mutex<[String: CGPath]>([:])

    /// Whether the icon font is installed or registered.
    static var areAvailable: Bool { iconFont != nil }

    private static var iconFont: UIFont? {
        FontLibrary.shared.font(family: family, size: 100).map(UIFont.init(serving:))
    }

    /// The outline of an icon by its ligature, y down; nil if the font has none of that name.
    static func icon(_ ligature: String) -> CGPath? {
        outline(of: ligature, key: ligature) { iconFont }
    }

    /// The outline of one or two letters or digits in the system font, y down.
    static func text(_ text: String) -> CGPath? {
        outline(of: text, key: " " + text) { .systemFont(ofSize: 100, weight: .medium) }
    }

    private static func outline(of text: String, key: String, in font: () -> UIFont?) -> CGPath? {
        if let known = kept.withLock({ $0[key] }) { return known }
        guard let font = font(), let path = path(of: text, in: font), !path.boundingBoxOfPath.isEmpty else {
            return nil
        }
        kept.withLock { kept in
            if kept.count >= limit { kept = [:] }
            kept[key] = path
        }
        return path
    }

    /// Nil where another font would have to serve.
    private static func path(of text: String, in font: UIFont) -> CGPath? {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
        let path = CGMutablePath()
        for run in line.runs {
            guard run.run.font.face == font.ctFont.face else { return nil }
            var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
            var places = [CGPoint](repeating: .zero, count: glyphs.count)
            CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
            CTRunGetPositions(run, CFRange(location: 0, length: 0), &places)
            for (glyph, place) in zip(glyphs, places) {
                let size = font.pointSize
                let upright = CGAffineTransform(a: size, b: 0, c: 0, d: -size, tx: place.x, ty: -place.y)
                if let outline = font.ctFont.face.outline(of: glyph) { path.addPath(outline, transform: upright) }
            }
        }
        return path
    }
}
