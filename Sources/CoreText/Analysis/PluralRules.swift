import Foundation
import _FoundationICU

/// Which form of a text a number asks for in a language. Source: CLDR's plural rules, as ICU knows them.
package enum PluralRules {
    /// The name of the form: zero, one, two, few, many or other.
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func form(of number: Double, in language: String) -> String {
        var status = U_ZERO_ERROR
        let name = language.replacingOccurrences(of: "-", with: "_")
        guard let rules = swift_uplrules_open(name, &status), status.rawValue <= 0 else { return "other" }
        defer { swift_uplrules_close(rules) }
        var units = [UInt16](repeating: 0, count: 16)
        let count = swift_uplrules_select(rules, number, &units, Int32(units.count), &status)
        guard status.rawValue <= 0, (1...16).contains(count) else { return "other" }
        return String(decoding: units.prefix(Int(count)), as: UTF16.self)
    }
}
