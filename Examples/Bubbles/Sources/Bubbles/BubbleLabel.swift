import UIKit

/// A label with space around its text, on a rounded rectangle.
open class BubbleLabel: UILabel {
    /// The space between the bubble's edges and its text, in points.
    open var insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16) {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The bubble's color.
    open var fillColor = UIColor.systemBlue {
        didSet { setNeedsDisplay() }
    }

    /// A white text of any length on blue.
    public convenience init(text: String) {
        self.init(frame: .zero)
        self.text = text
        textColor = .white
        numberOfLines = 0
    }

    open override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY,
            width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom)
    }

    open override func drawText(in rect: CGRect) {
        fillColor.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: min(rect.height / 2, 18)).fill()
        super.drawText(in: rect.inset(by: insets))
    }
}
