/// The sign at the trailing edge of a table's row.
final class PlainAccessory: PlainView {
    enum Kind {
        case disclosure
        case checkmark
        case detail
    }

    var kind = Kind.disclosure
    /// From the row's trailing edge to the sign's, in points.
    private static let margin: CGFloat = 16

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        switch kind {
        case .disclosure: drawChevron(path)
        case .checkmark: drawCheckmark(path)
        case .detail: drawDetail(path)
        }
        path.stroke()
    }

    private func drawChevron(_ path: UIBezierPath) {
        let tip = CGPoint(x: bounds.maxX - Self.margin, y: bounds.midY)
        path.move(to: CGPoint(x: tip.x - 6, y: tip.y - 6))
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: tip.x - 6, y: tip.y + 6))
        UIColor.tertiaryLabel.setStroke()
    }

    private func drawCheckmark(_ path: UIBezierPath) {
        let right = bounds.maxX - Self.margin
        path.move(to: CGPoint(x: right - 13, y: bounds.midY))
        path.addLine(to: CGPoint(x: right - 8.5, y: bounds.midY + 5.5))
        path.addLine(to: CGPoint(x: right, y: bounds.midY - 6))
        UIColor.systemBlue.setStroke()
    }

    private func drawDetail(_ path: UIBezierPath) {
        let centre = CGPoint(x: bounds.maxX - Self.margin - 11, y: bounds.midY)
        path.append(UIBezierPath(ovalIn: CGRect(x: centre.x - 10, y: centre.y - 10, width: 20, height: 20)))
        path.move(to: CGPoint(x: centre.x, y: centre.y - 1))
        path.addLine(to: CGPoint(x: centre.x, y: centre.y + 5))
        path.move(to: CGPoint(x: centre.x, y: centre.y - 5))
        path.addLine(to: CGPoint(x: centre.x, y: centre.y - 4.9))
        UIColor.systemBlue.setStroke()
    }
}
