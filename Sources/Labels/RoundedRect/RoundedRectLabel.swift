/// A label in a rounded rectangle that grows with its text: a chat bubble, a caption in a game.
///
/// Only the two override points of `UILabel` are used: `textRect(forBounds:limitedToNumberOfLines:)` adds the insets to
/// the text's size, `drawText(in:)` draws the shape and then the text within the insets. All else, above all
/// `intrinsicContentSize` and the time of drawing, stays `UILabel`'s.
open class RoundedRectLabel: UILabel {
    /// The distance of the text from the label's edges, in points.
    open var textInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20) {
        didSet { shapeDidChange(from: oldValue, to: textInsets, size: .changes) }
    }

    /// The radius of the corners in points.
    open var cornerRadius: CGFloat = 50 {
        didSet { shapeDidChange(from: oldValue, to: cornerRadius) }
    }

    /// The colour of the shape.
    open var fillColor = UIColor.cyan {
        didSet { shapeDidChange(from: oldValue, to: fillColor) }
    }

    /// The colour of the border.
    open var borderColor = UIColor.black {
        didSet { shapeDidChange(from: oldValue, to: borderColor) }
    }

    /// The width of the border in points; it lies inside the label's bounds. 0 draws none.
    open var borderWidth: CGFloat = 5 {
        didSet { shapeDidChange(from: oldValue, to: borderWidth) }
    }

    /// The text's rectangle with the insets around it.
    ///
    /// As in the article that this label comes from, the text is measured in a width reduced by the insets twice, and
    /// drawn in one reduced once: the shape is higher than the text needs, so that round corners leave it alone.
    open override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let room = bounds.inset(by: textInsets).inset(by: textInsets.horizontal)
        let text = super.textRect(forBounds: room, limitedToNumberOfLines: numberOfLines)
        return text.inset(by: textInsets.negated)
    }

    open override func drawText(in rect: CGRect) {
        drawShape(in: rect)
        super.drawText(in: rect.inset(by: textInsets))
    }

    private func drawShape(in rect: CGRect) {
        // A stroke lies on both sides of its path; without the inset the bounds would cut its outer half.
        let half = borderWidth / 2
        let path = UIBezierPath(
            roundedRect: rect.insetBy(dx: half, dy: half), cornerRadius: max(0, cornerRadius - half))
        fillColor.setFill()
        path.fill()
        guard borderWidth > 0 else { return }
        borderColor.setStroke()
        path.lineWidth = borderWidth
        path.lineJoinStyle = .round
        path.stroke()
    }

    private enum Size { case changes, stays }

    private func shapeDidChange<Value: Equatable>(from old: Value, to new: Value, size: Size = .stays) {
        guard old != new else { return }
        setNeedsDisplay()
        if size == .changes { invalidateIntrinsicContentSize() }
    }
}

extension UIEdgeInsets {
    /// These insets without top and bottom.
    fileprivate var horizontal: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
}
