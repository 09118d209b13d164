import Foundation

/// Finds links in a text of any mixture of scripts.
///
/// URLs (with a scheme, with `www.`, or of a well-known domain), e-mail addresses, mentions, hashtags, telephone
/// numbers and patterns of the program. Chinese, Japanese, Korean and Thai, which are written without spaces, end a URL
/// and may stand right before a sign. Where finds overlap, the first of that order counts.
public struct LinkDetector: Sendable {
    private let rules: [Rule]
    /// Whether a find counts; nil lets all.
    public var filter: (@Sendable (LabelLink) -> Bool)?

    private struct Rule: Sendable {
        var kind: LabelLink.Kind
        var expression: NSRegularExpression
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
        var rules: [Rule] = []
        for kind in [LabelLink.Kind.url, .email] where kinds.contains(kind) { rules += try Self.rule(kind) }
        for (name, pattern) in patterns {
            rules.append(Rule(kind: .custom(name), expression: try Self.compile(pattern, name)))
        }
        for kind in [LabelLink.Kind.mention, .hashtag, .phone] where kinds.contains(kind) {
            rules += try Self.rule(kind)
        }
        self.rules = rules
    }

    /// The links of a text in its order; none overlap.
    public func links(in text: String) -> [LabelLink] {
        let units = text as NSString
        var found: [LabelLink] = []
        var taken = IndexSet()
        for rule in rules {
            let matches = rule.expression.matches(in: text, range: NSRange(location: 0, length: units.length))
            for match in matches {
                guard let link = link(rule.kind, match.range, units), let units = Range(link.range),
                    !taken.intersects(integersIn: units), filter?(link) ?? true
                else { continue }
                found.append(link)
                taken.insert(integersIn: units)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    private func link(_ kind: LabelLink.Kind, _ range: NSRange, _ text: NSString) -> LabelLink? {
        guard range.length > 0 else { return nil }
        guard kind == .url else {
            let target = text.substring(with: range)
            if kind == .phone, !(7...15).contains(target.filter(\.isNumber).count) { return nil }
            return LabelLink(kind: kind, range: range, target: target)
        }
        let shown = URLEnd.trimmed(text.substring(with: range))
        let target = shown.contains("://") ? shown : "https://" + shown
        return LabelLink(
            kind: kind, range: NSRange(location: range.location, length: shown.utf16.count), target: target)
    }

    // MARK: Patterns

    private static func rule(_ kind: LabelLink.Kind) throws(LinkPatternError) -> [Rule] {
        guard let pattern = patterns[kind] else { return [] }
        return [Rule(kind: kind, expression: try compile(pattern, "\(kind)"))]
    }

    private static func compile(_ pattern: String, _ name: String) throws(LinkPatternError) -> NSRegularExpression {
        do {
            return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        } catch {
            throw LinkPatternError(name: name, pattern: pattern)
        }
    }

    /// Scripts without spaces between words: their letters end a URL.
    private static let dense = #"\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}"#
    private static let pathUnit = #"(?:[[!-~]&&[^<>"{}|\\^`]]|[\p{L}\p{M}\p{N}&&[^\#(dense)]])"#
    private static let host = #"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+"#
    private static let domains =
        "com|org|net|edu|gov|io|dev|app|info|eu|de|at|ch|fr|uk|es|it|nl|se|no|jp|cn|tw|kr|ru|br|in|au|ca|us"
    /// Before a sign: no letter of a script with spaces, no digit, no other sign.
    private static let free = #"(?<![\p{N}_.@#&/]|[\p{L}&&[^\#(dense)]])"#

    private static let patterns: [LabelLink.Kind: String] = [
        .url: #"(?<![a-z0-9@._%+-])(?:(?:https?|ftp)://[a-z0-9\[]\#(pathUnit)*"#
            + #"|www\.\#(host)[a-z]{2,}(?:[:/?#]\#(pathUnit)*)?"#
            + #"|\#(host)(?:\#(domains))(?![a-z0-9@-]|\.[a-z0-9])(?:[:/?#]\#(pathUnit)*)?)"#,
        .email: #"(?<![a-z0-9._%+-])[a-z0-9](?:[a-z0-9._%+-]*[a-z0-9_%+-])?@\#(host)[a-z]{2,}(?![a-z0-9])"#,
        .mention: free + #"[@＠][\p{L}\p{M}\p{N}_]+"#,
        .hashtag: free + #"[#＃](?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_\u200c\u200d]+"#,
        .phone: #"(?<![\p{L}\p{N}+#@/._-])(?:\+|\()?\p{Nd}[\p{Nd} ().\-/]{4,18}\p{Nd}(?![\p{L}\p{N}])"#,
    ]
}

/// A pattern that is no regular expression.
public struct LinkPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name that the program gave it.
    public let name: String
    /// The pattern as it was given.
    public let pattern: String

    public var description: String {
        "link pattern \(name): error: \(pattern) is not a regular expression; escape signs that stand for themselves by \\"
    }
}
