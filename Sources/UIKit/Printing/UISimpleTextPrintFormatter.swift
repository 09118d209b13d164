import Foundation

/// Prints a text, in one look or with attributes of its own.
///
/// Source: Apple's documentation of `UISimpleTextPrintFormatter`.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text, without attributes; setting it drops those of `attributedText`.
    open var text: String? {
        get { attributed?.string ?? plain }
        set { (plain, attributed) = (newValue, nil) }
    }
    /// The text with its attributes; nil where only `text` was set.
    open var attributedText: NSAttributedString? {
        get { attributed }
        set { attributed = newValue.map { NSAttributedString(attributedString: $0) } }
    }
    /// The font of a text without attributes; nil stands for the system's of 12 points.
    open var font: UIFont? { didSet { contentDidChange() } }
    /// The color of a text without attributes; nil stands for black.
    open var color: UIColor? { didSet { contentDidChange() } }
    /// Which side the lines of a text without attributes are flush with.
    open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }

    private var plain: String? { didSet { contentDidChange() } }
    private var attributed: NSAttributedString? { didSet { contentDidChange() } }
    private var laidOut: (text: PagedText, width: CGFloat, heights: [CGFloat])?

    /// Makes a formatter of a text.
    public init(text: String) {
        plain = text
        super.init()
    }

    /// Makes a formatter of a text with attributes.
    public init(attributedText: NSAttributedString) {
        attributed = NSAttributedString(attributedString: attributedText)
        super.init()
    }

    override func contentDidChange() { laidOut = nil }

    open override var pageCount: Int { pagedText?.pages.count ?? 0 }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext(), let pagedText else { return }
        context.saveGState()
        context.clip(to: rect)
        pagedText.draw(page: pageIndex - startPage, at: rect.origin)
        context.restoreGState()
    }

    /// The text that is printed.
    var content: NSAttributedString {
        if let attributed { return attributed }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: plain ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
            ])
    }

    private var pagedText: PagedText? {
        let rects = [rect(forPageAt: startPage), rect(forPageAt: startPage + 1)]
        guard rects[1].width > 0, rects[0].width > 0 else { return nil }
        let (width, heights) = (rects[1].width, rects.map(\.height))
        if let laidOut, laidOut.width == width, laidOut.heights == heights { return laidOut.text }
        let text = PagedText(content, width: width) { heights[min($0, 1)] }
        laidOut = (text, width, heights)
        return text
    }
}
