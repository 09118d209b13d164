/// The wheel of an activity indicator, standing still.
final class PlainActivityIndicator: PlainView {
    var color = UIColor.systemGray
    /// In points, both ways.
    var diameter: CGFloat = 20

    override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }

    override func draw(_ rect: CGRect) {
        let radius = min(bounds.width, bounds.height) / 2
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            let path = UIBezierPath()
            path.move(
                to: CGPoint(
                    x: bounds.midX + direction.x * radius * 0.45, y: bounds.midY + direction.y * radius * 0.45))
            path.addLine(
                to: CGPoint(
                    x: bounds.midX + direction.x * radius * 0.85, y: bounds.midY + direction.y * radius * 0.85))
            path.lineWidth = max(1, radius * 0.2)
            path.lineCapStyle = .round
            color.withAlphaComponent(0.3 + 0.1 * CGFloat(spoke % 8)).setStroke()
            path.stroke()
        }
    }
}
