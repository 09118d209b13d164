/// The place of a table: empty but for the rows that a document stores.
///
/// A table keeps its rows clear of bars by the inset of its content, so what bars cover reaches none of them.
final class PlainTable: PlainView {
    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        insets.top = 0
        insets.bottom = 0
        return insets
    }
}
