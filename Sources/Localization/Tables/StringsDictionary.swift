import Foundation

/// Tables of one language: `.strings` and `.stringsdict`, as property lists of any kind.
enum StringsDictionary {
    /// The texts of a `.strings` file by their keys; nil where it is none.
    static func strings(_ data: Data) -> [String: LocalizedText]? {
        try? TextTable.read(data).compactMapValues { ($0 as? String).map { LocalizedText(.text($0)) } }
    }

    /// The texts of a `.stringsdict` file by their keys; nil where it is none.
    static func plurals(_ data: Data) -> [String: LocalizedText]? {
        try? TextTable.read(data).compactMapValues { ($0 as? [String: Any]).flatMap(text(of:)) }
    }

    /// An entry with rules for numbers or devices, or, as the widest of them, with widths.
    private static func text(of entry: [String: Any]) -> LocalizedText? {
        if let forms = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return LocalizedText(.device(forms.compactMapValues { ($0 as? String).map { .text($0) } }))
        }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            return widths.max { Int($0.key) ?? 0 < Int($1.key) ?? 0 }.map { LocalizedText(.text($0.value)) }
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let rules = entry.compactMapValues { ($0 as? [String: Any]).flatMap(variable(of:)) }
        return LocalizedText(.text(format), variables: rules)
    }

    private static func variable(of rule: [String: Any]) -> LocalizedText.Variable? {
        guard rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else { return nil }
        let forms = rule.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
        return LocalizedText.Variable(
            argument: nil, specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
            wording: .plural(forms.mapValues { .text($0) }))
    }
}
