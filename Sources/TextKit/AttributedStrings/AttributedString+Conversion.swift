import Foundation

// Source: Apple's documentation of `NSAttributedString.init(_:including:)` and `AttributedString.init(_:including:)`.

extension NSAttributedString {
    /// Makes an attributed string of Foundation's of a value, with the attributes of UIKit and Foundation.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attrStr, keys: .uiKit)
    }

    /// Makes an attributed string of Foundation's of a value, with the attributes of a scope; throws what the conversion
    /// of a value throws.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(attrStr, including: S.self)
    }

    /// Makes an attributed string of Foundation's of a value, with the attributes of a scope; throws what the conversion
    /// of a value throws.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        let keys = ScopeKeys(of: scope)
        self.init(
            attributedString: try Self.runs(of: attrStr).mutableAttributedString { try keys.dictionary(of: $0) })
    }

    private convenience init(_ attrStr: AttributedString, keys: ScopeKeys) {
        // Without an error: conversions of these keys throw none.
        let text = Self.runs(of: attrStr).mutableAttributedString { (try? keys.dictionary(of: $0)) ?? [:] }
        self.init(attributedString: text)
    }

    private static func runs(of text: AttributedString) -> AttributedRuns<AttributeContainer> {
        text.runs.reduce(into: AttributedRuns()) { runs, run in
            runs.append(String(String.UnicodeScalarView(text.unicodeScalars[run.range])), run.attributes)
        }
    }
}

extension AttributedString {
    /// Makes a value of an attributed string of Foundation's, with the attributes of UIKit and Foundation; others are left
    /// out.
    public init(_ nsStr: NSAttributedString) {
        self = Self.value(of: nsStr) { (try? ScopeKeys.uiKit.container(of: $0)) ?? AttributeContainer() }
    }

    /// Makes a value of an attributed string of Foundation's, with the attributes of a scope; throws what the conversion of
    /// a value throws.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(nsStr, including: S.self)
    }

    /// Makes a value of an attributed string of Foundation's, with the attributes of a scope; throws what the conversion of
    /// a value throws.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        let converter = ScopeKeys(of: scope)
        self = try Self.value(of: nsStr) { try converter.container(of: $0) }
    }

    private static func value(
        of text: NSAttributedString, _ container: ([NSAttributedString.Key: Any]) throws -> AttributeContainer
    ) rethrows -> AttributedString {
        let units = Array(text.string.utf16)
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: units.count), options: []) { attributes, range, _ in
            runs.append((attributes, range))
        }
        let pieces = try runs.reduce(into: AttributedRuns<AttributeContainer>()) { pieces, run in
            let piece = units[run.1.location..<run.1.location + run.1.length]
            pieces.append(String(decoding: piece, as: UTF16.self), try container(run.0))
        }
        return pieces.attributedString { $0 }
    }
}

extension AttributeContainer {
    /// Makes a container of a dictionary's attributes of UIKit and Foundation; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = (try? ScopeKeys.uiKit.container(of: dictionary)) ?? AttributeContainer()
    }

    /// Makes a container of a dictionary's attributes of a scope; throws what the conversion of a value throws.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self = try ScopeKeys(of: S.self).container(of: dictionary)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Makes a dictionary of a container's attributes of UIKit and Foundation.
    public init(_ container: AttributeContainer) {
        self = (try? ScopeKeys.uiKit.dictionary(of: container)) ?? [:]
    }

    /// Makes a dictionary of a container's attributes of a scope; throws what the conversion of a value throws.
    public init<S: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self = try ScopeKeys(of: S.self).dictionary(of: container)
    }
}

// MARK: Ranges

extension NSRange {
    /// Where a part of an attributed string lies, in UTF-16 units.
    public init<R: RangeExpression, S: AttributedStringProtocol>(_ region: R, in target: S)
    where R.Bound == AttributedString.Index {
        let range = region.relative(to: target.characters)
        let before = target.unicodeScalars[target.startIndex..<range.lowerBound]
        self.init(location: before.utf16Count, length: target.unicodeScalars[range].utf16Count)
    }
}

extension Range where Bound == AttributedString.Index {
    /// The part of an attributed string in a range of UTF-16 units; nil if it lies beyond the string or parts a character
    /// of Unicode's.
    public init?<S: AttributedStringProtocol>(_ range: NSRange, in attrStr: S) {
        guard range.location >= 0, range.length >= 0 else { return nil }
        let scalars = attrStr.unicodeScalars
        guard let start = scalars.index(scalars.startIndex, afterUTF16Units: range.location),
            let end = scalars.index(start, afterUTF16Units: range.length)
        else { return nil }
        self = start..<end
    }
}

extension Collection where Element == Unicode.Scalar {
    fileprivate var utf16Count: Int { reduce(0) { $0 + UTF16.width($1) } }

    /// The index that lies some UTF-16 units behind another one; nil within a scalar and beyond the end.
    fileprivate func index(_ start: Index, afterUTF16Units count: Int) -> Index? {
        var (index, rest) = (start, count)
        while rest > 0, index < endIndex {
            rest -= UTF16.width(self[index])
            formIndex(after: &index)
        }
        return rest == 0 ? index : nil
    }
}
