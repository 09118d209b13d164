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

    /// A view of the canvas's width that is as high as its only label asks for, by four constraints.
    func row(_ text: String) -> UIView {
        let (row, label) = (UIView(), label(text))
        label.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            label.topAnchor.constraint(equalTo: row.topAnchor),
            label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ])
        return row
    }

    /// Sizes a row by its constraints, lays it out and draws it with its label, on a part of the bitmap that was cleared.
    func drawByConstraints(_ row: UIView) {
        let size = row.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        row.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
        row.layoutIfNeeded()
        context.clear(row.frame)
        row.layer.render(in: context)
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
