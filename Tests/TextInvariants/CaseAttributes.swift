@testable import PlacardUIKit

/// Attributes that a case's bytes ask for.
enum CaseAttributes {
    typealias Attributes = [NSAttributedString.Key: Any]

    static func font(_ reader: inout CaseReader) -> UIFont {
        let size: CGFloat = reader.pick([17, 17, 17, 12, 1, 40, 0.1])
        let names = [
            "Helvetica", "Inter-Italic", "NotoSerif", "NotoNastaliqUrdu", "NotoColorEmoji", "NotoSansCJKjp-Regular",
        ]
        let choice = Int(reader.byte()) % 12
        if choice < names.count, let font = UIFont(name: names[choice], size: size) { return font }
        return choice == 7 ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    static func attachment(_ reader: inout CaseReader) -> NSTextAttachment {
        let attachment = NSTextAttachment()
        let size = CGFloat(reader.byte())
        attachment.bounds = CGRect(x: 0, y: reader.pick([0, -4, 20, -60]), width: size / 4, height: size / 8 + 1)
        return attachment
    }

    /// Changes some of the attributes.
    static func change(_ attributes: inout Attributes, _ reader: inout CaseReader) {
        let numbers: [CGFloat] = [0, 1, -1, 0.37, -7.5, 40, 800, -800, 1e308, -1e308]
        switch reader.byte() % 22 {
        case 0...2: attributes[.font] = font(&reader)
        case 3: attributes[.kern] = reader.pick(numbers)
        case 4: attributes[.tracking] = reader.pick(numbers)
        case 5: attributes[.baselineOffset] = reader.pick(numbers)
        case 6: attributes[.expansion] = reader.pick(numbers)
        case 7: attributes[.ligature] = 0
        case 8: attributes[.foregroundColor] = reader.pick([UIColor.red, .blue, .label])
        case 9: attributes[.underlineStyle] = NSUnderlineStyle(rawValue: Int(reader.word())).rawValue
        case 10: attributes[.writingDirection] = (0..<reader.byte() % 4).map { _ in Int(reader.byte() % 4) }
        case 11: attributes[.link] = "https://example.org"
        case 12: attributes[.languageIdentifier] = reader.pick(["ja", "ar", "de", "th", "", "zh-Hant", "ko"])
        case 13: attributes[.strokeWidth] = reader.pick(numbers)
        case 14: attributes[.obliqueness] = reader.pick(numbers)
        case 15...18: attributes[.paragraphStyle] = paragraphStyle(&reader, numbers)
        case 19, 20: attributes[kCTRubyAnnotationAttributeName as NSAttributedString.Key] = annotation(&reader)
        default: attributes = [.font: font(&reader)]
        }
    }

    private static func annotation(_ reader: inout CaseReader) -> CTRubyAnnotation {
        let alignment = CTRubyAlignment(rawValue: reader.byte() % 7) ?? .auto
        let text = reader.pick([
            "", "か", "こころざし", "a", "a very long reading", "قراءة", "\u{301}", "👋🏽\u{200D}", "a\nb",
        ])
        let factor: Any = reader.pick([0.5, 0, -1, 0.1, 3, 1e308, Double.nan])
        return CTRubyAnnotationCreateWithAttributes(
            alignment, .auto, reader.pick([.before, .before, .after, .inline]), text as CFString,
            [
                kCTRubyAnnotationSizeFactorAttributeName: factor,
                kCTRubyAnnotationScaleToFitAttributeName: reader.byte() % 3 == 0,
            ] as CFDictionary)
    }

    private static func paragraphStyle(_ reader: inout CaseReader, _ numbers: [CGFloat]) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = reader.pick(NSTextAlignment.allCases)
        style.baseWritingDirection = reader.pick([.natural, .natural, .leftToRight, .rightToLeft])
        for _ in 0..<reader.byte() % 3 {
            let number = reader.pick(numbers)
            switch reader.byte() % 12 {
            case 0: style.lineSpacing = number
            case 1: style.paragraphSpacing = number
            case 2: style.minimumLineHeight = number
            case 3: style.maximumLineHeight = number
            case 4: style.lineHeightMultiple = number
            case 5: style.firstLineHeadIndent = number
            case 6: style.headIndent = number
            case 7: style.tailIndent = number
            case 8:
                style.tabStops = [NSTextTab(textAlignment: reader.pick(NSTextAlignment.allCases), location: number)]
            case 9: style.defaultTabInterval = number
            case 10: style.hyphenationFactor = 1
            default: style.lineBreakStrategy = .pushOut
            }
        }
        return style
    }
}
