import Foundation

#if !os(Linux)
    extension UILabel {
        /// The rectangles of a stretch of text as `drawText(in:)` would draw it, one for each piece of a line.
        ///
        /// Apple's UIKit does not tell where a label put its text; TextKit, given the same text and space, does.
        func textRects(forCharacterRange range: NSRange, in rect: CGRect) -> [CGRect] {
            guard let text = attributedText, rect.width > 0 else { return [] }
            let storage = NSTextStorage(attributedString: text)
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: rect.size)
            container.lineFragmentPadding = 0
            container.maximumNumberOfLines = numberOfLines
            container.lineBreakMode = lineBreakMode
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            let glyphs = manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
            let top = rect.minY + max(0, (rect.height - manager.usedRect(for: container).height) / 2)
            var rects: [CGRect] = []
            manager.enumerateEnclosingRects(
                forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
                in: container
            ) { piece, _ in rects.append(piece.offsetBy(dx: rect.minX, dy: top)) }
            return rects
        }
    }
#endif
