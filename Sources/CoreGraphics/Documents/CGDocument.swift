import Foundation

/// Pages that are drawn through contexts and keep shapes as shapes and text as text: the road to PDF and SVG.
///
/// Placard's own: Apple's context writes PDF only, to a consumer. Belongs to one thread at a time.
public final class CGDocument {
    /// What the files say about themselves.
    public var info: Info
    private(set) var pages: [DrawingRecorder] = []

    /// A document's title and the like; what is empty is left out.
    public struct Info: Hashable, Sendable {
        /// The document's title.
        public var title = ""
        /// Who wrote the document.
        public var author = ""
        /// What the document is about.
        public var subject = ""
        /// Words to find the document by, in one string.
        public var keywords = ""
        /// The program that drew the pages.
        public var creator = ""
        /// A BCP 47 tag such as "de" or "pt-BR".
        public var language = ""

        /// Makes an empty description, of which nothing is written.
        public init() {}
    }

    /// How SVG shows text.
    public enum TextStyle: Sendable {
        /// Outlines, which look the same everywhere, below transparent text that can be selected and searched.
        case outlines
        /// Outlines alone: smaller, without any text.
        case outlinesOnly
        /// Text in fonts that the file holds, cut down to what it needs: for browsers, which show it as `outlines`.
        ///
        /// Text that a browser would shape otherwise (by switched features, say), and emoji, stay outlines and images
        /// below transparent text. Readers that load no fonts out of a file, as librsvg, take an installed font.
        case fonts
    }

    /// Makes a document without pages.
    public init(info: Info = Info()) {
        self.info = info
    }

    /// Begins a page of a size in points and gives the context that draws on it, one unit a point, y down.
    ///
    /// - Throws: If a side is not a positive number, or longer than 14,400 points, which is PDF's limit.
    public func beginPage(size: CGSize) throws(CGContextError) -> CGContext {
        try beginPage(size: size, motions: [:])
    }

    /// Begins a page on which things move, by what their owner calls them: for SVG.
    package func beginPage(
        size: CGSize, motions: [ObjectIdentifier: DrawnMotion]
    ) throws(CGContextError) -> CGContext {
        CGContext(surface: try recorder(size: size, motions: motions), scale: 1)
    }

    func recorder(
        size: CGSize, motions: [ObjectIdentifier: DrawnMotion]
    ) throws(CGContextError) -> DrawingRecorder {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw .noArea(size: size, scale: 1)
        }
        guard max(size.width, size.height) <= Self.longestSide else {
            throw .tooLarge(width: size.width, height: size.height)
        }
        let page = DrawingRecorder(size: size, motions: motions)
        pages.append(page)
        return page
    }

    /// PDF 32000-1, annex C.2.
    private static let longestSide: CGFloat = 14_400

    /// All pages as a PDF file.
    public func pdfData() -> Data {
        var writer = PDFWriter()
        return writer.file(of: pages, info)
    }

    /// The first page as an SVG file; empty without a page.
    public func svgData(text: TextStyle = .outlines) -> Data {
        guard let page = pages.first else { return Data() }
        var writer = SVGWriter(page, info, text: text)
        return writer.file()
    }
}
