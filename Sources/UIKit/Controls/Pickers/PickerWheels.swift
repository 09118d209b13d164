import Foundation

/// Columns of texts of which the middle row is chosen, as wheels that have come to rest.
@MainActor enum PickerWheels {
    /// What wheels ask for, in points: a telephone's width and Apple's height.
    static let size = CGSize(width: 320, height: 216)
    /// The height of rows, in points.
    nonisolated static let rowHeight: CGFloat = 32
    private static let margin: CGFloat = 9
    /// Beside the text of a row, in points.
    private static let gap: CGFloat = 4
    /// The size of the chosen rows' letters, in points.
    private static let chosenSize: CGFloat = 23

    /// What a row says.
    enum Row {
        case plain(String)
        case styled(NSAttributedString)
    }

    /// A wheel: an odd number of rows, the middle one chosen.
    struct Column {
        var rows: [Row]
        /// From the left, in points.
        var x: CGFloat = 0
        /// In points; 0 for an even share, until columns are arranged.
        var width: CGFloat = 0
        var rowHeight = PickerWheels.rowHeight

        /// Where a row lies, by its steps from the chosen one.
        func frame(ofRow steps: Int, in bounds: CGRect) -> CGRect {
            CGRect(
                x: x, y: bounds.midY + (CGFloat(steps) - 0.5) * rowHeight, width: width, height: rowHeight)
        }
    }

    /// Columns side by side: those that name no width share what others leave, and all stand in the middle.
    static func arranged(_ columns: [Column], in bounds: CGRect) -> [Column] {
        let space = max(0, bounds.width - 2 * margin)
        let shares = columns.count { $0.width <= 0 }
        let rest = max(0, space - columns.reduce(0) { $0 + max(0, $1.width) })
        var arranged = columns
        for index in columns.indices where columns[index].width <= 0 {
            arranged[index].width = rest / CGFloat(shares)
        }
        var x = bounds.midX - arranged.reduce(0) { $0 + $1.width } / 2
        for index in arranged.indices {
            arranged[index].x = x
            x += arranged[index].width
        }
        return arranged
    }

    /// Draws texts in columns as wide as they need, which share what is left evenly; see `draw(_:in:)`.
    static func draw(_ texts: [[String]], in bounds: CGRect) {
        draw(arranged(columns(of: texts, in: bounds), in: bounds), in: bounds)
    }

    /// Columns with the widths that their chosen texts and those beside them need; of even width where there is too little room.
    static func columns(of texts: [[String]], in bounds: CGRect) -> [Column] {
        let font = UIFont.systemFont(ofSize: chosenSize)
        let widths = texts.map { rows in
            (rows.map { ($0 as NSString).size(withAttributes: [.font: font]).width }.max() ?? 0) + 2 * gap
        }
        let rest = bounds.width - 2 * margin - widths.reduce(0, +)
        return zip(texts, widths).map { rows, width in
            Column(rows: rows.map(Row.plain), width: rest < 0 ? 0 : width + rest / CGFloat(texts.count))
        }
    }

    /// Draws columns with the mark of the chosen rows below them.
    static func draw(_ columns: [Column], in bounds: CGRect) {
        let height = columns.map(\.rowHeight).max() ?? rowHeight
        let band = CGRect(x: margin, y: bounds.midY - height / 2, width: bounds.width - 2 * margin, height: height)
        guard band.width > 0 else { return }
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: band, cornerRadius: 8).fill()
        for column in columns {
            let middle = column.rows.count / 2
            for (row, text) in column.rows.enumerated() {
                let frame = column.frame(ofRow: row - middle, in: bounds)
                if bounds.contains(frame) { draw(text, in: frame, stepsAway: abs(row - middle)) }
            }
        }
    }

    private static func draw(_ text: Row, in frame: CGRect, stepsAway: Int) {
        let label = UILabel()
        label.font = .systemFont(ofSize: stepsAway == 0 ? chosenSize : 20)
        label.textColor = [UIColor.label, .secondaryLabel, .tertiaryLabel][min(stepsAway, 2)]
        switch text {
        case .plain(let text): label.text = text
        case .styled(let text): label.attributedText = text
        }
        label.textAlignment = .center
        label.drawText(in: frame.insetBy(dx: gap, dy: 0))
    }
}
