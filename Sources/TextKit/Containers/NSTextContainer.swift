/// The area that text is set in; points.
///
/// Source: Apple's documentation of `NSTextContainer`.
open class NSTextContainer {
    /// A side of 0 sets no limit in that direction.
    open var size: CGSize
    /// The distance by which lines keep away from the left and right edges, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// 0 for no limit.
    open var maximumNumberOfLines: Int = 0
    /// How the last permitted line ends when text remains.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Whether the width follows that of the text view.
    open var widthTracksTextView = false
    /// Whether the height follows that of the text view.
    open var heightTracksTextView = false

    public init(size: CGSize) {
        self.size = size
    }
}
