/// The generations of Apple's systems whose controls differ in size.
///
/// Controls are those of `current`. Interface Builder's canvas shows those of its own time, and has stored their
/// frames.
enum ControlGeneration: Int, Comparable {
    case iOS7, iOS11, iOS13, iOS14, iOS14Dot5, iOS15, iOS26

    static let current = iOS15

    /// Between the content of a row and its upper and lower edge, in points: what makes rows with one line of body text,
    /// which is 22 points high, 44 points high, and 52 since iOS 26.
    var rowMargin: CGFloat { self < .iOS26 ? 11 : 15 }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
