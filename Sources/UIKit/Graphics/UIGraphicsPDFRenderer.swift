/// How a renderer's PDF files are made.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What the file says about itself, by Apple's keys: `kCGPDFContextTitle` and the like.
    ///
    /// Keywords are a string or a list of strings. "Language" (a BCP 47 tag) is Placard's own.
    open var documentInfo: [String: Any] = [:]
    /// A format with nothing set.
    open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

    /// A format with nothing set.
    open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// What drawing code gets from a PDF renderer: pages, and the context of the current one.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The format of the renderer that draws.
    public let format: UIGraphicsPDFRendererFormat
    /// The rectangle that the current page shows, in points.
    public private(set) var pdfContextBounds: CGRect
    private let document: CGDocument
    private var page: CGContext?

    init?(_ document: CGDocument, format: UIGraphicsPDFRendererFormat) {
        guard let nowhere = try? CGDocument().beginPage(size: CGSize(width: 1, height: 1)) else { return nil }
        self.document = document
        self.format = format
        pdfContextBounds = format.bounds
        super.init(nowhere)
    }

    /// The context of the current page; the first page begins with its first use. What is drawn when none can begin is
    /// lost.
    public override var cgContext: CGContext {
        if page == nil { beginPage() }
        return page ?? super.cgContext
    }

    /// Begins a page of the format's size.
    public func beginPage() {
        beginPage(withBounds: format.bounds, pageInfo: [:])
    }

    /// Begins a page that shows a rectangle; one without area, or longer than 14,400 points, does not begin.
    ///
    /// `pageInfo` is without effect.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        guard let next = try? document.beginPage(size: bounds.size) else { return }
        next.translateBy(x: -bounds.minX, y: -bounds.minY)
        end()
        page = next
        pdfContextBounds = bounds
        UIGraphicsPushContext(next)
    }

    /// Makes a rectangle of the page a link.
    public func setURL(_ url: URL, for rect: CGRect) {
        cgContext.setURL(url, for: rect)
    }

    func end() {
        if page != nil { UIGraphicsPopContext() }
        page = nil
    }
}

/// Makes PDF files of what a closure draws: text stays text, lines stay lines.
///
/// Source: Apple's documentation of `UIGraphicsPDFRenderer`. Works on any thread.
open class UIGraphicsPDFRenderer {
    /// How the renderer's files are made, and the rectangle that pages show.
    public let format: UIGraphicsPDFRendererFormat

    /// A renderer of pages that show a rectangle.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// A renderer of pages that show a rectangle; the format's `bounds` become that rectangle.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        format.bounds = bounds
        self.format = format
    }

    /// A PDF file of what the closure draws; a closure that begins no page and draws nothing gives an empty file.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let document = CGDocument(info: CGDocument.Info(format.documentInfo))
        guard let rendering = UIGraphicsPDFRendererContext(document, format: format) else { return Data() }
        actions(rendering)
        rendering.end()
        return document.pdfData()
    }

    /// Writes a PDF file of what the closure draws.
    ///
    /// - Throws: Foundation's error if the file cannot be written.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }
}
