import Foundation
import PlacardSpecimens

/// What `placard measure` is asked, checked and with its defaults filled in.
struct MeasureRequest {
    var id: Any
    var text: String
    var language: String?
    var direction: NSWritingDirection
    /// The first is the label's font, the others its cascade.
    var families: [String]
    var size: CGFloat
    /// Nil for one line a paragraph.
    var width: CGFloat?
    /// Of the bounds given to `textRect`.
    var origin: CGPoint
    var height: CGFloat?
    var scale: CGFloat
    var lines: Int
    var mode: NSLineBreakMode
    var alignment: NSTextAlignment
    var weight: UIFont.Weight
    var fontFiles: [String]
    var wantsClusters: Bool
    /// Whether the lines of a label with the text as plain `text` are asked for too.
    var wantsLabelLines: Bool

    /// The longest text, in bytes: signs that a font joins with their neighbors cost 20 microseconds each.
    static let longestText = 1 << 20

    init(_ object: [String: Any]) throws {
        let fields = Fields(object)
        id = object["id"] ?? NSNull()
        text = try fields.text()
        language = try fields.string("lang")
        direction = try fields.choice("dir", MeasureRequest.directions) ?? .natural
        families = try fields.strings("families") ?? []
        size = try fields.number("size", in: 0.01...10_000) ?? 17
        width = try fields.number("width", in: 0...1e7)
        origin = try fields.point("origin", in: -1e7...1e7) ?? .zero
        height = try fields.number("height", in: 0...1e7)
        scale = try fields.number("scale", in: 0.1...16) ?? 2
        lines = try fields.count("lines", in: 0...1_000_000) ?? 0
        mode = try fields.choice("mode", MeasureRequest.modes) ?? .byWordWrapping
        alignment = try fields.choice("alignment", MeasureRequest.alignments) ?? .natural
        weight = try fields.choice("weight", MeasureRequest.weights) ?? .regular
        fontFiles = try fields.strings("fontFiles") ?? []
        wantsClusters = try fields.flag("clusters") ?? false
        wantsLabelLines = try fields.flag("labelLines") ?? false
    }

    private static let directions: [String: NSWritingDirection] = [
        "ltr": .leftToRight, "rtl": .rightToLeft, "auto": .natural,
    ]

    private static let modes: [String: NSLineBreakMode] = [
        "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
        "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
        "byTruncatingMiddle": .byTruncatingMiddle,
    ]

    private static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

/// The fields of a JSON object, read with their types checked; null counts as absent.
private struct Fields {
    private let object: [String: Any]

    init(_ object: [String: Any]) { self.object = object.filter { !($0.value is NSNull) } }

    func string(_ key: String) throws -> String? { try value(key, "a string") { $0 as? String } }

    func strings(_ key: String) throws -> [String]? { try value(key, "a list of strings") { $0 as? [String] } }

    /// The text that is asked about.
    func text() throws -> String {
        guard let text = try string("text") else { throw LineFault(description: "text is missing; send a string") }
        let (length, most) = (text.utf8.count, MeasureRequest.longestText)
        guard length <= most else {
            throw LineFault(
                description: "text has \(length) bytes, more than the \(most) that are measured; send it in parts")
        }
        return text
    }

    func point(_ key: String, in range: ClosedRange<Double>) throws -> CGPoint? {
        let wanted = "two numbers, [x, y], from \(range.lowerBound) to \(range.upperBound)"
        return try value(key, wanted) {
            let numbers = ($0 as? [Any])?.compactMap(Self.number).filter(range.contains) ?? []
            guard numbers.count == 2, ($0 as? [Any])?.count == 2 else { return nil }
            return CGPoint(x: numbers[0], y: numbers[1])
        }
    }

    func flag(_ key: String) throws -> Bool? {
        try value(key, "true or false") { Self.isFlag($0) ? $0 as? Bool : nil }
    }

    func number(_ key: String, in range: ClosedRange<Double>) throws -> CGFloat? {
        let wanted = "a number from \(range.lowerBound) to \(range.upperBound)"
        return try value(key, wanted) { Self.number($0).flatMap { range.contains($0) ? $0 : nil } }
    }

    func count(_ key: String, in range: ClosedRange<Int>) throws -> Int? {
        try value(key, "a whole number from \(range.lowerBound) to \(range.upperBound)") {
            Self.number($0).flatMap(Int.init(exactly:)).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    private static func number(_ value: Any) -> Double? {
        isFlag(value) ? nil : (value as? NSNumber)?.doubleValue
    }

    /// Foundation takes 1 for true and true for 1; only the type that a number was made of tells.
    private static func isFlag(_ value: Any) -> Bool {
        (value as? NSNumber).map { UInt8(bitPattern: $0.objCType.pointee) } == UInt8(ascii: "c")
    }

    func choice<Choice>(_ key: String, _ choices: [String: Choice]) throws -> Choice? {
        try value(key, "one of " + choices.keys.sorted().joined(separator: ", ")) {
            ($0 as? String).flatMap { choices[$0] }
        }
    }

    private func value<Value>(_ key: String, _ wanted: String, _ read: (Any) -> Value?) throws -> Value? {
        guard let found = object[key] else { return nil }
        guard let value = read(found) else { throw LineFault(description: "\(key) must be \(wanted)") }
        return value
    }
}
