/// A place in a text's contents. Source: Apple's documentation of `NSTextLocation`.
public protocol NSTextLocation: NSObjectProtocol {
    /// Which of two places of one text comes first.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place that counts UTF-16 units.
package final class CountedTextLocation: NSObject, NSTextLocation {
    package let offset: Int

    package init(_ offset: Int) { self.offset = offset }

    package func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = location.offset
        return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
    }

    package override func isEqual(_ object: Any?) -> Bool { (object as? CountedTextLocation)?.offset == offset }
    package override var hash: Int { offset }
    package override var description: String { "\(offset)" }
}

extension NSTextLocation {
    /// In UTF-16 units; 0 for a place that another program's class made.
    package var offset: Int { (self as? CountedTextLocation)?.offset ?? 0 }
}

/// A range of a text between two places. Source: Apple's documentation of `NSTextRange`.
open class NSTextRange: NSObject {
    /// Where the range begins.
    open private(set) var location: any NSTextLocation
    /// Where it ends; what stands there does not belong to it.
    open private(set) var endLocation: any NSTextLocation

    /// Makes a range.
    ///
    /// - Parameters:
    ///   - location: Where it begins.
    ///   - endLocation: Where it ends; nil for an empty range. Nil comes out if it lies before the beginning.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        self.location = location
        self.endLocation = endLocation ?? location
        super.init()
        if location.compare(self.endLocation) == .orderedDescending { return nil }
    }

    /// Makes an empty range.
    public convenience init(location: any NSTextLocation) {
        self.init(location: location, end: nil)!
    }

    convenience init(_ range: NSRange) {
        let end = CountedTextLocation(range.location + max(0, range.length))
        self.init(location: CountedTextLocation(range.location), end: end)!
    }

    var counted: NSRange { NSRange(location: location.offset, length: endLocation.offset - location.offset) }

    /// Whether nothing lies in the range.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Whether both ends are the same.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    /// Whether what stands at a place belongs to the range.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Whether a range lies within this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Whether both have something in common.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }

    /// What both have in common; nil if they lie apart.
    open func intersection(_ textRange: NSTextRange) -> Self? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end) as? Self
    }

    /// The smallest range that both lie in.
    open func union(_ textRange: NSTextRange) -> Self {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return (NSTextRange(location: start, end: end) as? Self) ?? self
    }
}
