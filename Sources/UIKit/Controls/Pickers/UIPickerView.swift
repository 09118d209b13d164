/// Whoever knows how many columns and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// The number of columns; 32 are drawn at most.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows in a column.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Whoever knows what a picker's rows say; all members have defaults.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// The text of a row; nil and the empty text leave it empty.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Not called: wheels do not turn by touch.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Says nothing of a row, which stays empty.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Does nothing, for delegates without the member.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels of texts of which one row each is chosen; they do not turn by touch here.
///
/// Source: Apple's documentation of `UIPickerView`.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private var selected: [Int: Int] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a picker from a nib; its rows come from the data source and the delegate.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    /// Whoever knows how many columns and rows there are; not held.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Whoever knows what rows say; not held.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    /// The number of columns; 0 without a data source.
    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }

    /// The number of rows in a column.
    open func numberOfRows(inComponent component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// The row that is chosen in a column; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        return count == 0 ? -1 : min(selected[component] ?? 0, count - 1)
    }

    /// Chooses a row at once; there is no animation, and the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selected[component] = max(0, row)
        setNeedsDisplay()
    }

    /// Has all columns drawn anew.
    open func reloadAllComponents() { setNeedsDisplay() }
    /// Has all columns drawn anew, not one alone.
    open func reloadComponent(_ component: Int) { setNeedsDisplay() }

    open override var intrinsicContentSize: CGSize { PickerWheels.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerWheels.size }

    open override func draw(_ rect: CGRect) {
        // A picker shows a handful of columns; the rest would have no width.
        let columns = (0..<min(numberOfComponents, 32)).map { component in
            let (row, count) = (selectedRow(inComponent: component), numberOfRows(inComponent: component))
            return (row - 2...row + 2).map { row in
                guard (0..<count).contains(row) else { return "" }
                return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
            }
        }
        PickerWheels.draw(columns, in: bounds)
    }
}

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
