extension UInt16 {
    /// Whether a line must end after this UTF-16 unit (UAX #14, classes BK, CR, LF and NL).
    @inlinable @inline(__always)
    package var endsLine: Bool {
        self >= 0x0A && self <= 0x0D || self == 0x85 || self == 0x2028 || self == 0x2029
    }

    /// Whether a paragraph ends after this UTF-16 unit (UAX #9, class B, in plain text).
    @inlinable @inline(__always)
    package var endsParagraph: Bool { self == 0x0A || self == 0x0D || self == 0x85 || self == 0x2029 }
}
