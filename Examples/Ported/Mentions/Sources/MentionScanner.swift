import Foundation

enum MentionScanner {
    private static let pattern = try! NSRegularExpression(pattern: "(?<![\\w@])@(\\w+)", options: [])

    static func mentions(in text: String) -> [(range: NSRange, name: String)] {
        let whole = NSRange(location: 0, length: (text as NSString).length)
        return pattern.matches(in: text, options: [], range: whole).map { match in
            (match.range, (text as NSString).substring(with: match.range(at: 1)))
        }
    }
}
