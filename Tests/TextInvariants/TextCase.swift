@testable import PlacardUIKit

/// A text with everything that its lines hang on. Every string of bytes makes one.
struct TextCase {
    private(set) var units: [UInt16] = []
    /// Where each stretch of equal attributes begins.
    private(set) var styles: [(start: Int, attributes: [NSAttributedString.Key: Any])] = []
    let width: CGFloat
    let height: CGFloat
    let lines: Int
    let mode: NSLineBreakMode

    /// Longer texts find nothing that shorter ones do not, and take longer.
    private static let mostUnits = 400

    init(_ bytes: some Sequence<UInt8>) {
        var reader = CaseReader(bytes)
        width = Self.width(&reader)
        height = reader.pick([CGFloat.infinity, .infinity, .infinity, 0, 30, 100])
        lines = reader.pick([0, 0, 0, 1, 2, 3])
        mode = reader.pick(NSLineBreakMode.allCases)
        var attributes: [NSAttributedString.Key: Any] = [.font: CaseAttributes.font(&reader)]
        CaseAttributes.change(&attributes, &reader)
        styles = [(0, attributes)]
        while !reader.isAtEnd, units.count < Self.mostUnits {
            switch reader.byte() {
            case 0: units.append(reader.word())
            case 1: begin(&attributes, &reader)
            case 2: attach(attributes, &reader)
            case 3: append(scalar: UInt32(reader.byte()) << 16 | UInt32(reader.word()))
            case let atom: units += TextAtoms.units(atom)
            }
        }
    }

    /// A text in Helvetica.
    init(units: [UInt16], width: CGFloat) {
        self.units = units
        self.width = width
        styles = [(0, [.font: UIFont(name: "Helvetica", size: 17) ?? .systemFont(ofSize: 17)])]
        height = .infinity
        lines = 0
        mode = .byWordWrapping
    }

    private static func width(_ reader: inout CaseReader) -> CGFloat {
        let mantissa = CGFloat(reader.byte())
        return reader.pick([mantissa, mantissa, mantissa * 3.7, mantissa / 4, 0, 1e7, .infinity])
    }

    private mutating func begin(_ attributes: inout [NSAttributedString.Key: Any], _ reader: inout CaseReader) {
        CaseAttributes.change(&attributes, &reader)
        styles.append((units.count, attributes))
    }

    private mutating func attach(_ attributes: [NSAttributedString.Key: Any], _ reader: inout CaseReader) {
        var own = attributes
        own[.attachment] = CaseAttributes.attachment(&reader)
        styles.append((units.count, own))
        units.append(0xFFFC)
        styles.append((units.count, attributes))
    }

    private mutating func append(scalar value: UInt32) {
        guard let scalar = Unicode.Scalar(value % 0x110000) else { return units.append(UInt16(value & 0xFFFF)) }
        units += Array(Character(scalar).utf16)
    }

    /// The text; U+FFFD stands for half of a surrogate pair.
    var string: String { String(decoding: units, as: UTF16.self) }

    var attributedText: NSAttributedString {
        let text = NSMutableAttributedString(string: string)
        let ends = styles.dropFirst().map(\.start) + [units.count]
        for (style, end) in zip(styles, ends) where end > style.start {
            text.setAttributes(style.attributes, range: NSRange(location: style.start, length: end - style.start))
        }
        return text
    }

    /// The attributes of all of the text, if they are the same throughout.
    var commonAttributes: [NSAttributedString.Key: Any]? { styles.count == 1 ? styles[0].attributes : nil }

    var hasAttachments: Bool { styles.contains { $0.attributes[.attachment] != nil } }
}

extension TextCase: CustomStringConvertible {
    /// What a test needs that shall hold the case.
    var description: String {
        let escaped = units.map { unit in
            (0x20...0x7E).contains(unit) ? String(UnicodeScalar(UInt8(unit))) : "\\u{\(String(unit, radix: 16))}"
        }.joined()
        let runs = styles.map { "\($0.start): \(Self.text($0.attributes))" }.joined(separator: "; ")
        return "“\(escaped)” width \(width) height \(height) lines \(lines) mode \(mode) [\(runs)]"
    }

    private static func text(_ attributes: [NSAttributedString.Key: Any]) -> String {
        attributes.map { key, value in
            let style = (value as? NSParagraphStyle).map { "\($0.format)" }
            return "\(key.rawValue) \(style ?? "\(value)")"
        }.sorted().joined(separator: ", ")
    }
}
