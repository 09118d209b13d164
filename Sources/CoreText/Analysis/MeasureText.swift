import Foundation
import _FoundationICU

/// Numbers with units in the words of a language. Source: Unicode's CLDR, as ICU's number skeletons give it.
package enum MeasureText {
    /// How a unit is written.
    package enum Width: String, Sendable {
        case narrow = "unit-width-narrow"
        case short = "unit-width-short"
        case full = "unit-width-full-name"

        fileprivate var ofList: UListFormatterWidth {
            switch self {
            case .narrow: ULISTFMT_WIDTH_NARROW
            case .short: ULISTFMT_WIDTH_SHORT
            case .full: ULISTFMT_WIDTH_WIDE
            }
        }
    }

    /// Measures one behind the other, as parts of one: "1 hour, 10 minutes".
    package static func list(_ measures: [String], _ width: Width, locale: String) -> String {
        var status = U_ZERO_ERROR
        let formatter = swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, width.ofList, &status)
        guard let formatter, status.rawValue <= 0 else { return measures.joined(separator: " ") }
        defer { swift_ulistfmt_close(formatter) }
        let texts = measures.map { Array($0.utf16) }
        let lengths = texts.map { Int32($0.count) }
        // The list puts a few letters between two of them.
        var list = [UInt16](repeating: 0, count: texts.reduce(0) { $0 + $1.count + 64 })
        let length = texts.withUnsafePointers { pointers in
            swift_ulistfmt_format(
                formatter, pointers, lengths, Int32(texts.count), &list, Int32(list.count), &status)
        }
        guard status.rawValue <= 0 else { return measures.joined(separator: " ") }
        return String(decoding: list[..<Int(length)], as: UTF16.self)
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

extension [[UInt16]] {
    /// Lends the places of all texts, which lie in one row for that.
    fileprivate func withUnsafePointers<Result>(_ body: ([UnsafePointer<UInt16>?]) -> Result) -> Result {
        var starts = [0]
        for text in self { starts.append(starts[starts.count - 1] + text.count) }
        // One more, so that the row has a place even if all are empty.
        let row = [UInt16](joined()) + [0]
        return row.withUnsafeBufferPointer { row in
            body(starts.dropLast().map { start in row.baseAddress.map { $0 + start } })
        }
    }
}
