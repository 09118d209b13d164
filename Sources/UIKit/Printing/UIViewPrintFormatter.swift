import Foundation

/// Prints a view as it stands, page by page where it is higher than one.
///
/// Source: Apple's documentation of `UIViewPrintFormatter`.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    open override var pageCount: Int {
        let (first, next) = (rect(forPageAt: startPage).height, rect(forPageAt: startPage + 1).height)
        guard first > 0, next > 0, view.bounds.height > 0 else { return 0 }
        let rest = max(0, view.bounds.height - first) / next
        return 1 + min(Int(min(rest.rounded(.up), 1e6)), PagedText.mostPages - 1)
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let page = pageIndex - startPage
        let above =
            page == 0
            ? 0
            : self.rect(forPageAt: startPage).height + CGFloat(page - 1) * self.rect(forPageAt: startPage + 1).height
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX - view.bounds.minX, y: rect.minY - above - view.bounds.minY)
        view.draw(view.bounds, for: self)
        context.restoreGState()
    }
}

extension UIView {
    /// A formatter that prints the view as it stands.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    /// Draws the view for a formatter into the current context, in the view's coordinates.
    ///
    /// Declared outside of the class's body: overrides are not asked, unlike on iOS.
    public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        layoutIfNeeded()
        if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
    }
}
