import Foundation

/// Prints a view as it stands, page by page where it is higher than one; of a text view the whole text that it has when the formatter is
/// made.
///
/// Source: Apple's documentation of `UIViewPrintFormatter`.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    private var text: TextViewPages?

    init(_ view: UIView) {
        self.view = view
        super.init()
        text = (view as? UITextView).map { TextViewPages($0.attributedText, for: self) }
    }

    override func contentDidChange() { text?.contentDidChange() }

    open override var pageCount: Int {
        if let text { return text.pageCount }
        let (first, next) = heights
        guard first > 0, next > 0, view.bounds.height > 0 else { return 0 }
        let rest = max(0, view.bounds.height - first) / next
        return 1 + Int(min(rest.rounded(.up), CGFloat(PagedText.mostPages - 1)))
    }

    /// Of the content on the first page, and on each of the others.
    private var heights: (first: CGFloat, next: CGFloat) {
        (rect(forPageAt: startPage).height, rect(forPageAt: startPage + 1).height)
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if let text { return text.draw(in: rect, forPageAt: pageIndex) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let page = pageIndex - startPage
        let above = page == 0 ? 0 : heights.first + CGFloat(page - 1) * heights.next
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX - view.bounds.minX, y: rect.minY - above - view.bounds.minY)
        view.draw(view.bounds, for: self)
        context.restoreGState()
    }
}

/// A text view's text, which stands where the view's formatter says.
private final class TextViewPages: UISimpleTextPrintFormatter {
    private weak var formatter: UIPrintFormatter?

    init(_ text: NSAttributedString, for formatter: UIPrintFormatter) {
        self.formatter = formatter
        super.init(attributedText: text)
    }

    override var startPage: Int {
        get { formatter?.startPage ?? 0 }
        set { formatter?.startPage = newValue }
    }

    override func rect(forPageAt pageIndex: Int) -> CGRect { formatter?.rect(forPageAt: pageIndex) ?? .zero }
}

extension UIView {
    /// A formatter that prints the view as it stands, or a text view's whole text.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    /// Draws the view for a formatter into the current context, in the view's coordinates.
    ///
    /// Declared outside of the class's body: overrides are not asked, unlike on iOS.
    public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        layoutIfNeeded()
        if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
    }
}
