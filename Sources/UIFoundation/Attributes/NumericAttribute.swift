/// The one function through which numeric attributes are read.
///
/// On Linux a number in a dictionary of attributes keeps the type it was written with, and Foundation converts only
/// some of them; UIKit's callers write all of these.
enum NumericAttribute {
    /// The number that a value holds, in the range that text can have; nil if it is none or not finite.
    static func value(_ value: Any) -> CGFloat? {
        guard let number = number(value), number.isFinite else { return nil }
        return number.limited
    }

    /// The whole number that a value holds, or nil.
    static func integer(_ value: Any) -> Int? {
        number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as any BinaryInteger: CGFloat(Int(clamping: number))
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let flag as Bool: flag ? 1 : 0
        case let option as NSUnderlineStyle: CGFloat(option.rawValue)
        default: nil
        }
    }
}
