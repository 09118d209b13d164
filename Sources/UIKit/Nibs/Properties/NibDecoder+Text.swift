import Foundation

extension NibDecoder {
    /// A text property in any of its forms: an attribute, or a child where the text has line breaks.
    func text(_ name: String) -> String? {
        if let text = string(name) { return text }
        guard let child = child(keyed: name), ["string", "mutableString"].contains(child.name) else { return nil }
        return Self.characters(of: child)
    }

    /// The characters of a `string` element: as they stand, or from base64 whose padding is left away.
    static func characters(of element: IBElement) -> String {
        guard element["base64-UTF8"] == "YES" else { return element.text }
        let digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: digits + padding) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }

    func textAlignment(_ name: String, default value: NSTextAlignment) -> NSTextAlignment {
        choice(name, NibWords.textAlignments) ?? value
    }
}

/// Interface Builder's words for the cases of enumerations.
enum NibWords {
    static let textAlignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    /// A label's and a button's words differ from a paragraph style's; both are here.
    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
        "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
        "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]

    static let writingDirections: [String: NSWritingDirection] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
}
