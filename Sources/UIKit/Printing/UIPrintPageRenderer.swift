import Foundation

/// Draws pages: a header, a footer, what its formatters lay out, and what a subclass adds.
///
/// Points; y grows downwards on a page, whose upper left corner is `paperRect`'s. Pages are drawn into the current context, as into one of
/// `UIGraphicsBeginPDFContextToData(_:_:_:)`. Source: Apple's documentation of `UIPrintPageRenderer`.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    private var paper = CGRect.zero
    private var printable: CGRect?
    private var formatters: [UIPrintFormatter] = []

    /// The height of what `drawHeaderForPage(at:in:)` draws.
    open var headerHeight: CGFloat = 0 { didSet { pagesDidChange() } }
    /// The height of what `drawFooterForPage(at:in:)` draws.
    open var footerHeight: CGFloat = 0 { didSet { pagesDidChange() } }

    /// Makes a renderer without paper: override `paperRect`, or set it by `setValue(_:forKey:)`.
    public override init() {
        super.init()
    }

    /// The page; no printer tells it here.
    open var paperRect: CGRect { paper }
    /// What of the page can be printed on: all of it, until it is set.
    open var printableRect: CGRect { printable ?? paperRect }

    /// Sets `paperRect` or `printableRect`, which have no other setters on iOS either.
    ///
    /// - Parameter value: A `CGRect`, or an `NSValue` that holds one. Other keys have no effect.
    open func setValue(_ value: Any?, forKey key: String) {
        let rect = (value as? CGRect) ?? (value as? NSValue)?.cgRectValue ?? .zero
        switch key {
        case "paperRect": paper = rect
        case "printableRect": printable = rect
        default: return
        }
        pagesDidChange()
    }

    private func pagesDidChange() {
        for formatter in formatters { formatter.contentDidChange() }
    }

    /// What lies between header and footer.
    var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    // MARK: Formatters

    /// What fills the pages.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = newValue ?? []
            for formatter in formatters { formatter.printPageRenderer = self }
        }
    }

    /// Adds what fills pages from one on, counted from 0.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        formatter.printPageRenderer = self
        formatter.contentDidChange()
        formatters.append(formatter)
    }

    func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
        formatter.printPageRenderer = nil
    }

    /// What fills a page; nil for one that is empty.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { pageIndex >= $0.startPage && pageIndex - $0.startPage < $0.pageCount }
        return found.isEmpty ? nil : found
    }

    /// How many pages the formatters take; subclasses that draw by themselves say how many they draw.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    // MARK: Drawing

    /// Called before pages are drawn.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: header, content, formatters and footer.
    ///
    /// - Parameters:
    ///   - pageIndex: From 0.
    ///   - printableRect: The place of the page that is drawn on; the renderer's own rectangles say where.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let rect = self.printableRect
        if headerHeight > 0 {
            drawHeaderForPage(
                at: pageIndex, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: headerHeight))
        }
        drawContentForPage(at: pageIndex, in: contentRect)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 {
            let top = rect.maxY - footerHeight
            drawFooterForPage(
                at: pageIndex, in: CGRect(x: rect.minX, y: top, width: rect.width, height: footerHeight))
        }
    }

    /// Draws what a formatter has on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
    }

    /// Draws nothing: for subclasses.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws nothing: for subclasses.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws nothing: for subclasses.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
