/// The gray disc with a cross that empties a text field.
final class ClearButton: UIControl {
    private enum Size {
        /// Of the disc, in points.
        static let side: CGFloat = 15
        /// Of the cross, from the middle to an end of a stroke along one axis.
        static let arm: CGFloat = 2.6
        static let line: CGFloat = 1.4
    }

    /// Makes a button that calls a closure.
    init(_ action: @escaping () -> Void) {
        super.init(frame: .zero)
        isOpaque = false
        accessibilityLabel = "Clear text"
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        UIColor.tertiaryLabel.setFill()
        let disc = CGRect(
            x: middle.x - Size.side / 2, y: middle.y - Size.side / 2, width: Size.side, height: Size.side)
        UIBezierPath(ovalIn: disc).fill()
        let cross = UIBezierPath()
        for slope: CGFloat in [-1, 1] {
            cross.move(to: CGPoint(x: middle.x - Size.arm, y: middle.y - slope * Size.arm))
            cross.addLine(to: CGPoint(x: middle.x + Size.arm, y: middle.y + slope * Size.arm))
        }
        (cross.lineWidth, cross.lineCapStyle) = (Size.line, .round)
        UIColor.systemBackground.setStroke()
        cross.stroke()
    }
}

extension UITextField {
    /// Empties the field as its button does: after the delegate was asked, and told as any edit is.
    func emptyByButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        tell(.editingChanged, Self.textDidChangeNotification)
    }
}
