import Foundation

extension NibDecoder {
    /// An attributed string property: fragments of text, each with its own font, color and paragraph style.
    func attributedString(_ key: String) -> NSAttributedString? {
        guard let value = child(keyed: key), value.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in value.children where fragment.name == "fragment" {
            let part = decoder(for: fragment)
            let attributes = fragment.child("attributes").map { decodedAttributes(of: $0) } ?? [:]
            result.append(NSAttributedString(string: part.text("content") ?? "", attributes: attributes))
        }
        return result
    }

    private func decodedAttributes(of element: IBElement) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for value in element.children {
            switch value.key {
            case "NSFont": result[.font] = attributedFont(of: value)
            case "NSParagraphStyle": result[.paragraphStyle] = paragraphStyle(of: value)
            case "NSOriginalFont": continue
            case let key?: decodeSimple(value, key, into: &result)
            case nil: continue
            }
        }
        return result
    }

    private func decodeSimple(_ value: IBElement, _ key: String, into result: inout [NSAttributedString.Key: Any]) {
        if value.name == "color", let name = NibAttributes.colors[key] {
            result[name] = color(of: value)
        } else if let name = NibAttributes.numbers[key], let number = value["value"].flatMap(IBNumber.parse) {
            result[name] = number
        } else if let name = NibAttributes.integers[key], let number = value["value"].flatMap(IBNumber.parse) {
            result[name] = Int(max(-1, min(number, 0xFFFF)))
        } else {
            context.report(.note, value, object: element.id, "the text attribute \(key) is not used")
        }
    }

    private func paragraphStyle(of value: IBElement) -> NSParagraphStyle {
        let part = decoder(for: value)
        let style = NSMutableParagraphStyle()
        style.alignment = part.textAlignment("alignment", default: .natural)
        style.lineBreakMode = part.choice("lineBreakMode", NibWords.lineBreakModes) ?? .byWordWrapping
        style.baseWritingDirection = part.choice("baseWritingDirection", NibWords.writingDirections) ?? .natural
        style.lineSpacing = part.number("lineSpacing") ?? 0
        style.paragraphSpacing = part.number("paragraphSpacing") ?? 0
        style.paragraphSpacingBefore = part.number("paragraphSpacingBefore") ?? 0
        style.lineHeightMultiple = part.number("lineHeightMultiple") ?? 0
        style.minimumLineHeight = part.number("minimumLineHeight") ?? 0
        style.maximumLineHeight = part.number("maximumLineHeight") ?? 0
        style.firstLineHeadIndent = part.number("firstLineHeadIndent") ?? 0
        style.headIndent = part.number("headIndent") ?? 0
        style.tailIndent = part.number("tailIndent") ?? 0
        style.defaultTabInterval = part.number("defaultTabInterval") ?? 0
        style.allowsDefaultTighteningForTruncation = part.bool("allowsDefaultTighteningForTruncation", default: false)
        return style
    }
}

/// The text attributes that documents write beside font and paragraph style.
enum NibAttributes {
    static let colors: [String: NSAttributedString.Key] = [
        "NSColor": .foregroundColor, "NSBackgroundColor": .backgroundColor, "NSStrokeColor": .strokeColor,
        "NSUnderlineColor": .underlineColor, "NSStrikethroughColor": .strikethroughColor,
    ]
    static let numbers: [String: NSAttributedString.Key] = [
        "NSKern": .kern, "NSStrokeWidth": .strokeWidth, "NSBaselineOffset": .baselineOffset,
        "NSObliqueness": .obliqueness, "NSExpansion": .expansion,
    ]
    static let integers: [String: NSAttributedString.Key] = [
        "NSUnderline": .underlineStyle, "NSStrikethrough": .strikethroughStyle, "NSLigature": .ligature,
    ]
}
