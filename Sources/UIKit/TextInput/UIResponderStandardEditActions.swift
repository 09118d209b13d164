/// What programs and menus may ask of an object that is edited; responders do nothing by default.
///
/// Source: Apple's documentation of `UIResponderStandardEditActions`.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
    /// Copies what is selected and takes it away.
    func cut(_ sender: Any?)
    /// Copies what is selected.
    func copy(_ sender: Any?)
    /// Puts in what was copied.
    func paste(_ sender: Any?)
    /// Puts in what was copied, in the look of the text around it.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Takes away what is selected.
    func delete(_ sender: Any?)
    /// Selects what was touched.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Makes what is selected bold, or takes that back.
    func toggleBoldface(_ sender: Any?)
    /// Makes what is selected italic, or takes that back.
    func toggleItalics(_ sender: Any?)
    /// Underlines what is selected, or takes that back.
    func toggleUnderline(_ sender: Any?)
    /// Makes what is selected larger.
    func increaseSize(_ sender: Any?)
    /// Makes what is selected smaller.
    func decreaseSize(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
