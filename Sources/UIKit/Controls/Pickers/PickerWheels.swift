/// Columns of texts of which the middle row is chosen, as wheels that have come to rest.
@MainActor enum PickerWheels {
    /// What wheels ask for, in points: a telephone's width and Apple's height.
    static let size = CGSize(width: 320, height: 216)
    private static let rowHeight: CGFloat = 32
    private static let margin: CGFloat = 9

    /// Draws columns side by side; each has an odd number of rows, the middle one chosen.
    static func draw(_ columns: [[String]], in bounds: CGRect) {
        let band = CGRect(
            x: margin, y: bounds.midY - rowHeight / 2, width: bounds.width - 2 * margin, height: rowHeight)
        guard band.width > 0 else { return }
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: band, cornerRadius: 8).fill()
        let width = band.width / CGFloat(max(columns.count, 1))
        for (index, rows) in columns.enumerated() {
            let middle = rows.count / 2
            for (row, text) in rows.enumerated() {
                let x = band.minX + CGFloat(index) * width
                let frame = CGRect(
                    x: x, y: band.minY + CGFloat(row - middle) * rowHeight, width: width, height: rowHeight)
                if bounds.contains(frame) { draw(text, in: frame, stepsAway: abs(row - middle)) }
            }
        }
    }

    private static func draw(_ text: String, in frame: CGRect, stepsAway: Int) {
        let label = UILabel()
        label.font = .systemFont(ofSize: stepsAway == 0 ? 23 : 20)
        label.textColor = [UIColor.label, .secondaryLabel, .tertiaryLabel][min(stepsAway, 2)]
        label.textAlignment = .center
        label.text = text
        label.drawText(in: frame.insetBy(dx: 4, dy: 0))
    }
}
