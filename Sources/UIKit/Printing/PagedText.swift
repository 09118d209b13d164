import Foundation

/// A text that goes on over pages, cut between lines, and between rows of tables and boxes that find space on a page.
///
/// What is higher than a page is cut between lines all the same; a line that is higher has a page to itself, and is cut off.
@MainActor struct PagedText {
    /// The most pages that a text is laid out on.
    static let mostPages = 10_000

    private let manager = NSLayoutManager()
    private let container: NSTextContainer
    private let storage: NSTextStorage
    private(set) var pages: [Page] = []

    struct Page {
        /// The glyphs of its lines: those of a row's cells may not follow each other.
        var glyphs: [NSRange]
        /// Points from the beginning of the text.
        var extent: Range<CGFloat>
    }

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
        var rest = manager.lineExtents(in: container).sorted { $0.line.lowerBound < $1.line.lowerBound }[...]
        while let first = rest.first, pages.count < Self.mostPages {
            let height = max(1, height(pages.count))
            let top = top(of: first, height: height)
            let bottom = bottom(of: rest, from: top, height: height)
            // At least one line, so that all find a page.
            let count = max(1, rest.prefix { $0.line.upperBound <= bottom + Self.tolerance }.count)
            pages.append(Page(glyphs: Self.joined(rest.prefix(count).map(\.glyphs)), extent: top..<bottom))
            rest = rest.dropFirst(count)
        }
    }

    /// Where the next page begins: where the last one ended, unless the next line lies too far below for that.
    private func top(of line: LineExtent, height: CGFloat) -> CGFloat {
        let first = min(line.line.lowerBound, line.box.lowerBound)
        return [pages.last?.extent.upperBound ?? first, first].first { line.line.lowerBound < $0 + height }
            ?? line.line.lowerBound
    }

    /// Lines that end on a page's edge end on the page, whatever noise their heights have.
    private static let tolerance: CGFloat = 1e-6

    /// Where a page ends: between boxes, or else between lines.
    private func bottom(of lines: ArraySlice<LineExtent>, from top: CGFloat, height: CGFloat) -> CGFloat {
        let limit = top + height
        let near = lines.prefix { $0.line.lowerBound < limit }
        for extents in [near.map(\.box), near.map(\.line)] {
            let bottom = Self.cut(extents, at: limit)
            if bottom > top + Self.tolerance { return bottom }
        }
        return limit
    }

    /// The lowest place, a limit at most, that lies in none of some extents.
    private static func cut(_ extents: [ClosedRange<CGFloat>], at limit: CGFloat) -> CGFloat {
        extents.sorted { $0.lowerBound > $1.lowerBound }.reduce(limit) { bottom, extent in
            extent.upperBound > bottom + tolerance ? min(bottom, extent.lowerBound) : bottom
        }
    }

    /// The ranges in the order of the text, those that follow on each other as one.
    private static func joined(_ ranges: [NSRange]) -> [NSRange] {
        ranges.sorted { $0.location < $1.location }.reduce(into: []) { joined, range in
            if let last = joined.last, NSMaxRange(last) == range.location {
                joined[joined.count - 1].length += range.length
            } else {
                joined.append(range)
            }
        }
    }

    /// Draws a page's lines into the current context, which begin at a point of it.
    func draw(page: Int, at origin: CGPoint) {
        guard pages.indices.contains(page) else { return }
        let (glyphs, extent) = (pages[page].glyphs, pages[page].extent)
        let place = CGPoint(x: origin.x, y: origin.y - extent.lowerBound)
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        // Boxes go on over pages.
        let height = extent.upperBound - extent.lowerBound
        context?.clip(to: CGRect(x: -.unlimited, y: origin.y, width: 2 * .unlimited, height: height))
        for range in glyphs { manager.drawBackground(forGlyphRange: range, at: place) }
        context?.restoreGState()
        for range in glyphs { manager.drawGlyphs(forGlyphRange: range, at: place) }
    }
}
