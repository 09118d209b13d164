import Foundation

extension CGFloat {
    /// Takes a number's value, as a `Double` does: rounded to the nearest there is.
    ///
    /// Source: Apple's documentation of `CGFloat.init(truncating:)`; Foundation on Linux has it for all other numbers.
    public init(truncating number: NSNumber) {
        self.init(Double(truncating: number))
    }

    /// Takes a number's value if there is exactly that one; nil otherwise.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
