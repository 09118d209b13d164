import Foundation

/// The base of all that attributed strings hold: fonts, colors, styles, shadows, attachments.
///
/// Foundation on Linux compares attribute values through CoreFoundation, which takes the first word after an object's
/// header for its type information. For a subclass of NSObject declared elsewhere, and for the box around a pure Swift
/// class, that word is something else: where its type bits happen to be 0 (one address in 1,024), the program dies in
/// `CFEqual`. This base puts a word there whose type is not 0, so that CoreFoundation sees an object that is not its
/// own and asks `isEqual(_:)`. On Apple's systems the superclass is NSObject.
open class AttributeValue: NSObject {
    /// Any type number but 0 will do, because the class of the object then differs from the type's.
    private let coreFoundationInfo: UInt64 = 7 << 8

    public override init() {}

    /// Whether an object of the same kind has the same value: what subclasses override.
    func hasSameValue(as other: AttributeValue) -> Bool { self === other }

    /// Feeds the value into a hash: what subclasses override together with `hasSameValue(as:)`.
    func hashValue(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AttributeValue else { return false }
        return self === other || hasSameValue(as: other)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hashValue(into: &hasher)
        return hasher.finalize()
    }
}
