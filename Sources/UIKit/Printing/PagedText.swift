import Foundation

/// A text that goes on over pages, cut between lines.
///
/// A line that is higher than a page has one to itself, and is cut off there.
@MainActor struct PagedText {
    /// The most pages that a text is laid out on.
    static let mostPages = 10_000

    private let manager = NSLayoutManager()
    private let container: NSTextContainer
    private let storage: NSTextStorage
    /// For each page its lines' glyphs, and where the first of them begins in the text.
    private(set) var pages: [(glyphs: NSRange, top: CGFloat)] = []

    /// - Parameters:
    ///   - text: With its attributes.
    ///   - width: Of the lines, in points.
    ///   - height: How much of a page is free for the text, from page 0 on, in points.
    init(_ text: NSAttributedString, width: CGFloat, height: (Int) -> CGFloat) {
        storage = NSTextStorage(attributedString: text)
        container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        divide(height)
    }

    private mutating func divide(_ height: (Int) -> CGFloat) {
        var pages: [(glyphs: NSRange, top: CGFloat)] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
            rect, _, _, glyphs, stop in
            if let last = pages.last, rect.maxY - last.top <= height(pages.count - 1) {
                pages[pages.count - 1].glyphs = NSUnionRange(last.glyphs, glyphs)
            } else if pages.count < Self.mostPages {
                pages.append((glyphs, rect.minY))
            } else {
                stop.pointee = true
            }
        }
        self.pages = pages
    }

    /// Draws a page's lines into the current context, which begin at a point of it.
    func draw(page: Int, at origin: CGPoint) {
        guard pages.indices.contains(page) else { return }
        let (glyphs, top) = pages[page]
        let place = CGPoint(x: origin.x, y: origin.y - top)
        manager.drawBackground(forGlyphRange: glyphs, at: place)
        manager.drawGlyphs(forGlyphRange: glyphs, at: place)
    }
}
