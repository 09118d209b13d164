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
        let converter = ScopeKeys(of: scope)
        self.init(try Self.pieces(of: attrStr) { try converter.dictionary(of: $0) })
    }

    private convenience init(_ attrStr: AttributedString, keys: ScopeKeys) {
        // Without an error: conversions of these keys throw none.
        self.init(Self.pieces(of: attrStr) { (try? keys.dictionary(of: $0)) ?? [:] })
    }

    private typealias Pieces = (string: String, runs: [(length: Int, attributes: [Key: Any])])

    private static func pieces(
        of text: AttributedString, _ dictionary: (AttributeContainer) throws -> [Key: Any]
    ) rethrows -> Pieces {
        var pieces: Pieces = ("", [])
        for run in text.runs {
            let piece = String(String.UnicodeScalarView(text.unicodeScalars[run.range]))
            pieces.string += piece
            pieces.runs.append((piece.utf16.count, try dictionary(run.attributes)))
        }
        return pieces
    }

    private convenience init(_ pieces: Pieces) {
        let text = NSMutableAttributedString(string: pieces.string)
        var start = 0
        for run in pieces.runs {
            if !run.attributes.isEmpty {
                text.setAttributes(run.attributes, range: NSRange(location: start, length: run.length))
            }
            start += run.length
        }
        self.init(attributedString: text)
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
        var builder = AttributedStringBuilder()
        for (attributes, range) in runs {
            let piece = String(decoding: units[range.location..<range.location + range.length], as: UTF16.self)
            builder.append(piece, try container(attributes))
        }
        return builder.result
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
