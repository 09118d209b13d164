/// The generations of Apple's systems whose controls differ in size.
///
/// Controls are those of `current`. Interface Builder's canvas shows those of its own time, and has stored their
/// frames.
enum ControlGeneration: Int, Comparable {
    case iOS7, iOS11, iOS13, iOS14, iOS26

    static let current = iOS14

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
