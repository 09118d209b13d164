/// Whoever knows how many columns and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    /// The number of columns; 32 are drawn at most.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows in a column.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Whoever knows what a picker's rows say; all members have defaults.
///
/// Source: Apple's documentation of `UIPickerViewDelegate`.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    /// The text of a row; nil and the empty text leave it empty.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The text of a row with its attributes, which counts first; nil leaves it to the plain text.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// A view in the place of the text, as large as the row; asked for rows in sight.
    ///
    /// - Parameters:
    ///   - pickerView: The one that asks.
    ///   - row: From 0 at the top.
    ///   - component: From 0 at the leading edge.
    ///   - view: One that was shown before, to be used again; nil for none.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// The height of a column's rows, in points; the default is that of the system.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The width of a column, in points; without it columns share the picker's width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Not called: wheels do not turn by touch.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Says nothing of a row, which stays empty.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Leaves it to the plain text.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// No view: the row shows its text.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { RowWithoutView() }
    /// That of the system, 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        PickerWheels.rowHeight
    }
    /// An even share, which is said by 0.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Does nothing, for delegates without the member.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Tells that a delegate has no views for rows.
final class RowWithoutView: UIView {}
