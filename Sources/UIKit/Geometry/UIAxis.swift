/// Directions, as a set.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The value, as on iOS.
    public let rawValue: UInt
    /// Makes a value of the raw one of iOS.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1)
    /// From above to below.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both directions.
    public static let both: UIAxis = [.horizontal, .vertical]
}
