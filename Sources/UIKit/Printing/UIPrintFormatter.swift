import Foundation

/// Lays out something that goes on over pages: where on a page it stands, how many pages it takes, and what is drawn on each.
///
/// Points; y grows downwards on a page. The class itself draws nothing: a text, HTML or a view have formatters of their own. Source:
/// Apple's documentation of `UIPrintFormatter`.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// The renderer whose pages it fills.
    public internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The greatest width of the content, in points; 0 for none.
    open var maximumContentWidth: CGFloat = 0 { didSet { contentDidChange() } }
    /// The greatest height of the content on a page, in points; 0 for none.
    open var maximumContentHeight: CGFloat = 0 { didSet { contentDidChange() } }
    /// Margins within what can be printed: at the sides of all pages, and above the first; that below the last has no effect.
    open var contentInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// Margins within what can be printed, on every page; those of `contentInsets` are added.
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The page that it begins on, from 0.
    open var startPage = 0

    /// An empty formatter.
    public override init() {
        super.init()
    }

    /// How many pages it takes; 0 without a renderer whose pages have room.
    open var pageCount: Int { 0 }

    /// Takes the formatter away from its renderer.
    open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

    /// Where the content stands on a page, in the page's coordinates; empty where there is no room.
    ///
    /// - Parameter pageIndex: The renderer's page, from 0.
    open func rect(forPageAt pageIndex: Int) -> CGRect {
        guard let printPageRenderer else { return .zero }
        var rect = printPageRenderer.contentRect.inset(by: perPageContentInsets)
        rect = rect.inset(by: UIEdgeInsets(top: 0, left: contentInsets.left, bottom: 0, right: contentInsets.right))
        if pageIndex == startPage {
            rect = rect.inset(by: UIEdgeInsets(top: contentInsets.top, left: 0, bottom: 0, right: 0))
        }
        // Margins that are wider than the page leave a negative size, which `width` and `height` would not tell.
        let sides = [rect.size.width, rect.size.height]
        guard sides.allSatisfy({ $0 > 0 && $0.isFinite }) else { return .zero }
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }

    /// Draws what stands on a page into the current context.
    ///
    /// - Parameters:
    ///   - rect: Where; its origin is that of the content, and what lies outside is not drawn.
    ///   - pageIndex: The renderer's page, from 0.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// Forgets what was laid out.
    func contentDidChange() {}
}
