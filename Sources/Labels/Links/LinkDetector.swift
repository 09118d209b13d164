import Foundation

/// Finds links in a text of any mixture of scripts.
///
/// URLs, e-mail addresses and telephone numbers, as `NSDataDetector` finds them, mentions, hashtags and patterns of the
/// program. Chinese, Japanese, Korean and Thai, which are written without spaces, end a URL and may stand right before
/// a sign. Where finds overlap, the first of that order counts.
public struct LinkDetector: Sendable {
    private let rules: [Rule]
    /// Whether a find counts; nil lets all.
    public var filter: (@Sendable (LabelLink) -> Bool)?

    private enum Rule: Sendable {
        /// URLs, mail addresses or numbers, those of some kinds.
        case data(NSDataDetector, [LabelLink.Kind])
        case expression(NSRegularExpression, LabelLink.Kind)
    }

    /// Finds all kinds that have a pattern of their own.
    public static let standard: LinkDetector? = try? LinkDetector()

    /// - Parameters:
    ///   - kinds: Which of the kinds with a pattern of their own to look for.
    ///   - patterns: Regular expressions by name; they come before mentions, hashtags and numbers.
    /// - Throws: `LinkPatternError` for a pattern that is no regular expression.
    public init(
        _ kinds: [LabelLink.Kind] = [.url, .email, .mention, .hashtag, .phone],
        patterns: [(name: String, pattern: String)] = []
    ) throws(LinkPatternError) {
        var rules = Self.detecting(Self.link, kinds.filter { [.url, .email].contains($0) })
        for (name, pattern) in patterns {
            rules.append(.expression(try Self.compile(pattern, name), .custom(name)))
        }
        for kind in [LabelLink.Kind.mention, .hashtag] where kinds.contains(kind) {
            if let pattern = Self.patterns[kind] {
                rules.append(.expression(try Self.compile(pattern, "\(kind)"), kind))
            }
        }
        rules += Self.detecting(Self.phoneNumber, kinds.filter { $0 == .phone })
        self.rules = rules
    }

    /// The links of a text in its order; none overlap.
    public func links(in text: String) -> [LabelLink] {
        let units = text as NSString
        let whole = NSRange(location: 0, length: units.length)
        var found: [LabelLink] = []
        var taken = IndexSet()
        for rule in rules {
            for link in Self.links(of: rule, in: units, whole) {
                guard let range = Range(link.range), !taken.intersects(integersIn: range), filter?(link) ?? true
                else { continue }
                found.append(link)
                taken.insert(integersIn: range)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    private static func links(of rule: Rule, in text: NSString, _ whole: NSRange) -> [LabelLink] {
        switch rule {
        case .data(let detector, let kinds):
            detector.matches(in: text as String, range: whole).compactMap { link($0, in: text) }
                .filter { kinds.contains($0.kind) }
        case .expression(let expression, let kind):
            expression.matches(in: text as String, range: whole).filter { $0.range.length > 0 }.map {
                LabelLink(kind: kind, range: $0.range, target: text.substring(with: $0.range))
            }
        }
    }

    /// What a detector has found; an address without a scheme gets that of the secure web.
    private static func link(_ find: NSTextCheckingResult, in text: NSString) -> LabelLink? {
        let shown = text.substring(with: find.range)
        if let number = find.phoneNumber { return LabelLink(kind: .phone, range: find.range, target: number) }
        guard let url = find.url else { return nil }
        if url.scheme == "mailto" {
            let address = shown.hasPrefix("mailto:") ? String(shown.dropFirst(7)) : shown
            return LabelLink(kind: .email, range: find.range, target: address)
        }
        return LabelLink(kind: .url, range: find.range, target: shown.contains("://") ? shown : "https://" + shown)
    }

    // MARK: Patterns

    private static func detecting(
        _ type: NSTextCheckingResult.CheckingType, _ kinds: [LabelLink.Kind]
    ) -> [Rule] {
        guard !kinds.isEmpty, let detector = try? NSDataDetector(types: type.rawValue) else { return [] }
        return [.data(detector, kinds)]
    }

    #if canImport(ObjectiveC)
        private static let link = NSTextCheckingResult.CheckingType.link
        private static let phoneNumber = NSTextCheckingResult.CheckingType.phoneNumber
    #else
        // Foundation on Linux marks the names as deprecated, because it finds nothing itself.
        private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
        private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    #endif

    private static func compile(_ pattern: String, _ name: String) throws(LinkPatternError) -> NSRegularExpression {
        do {
            return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        } catch {
            throw LinkPatternError(name: name, pattern: pattern)
        }
    }

    /// Scripts without spaces between words: their letters end a URL.
    private static let dense = #"\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}"#
    /// Before a sign: no letter of a script with spaces, no digit, no other sign.
    private static let free = #"(?<![\p{N}_.@#&/]|[\p{L}&&[^\#(dense)]])"#

    private static let patterns: [LabelLink.Kind: String] = [
        .mention: free + #"[@＠][\p{L}\p{M}\p{N}_]+"#,
        .hashtag: free + #"[#＃](?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_\u200c\u200d]+"#,
    ]
}

/// A pattern that is no regular expression.
public struct LinkPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name that the program gave it.
    public let name: String
    /// The pattern as it was given.
    public let pattern: String

    /// Which pattern is wrong and what to do, in one line.
    public var description: String {
        "link pattern \(name): error: \(pattern) is not a regular expression; escape signs that stand for themselves by \\"
    }
}
