/// Shows the text or the placeholder of a field, which may draw it itself.
final class FieldLabel: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        guard let field else { return super.drawText(in: rect) }
        if field.isEmpty { field.drawPlaceholder(in: rect) } else { field.drawText(in: rect) }
    }

    /// How much of a text that is edited lies beyond the label's left edge, in points; nil where the text has only the label's
    /// room.
    private(set) var hiddenWidth: CGFloat?

    func drawOwnText(in rect: CGRect) { super.drawText(in: line(from: rect)) }

    /// Where the line lies: within the bounds, or beyond them on both sides while it is edited.
    var lineArea: CGRect { line(from: bounds) }

    private func line(from rect: CGRect) -> CGRect {
        guard let hiddenWidth else { return rect }
        return CGRect(
            x: rect.minX - hiddenWidth, y: rect.minY, width: max(intrinsicContentSize.width, rect.width),
            height: rect.height)
    }

    /// Moves a line that is longer than the label until the insertion point at an offset is seen.
    ///
    /// - Parameter offset: Of what is shown; nil while the text is not edited.
    func showInsertionPoint(at offset: Int?) {
        let before = hiddenWidth
        defer { if hiddenWidth != before { setNeedsDisplay() } }
        guard let offset, !adjustsFontSizeToFitWidth, intrinsicContentSize.width > bounds.width else {
            hiddenWidth = nil
            return
        }
        hiddenWidth = before ?? 0
        // The insertion point is 2 points wide.
        let (place, end) = (insertionX(at: offset), bounds.maxX - 1)
        if place < bounds.minX { hiddenWidth = (hiddenWidth ?? 0) + place - bounds.minX }
        if place > end { hiddenWidth = (hiddenWidth ?? 0) + place - end }
    }

    /// Where the insertion point of the line stands, in the label's coordinates.
    func insertionX(at offset: Int) -> CGFloat {
        let area = lineArea
        guard let line = placedText(in: area)?.block.layout.lines.first else { return 0 }
        let graphemes = LineGraphemes(line).visual
        if let next = graphemes.first(where: { $0.range.contains(offset) }) { return area.minX + next.leadingX }
        let last = graphemes.max { $0.range.upperBound < $1.range.upperBound }
        return area.minX + (last?.trailingX ?? 0)
    }
}
