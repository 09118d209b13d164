/// Texts in gray boxes, as date pickers of the compact style show them.
@MainActor enum PickerBoxes {
    /// Between two boxes, in points.
    static let gap: CGFloat = 5
    private static let space = CGSize(width: 11, height: 7)
    private static let radius: CGFloat = 6
    private static var font: UIFont { .preferredFont(forTextStyle: .body) }

    /// A box's size, in points.
    static func size(_ text: String) -> CGSize {
        let size = label(text, .label).intrinsicContentSize
        return CGSize(width: size.width + 2 * space.width, height: size.height + 2 * space.height)
    }

    /// Draws the boxes from the leading edge, in the middle of the height.
    static func draw(_ texts: [String], in bounds: CGRect, isMirrored: Bool, color: UIColor) {
        var start: CGFloat = 0
        for text in texts {
            let size = size(text)
            let x = isMirrored ? bounds.maxX - start - size.width : bounds.minX + start
            let box = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            UIColor.tertiarySystemFill.setFill()
            UIBezierPath(roundedRect: box, cornerRadius: radius).fill()
            label(text, color).drawText(in: box)
            start += size.width + gap
        }
    }

    private static func label(_ text: String, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        label.text = text
        return label
    }
}
