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

    init(_ object: [String: Any]) throws {
        let fields = Fields(object)
        id = object["id"] ?? NSNull()
        text =
            try fields.string("text") ?? { throw LineFault(description: "text is missing; send a string") }()
        language = try fields.string("lang")
        direction = try fields.choice("dir", MeasureRequest.directions) ?? .natural
        families = try fields.strings("families") ?? []
        size = try fields.number("size", in: 0.01...10_000) ?? 17
        width = try fields.number("width", in: 0...1e7)
        let corner = try fields.numbers("origin") ?? [0, 0]
        guard corner.count == 2 else { throw LineFault(description: "origin must be two numbers: [x, y]") }
        origin = CGPoint(x: corner[0], y: corner[1])
        height = try fields.number("height", in: 0...1e7)
        scale = try fields.number("scale", in: 0.1...16) ?? 2
        lines = Int(try fields.number("lines", in: 0...1e6) ?? 0)
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

    func numbers(_ key: String) throws -> [Double]? {
        try value(key, "a list of numbers") { ($0 as? [NSNumber])?.map(\.doubleValue) }
    }

    func flag(_ key: String) throws -> Bool? { try value(key, "true or false") { $0 as? Bool } }

    func number(_ key: String, in range: ClosedRange<Double>) throws -> CGFloat? {
        let wanted = "a number from \(range.lowerBound) to \(range.upperBound)"
        return try value(key, wanted) {
            ($0 as? NSNumber).map(\.doubleValue).flatMap { range.contains($0) ? $0 : nil }
        }
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
