import Foundation
import _FoundationICU

/// Numbers with units in the words of a language. Source: Unicode's CLDR, as ICU's number skeletons give it.
package enum MeasureText {
    /// How a unit is written.
    package enum Width: String, Sendable {
        case narrow = "unit-width-narrow"
        case short = "unit-width-short"
        case full = "unit-width-full-name"
    }

    /// The number with its unit; nil for a unit that ICU does not know.
    ///
    /// - Parameters:
    ///   - unit: As number skeletons name it, as `unit/kilometer-per-hour`.
    ///   - digits: How the number is rounded and grouped, as number skeletons say it.
    ///   - usage: What the number is told for, so that the region's own unit for that stands in place of this one; nil keeps it.
    package static func text(
        _ value: Double, unit: String, _ width: Width, digits: String, usage: String? = nil, locale: String
    ) -> String? {
        let words = [unit, usage.map { "usage/\($0)" } ?? "", width.rawValue, digits]
        return text(value, skeleton: words.filter { !$0.isEmpty }.joined(separator: " "), locale)
    }

    private static func text(_ value: Double, skeleton: String, _ locale: String) -> String? {
        let units = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        guard let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status) else {
            return nil
        }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        let length = swift_unumf_resultToString(result, nil, 0, &status)
        guard status.rawValue <= 0 || status == U_BUFFER_OVERFLOW_ERROR, length > 0 else { return nil }
        status = U_ZERO_ERROR
        var text = [UInt16](repeating: 0, count: Int(length))
        swift_unumf_resultToString(result, &text, length, &status)
        return status.rawValue <= 0 ? String(decoding: text, as: UTF16.self) : nil
    }
}
