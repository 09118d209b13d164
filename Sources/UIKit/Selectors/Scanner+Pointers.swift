import Foundation

/// The ways of `Scanner` that write to pointers, which Apple deprecated in iOS 13 and code of labels still uses: nil for what is
/// only looked for.
///
/// Foundation on Linux asks for a place to write to, and has no pointers to `NSString?`; where it has pointers to `String?`, nil
/// stands for those. Source: Apple's documentation of
/// `Scanner`, "Deprecated".
extension Scanner {
    /// Reads a whole number in decimal figures; the nearest one that fits where it is too large.
    @discardableResult public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool { take(scanInt(), result) }

    /// Reads a whole number of 32 bits in decimal figures.
    @discardableResult public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool {
        take(scanInt32(), result)
    }

    /// Reads a whole number of 64 bits in decimal figures.
    @discardableResult public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool {
        take(scanInt64(), result)
    }

    /// Reads a number with a sign in decimal figures.
    @discardableResult public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
        take(scanDouble(), result)
    }

    /// Reads a number with a sign in decimal figures.
    @discardableResult public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
        take(scanFloat(), result)
    }

    /// Reads a decimal number.
    @discardableResult public func scanDecimal(_ result: UnsafeMutablePointer<Decimal>?) -> Bool {
        take(scanDecimal(), result)
    }

    /// Reads a whole number without a sign in hexadecimal figures, with or without `0x` before it.
    @discardableResult public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
        take(scanUInt64(representation: .hexadecimal).map { UInt32(clamping: $0) }, result)
    }

    /// Reads a whole number without a sign in hexadecimal figures, with or without `0x` before it.
    @discardableResult public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
        take(scanUInt64(representation: .hexadecimal), result)
    }

    /// Reads a text that stands here.
    @_disfavoredOverload @discardableResult public func scanString(
        _ string: String, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        take(scanString(string).map { NSString(string: $0) }, result)
    }

    /// Reads the characters of a set that stand here.
    @_disfavoredOverload @discardableResult public func scanCharacters(
        from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        take(scanCharacters(from: set).map { NSString(string: $0) }, result)
    }

    /// Reads what stands before a text.
    @_disfavoredOverload @discardableResult public func scanUpTo(
        _ string: String, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        take(scanUpToString(string).map { NSString(string: $0) }, result)
    }

    /// Reads what stands before the characters of a set.
    @_disfavoredOverload @discardableResult public func scanUpToCharacters(
        from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        take(scanUpToCharacters(from: set).map { NSString(string: $0) }, result)
    }

    private func take<Value>(_ found: Value?, _ result: UnsafeMutablePointer<Value>?) -> Bool {
        guard let found else { return false }
        result?.pointee = found
        return true
    }

    private func take(_ found: NSString?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        result?.pointee = found
        return true
    }
}
