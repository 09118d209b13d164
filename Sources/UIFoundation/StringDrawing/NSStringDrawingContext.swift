/// What string drawing may do to make text fit, and what it did.
public final class NSStringDrawingContext {
    /// The least share of their size that fonts may be shrunk to; 0 forbids shrinking.
    ///
    /// Has an effect with `usesLineFragmentOrigin` only.
    public var minimumScaleFactor: CGFloat = 0
    /// By which fonts were shrunk the last time; 1 if they were not.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took the last time, in points.
    public internal(set) var totalBounds = CGRect.zero

    public init() {}
}
