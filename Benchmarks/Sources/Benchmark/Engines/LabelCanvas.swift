import Placard

/// Labels as an app makes them, and a bitmap that they are drawn into.
@MainActor
final class LabelCanvas {
    private let context: CGContext
    private let font: UIFont
    private let width: CGFloat

    /// `height` in points, enough for the highest label.
    init(_ setting: Setting, font: UIFont, height: Double) throws {
        self.font = font
        width = CGFloat(setting.width)
        context = try CGContext(
            size: CGSize(width: setting.width, height: height), scale: CGFloat(setting.scale))
    }

    func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = 0
        return label
    }

    func size(of label: UILabel) -> CGSize {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// Clears the part of the bitmap that the label needs and draws the label's text there.
    func draw(_ label: UILabel, size: CGSize) {
        let rect = CGRect(x: 0, y: 0, width: width, height: size.height)
        context.clear(rect)
        UIGraphicsPushContext(context)
        label.drawText(in: rect)
        UIGraphicsPopContext()
    }
}
