/// Wheels of texts of which one row each is chosen; they do not turn by touch here.
///
/// Source: Apple's documentation of `UIPickerView`.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private var selected: [Int: Int] = [:]
    /// The views of rows in sight, by column and row.
    private var rowViews: [IndexPath: UIView] = [:]
    /// The size that the rows' views were asked for; nil if they are to be asked for anew.
    private var askedSize: CGSize?

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
        reloadAllComponents()
    }

    /// Has all columns drawn anew.
    open func reloadAllComponents() {
        askedSize = nil
        setNeedsLayout()
        setNeedsDisplay()
    }
    /// Has all columns drawn anew, not one alone.
    open func reloadComponent(_ component: Int) { reloadAllComponents() }

    open override var intrinsicContentSize: CGSize { PickerWheels.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerWheels.size }

    /// The view that the delegate gave for a row; nil if it gave none, or the row is not in sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return rowViews[IndexPath(row: row, section: component)]
    }

    /// The size of a column's rows, in points; zero where there is no such column.
    open func rowSize(forComponent component: Int) -> CGSize {
        let columns = columns
        guard columns.indices.contains(component) else { return .zero }
        return CGSize(width: columns[component].width, height: columns[component].rowHeight)
    }

    /// Whether the chosen rows are marked: they are in any case, as since iOS 7. Stored; no effect.
    open var showsSelectionIndicator = true

    open override func layoutSubviews() {
        super.layoutSubviews()
        let columns = columns
        if askedSize != bounds.size { askForViews(columns) }
        for (path, view) in rowViews where columns.indices.contains(path.section) {
            let steps = path.row - selectedRow(inComponent: path.section)
            view.frame = columns[path.section].frame(ofRow: steps, in: bounds)
        }
    }

    override var redrawsInNewBounds: Bool { true }

    open override func draw(_ rect: CGRect) { PickerWheels.draw(columns, in: bounds) }

    /// A picker shows a handful of columns; the rest would have no width.
    private var shownComponents: Range<Int> { 0..<min(numberOfComponents, 32) }

    private var columns: [PickerWheels.Column] {
        let columns = shownComponents.map { component in
            PickerWheels.Column(
                rows: rows(component).map { text(ofRow: $0, component) },
                width: delegate?.pickerView(self, widthForComponent: component) ?? 0,
                rowHeight: delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerWheels.rowHeight)
        }
        return PickerWheels.arranged(columns, in: bounds)
    }

    /// The rows in sight of a column, the chosen one in the middle; some may be none.
    private func rows(_ component: Int) -> ClosedRange<Int> {
        let row = selectedRow(inComponent: component)
        return row - 2...row + 2
    }

    private func text(ofRow row: Int, _ component: Int) -> PickerWheels.Row {
        guard (0..<numberOfRows(inComponent: component)).contains(row), let delegate,
            rowViews[IndexPath(row: row, section: component)] == nil
        else { return .plain("") }
        if let styled = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return .styled(styled)
        }
        return .plain(delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "")
    }

    /// Puts the delegate's views of the rows in sight upon the picker, where it has any.
    private func askForViews(_ columns: [PickerWheels.Column]) {
        askedSize = bounds.size
        var waiting = Array(rowViews.sorted { $0.key < $1.key }.map(\.value))
        rowViews = [:]
        for component in columns.indices {
            let count = numberOfRows(inComponent: component)
            let height = columns[component].rowHeight
            for row in rows(component) where (0..<count).contains(row) {
                let steps = abs(CGFloat(row - selectedRow(inComponent: component)))
                guard (steps + 0.5) * height <= bounds.height / 2 + 0.001, let delegate else { continue }
                let known = waiting.popLast()
                let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: known)
                if known !== view { known?.removeFromSuperview() }
                if view is RowWithoutView { break }
                rowViews[IndexPath(row: row, section: component)] = view
                addSubview(view)
            }
        }
        for view in waiting where !rowViews.values.contains(view) { view.removeFromSuperview() }
        setNeedsDisplay()
    }
}
