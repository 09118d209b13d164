import Foundation

/// The text of a document under construction: bytes, with numbers written shortly.
struct DocumentText {
    private(set) var bytes: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }

    static func += (text: inout DocumentText, other: String) { text.bytes.append(contentsOf: other.utf8) }

    mutating func append(_ other: DocumentText) { bytes.append(contentsOf: other.bytes) }

    mutating func append(_ data: Data) { bytes.append(contentsOf: data) }

    /// Numbers with a space before each but the first.
    mutating func numbers(_ values: CGFloat...) {
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(0x20) }
            self += value.brief
        }
    }
}

extension CGFloat {
    /// At most four digits after the point, no exponent, within what readers of PDF can count.
    var brief: String { brief(10_000, digits: 4) }

    private func brief(_ unit: Int, digits: Int) -> String {
        guard isFinite else { return "0" }
        let count = Int((Swift.min(Swift.max(self, -1e9), 1e9) * CGFloat(unit)).rounded())
        let (whole, part) = count.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
        let sign = count < 0 ? "-" : ""
        guard part > 0 else { return sign + String(whole) }
        var tail = String(part)
        tail = String(repeating: "0", count: digits - tail.count) + tail
        while tail.hasSuffix("0") { tail.removeLast() }
        return "\(sign)\(whole).\(tail)"
    }
}
