import Foundation
import Testing

@testable import PlacardUIFoundation

/// Apple's documentation of `NSKeyedArchiver`: what is read is equal to what was written.
@Suite struct ArchivedAttributedStringTests {
    private static func archived(_ object: NSObject) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    private static let style: NSParagraphStyle = {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing, style.headIndent) = (.justified, 3, 20)
        style.tabStops = [NSTextTab(textAlignment: .right, location: 120)]
        style.hyphenationFactor = 0.5
        style.textLists = [NSTextList(markerFormat: .decimal, startingItemNumber: 3)]
        return style
    }()

    private let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 18, weight: .semibold), .foregroundColor: UIColor.systemRed,
        .kern: CGFloat(2),
        .underlineStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style,
        .link: URL(fileURLWithPath: "/somewhere"), NSAttributedString.Key("mine"): "a value",
    ]

    @Test func `A text whose attributes are the same throughout comes back equal`() throws {
        let text = NSAttributedString(string: "Zum Löffel", attributes: attributes)
        let data = try Self.archived(text)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data))
        #expect(back == text)
        let again = try Self.archived(back)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: again) == text)
    }

    @Test func `A text of many runs comes back equal, as do empty and plain ones`() throws {
        let text = NSMutableAttributedString()
        for index in 0..<300 {
            let color = UIColor(red: CGFloat(index % 7) / 7, green: 0.5, blue: 0.25, alpha: 1)
            let word = String(repeating: "ab ", count: 1 + index)
            text.append(NSAttributedString(string: word, attributes: [.foregroundColor: color]))
        }
        for text in [text, NSAttributedString(), NSAttributedString(string: "plain")] {
            let data = try Self.archived(text)
            let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data)
            #expect(back == text)
        }
        let data = try Self.archived(text)
        let mutable = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableAttributedString.self, from: data)
        mutable?.append(NSAttributedString(string: "!"))
        #expect(mutable?.string == text.string + "!")
    }

    @Test func `An archive whose runs lie beyond the text gives the text alone`() throws {
        let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 1])
        text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
        let data = try PropertyListSerialization.data(
            fromPropertyList: PropertyListSerialization.propertyList(from: Self.archived(text), format: nil),
            format: .binary, options: 0)
        // The two runs' lengths and places in the list of attributes: 1, 0, 1, 1.
        let runs = try #require(data.firstRange(of: Data([1, 0, 1, 1])))
        var broken = data
        broken[runs.lowerBound] = 9
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableAttributedString.self, from: broken)
        #expect(back == NSMutableAttributedString(string: "ab"))
    }

    /// Foundation on Linux reads beyond its memory where a value of a dictionary is nil.
    @Test func `Values that are none come back from dictionaries as plain ones`() throws {
        func value(readBy kind: AnyClass) throws -> Any? {
            let data = try NSKeyedArchiver.archivedData(
                withRootObject: ["value": ArchivedNothing()] as NSDictionary, requiringSecureCoding: false)
            let reader = try NSKeyedUnarchiver(forReadingFrom: data)
            reader.requiresSecureCoding = false
            reader.setClass(kind, forClassName: NSStringFromClass(ArchivedNothing.self))
            return (reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [String: Any])?["value"]
        }
        #expect(try value(readBy: UIFont.self) as? UIFont == .systemFont(ofSize: 12))
        #expect(try value(readBy: UIColor.self) as? UIColor == .clear)
        #expect(try value(readBy: NSParagraphStyle.self) as? NSParagraphStyle == .default)
        #expect((try value(readBy: ArchivedImage.self) as? ArchivedImage)?.image.size == .zero)
    }

    @Test func `The default paragraph style comes back equal, tab stops and all`() throws {
        let style = NSMutableParagraphStyle()
        style.tabStops = style.tabStops
        #expect(style == NSParagraphStyle.default)
        let back = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: NSParagraphStyle.self, from: Self.archived(NSParagraphStyle.default))
        #expect(back == NSParagraphStyle.default)
    }

    @Test(arguments: [
        UIFont.systemFont(ofSize: 13), .italicSystemFont(ofSize: 9.5), .preferredFont(forTextStyle: .headline),
        .monospacedDigitSystemFont(ofSize: 12, weight: .bold),
        UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20)),
        UIFont(
            descriptor: CTFontDescriptorCreateCopyWithVariation(
                UIFont.systemFont(ofSize: 11).fontDescriptor, 0x7767_6874, 650), size: 0),
    ]) func `Fonts come back equal`(font: UIFont) throws {
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: Self.archived(font))
        #expect(back == font)
        #expect(back?.lineHeight == font.lineHeight)
    }

    @Test func `Colors come back equal, system colors as themselves and others of two appearances with both`() throws
    {
        let p3 = UIColor(displayP3Red: 1, green: 0.2, blue: 0, alpha: 0.5)
        for color in [UIColor.red, p3, .label, .systemGray3, .tintColor, UIColor(white: 0.25, alpha: 1)] {
            #expect(
                try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Self.archived(color)) == color)
        }
        let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
        let back = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Self.archived(own)))
        #expect(back.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(back.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .blue)
    }

    @Test func `A color that does not exist here comes back clear, a font as the system font in its size`() throws {
        func broken(_ object: NSObject, _ name: String, _ other: String) throws -> Data {
            var data = try Self.archived(object)
            data.replaceSubrange(try #require(data.firstRange(of: Data(name.utf8))), with: Data(other.utf8))
            return data
        }
        let color = try broken(UIColor.systemRed, "systemRed", "systemHot")
        let font = try broken(try #require(UIFont(name: "Inter-Bold", size: 15)), "Inter-Bold", "Absent-One")
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: color) == .clear)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: font) == .systemFont(ofSize: 15))
    }

    @Test func `Paragraph styles and shadows come back equal`() throws {
        let style = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: NSParagraphStyle.self, from: Self.archived(Self.style))
        #expect(style == Self.style)
        #expect(style is NSMutableParagraphStyle)
        #expect(style?.textLists.first?.startingItemNumber == 3)
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (
            CGSize(width: 1, height: 2), 3, UIColor.red
        )
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSShadow.self, from: Self.archived(shadow)) == shadow)
    }
}

/// An object of which an archive holds nothing.
final class ArchivedNothing: NSObject, NSCoding {
    override init() {}
    init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}
