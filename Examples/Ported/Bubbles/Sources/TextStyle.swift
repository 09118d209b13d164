import UIKit

/// What a text looks like: built step by step, then applied to strings and labels.
@objcMembers public class TextStyle: NSObject, NSCopying {
    public var font: UIFont = .systemFont(ofSize: 17)
    public var color: UIColor = .black
    public var lineSpacing: CGFloat = 0
    public var kern: CGFloat = 0
    public var alignment: NSTextAlignment = .natural

    public static func make(_ edit: (TextStyle) -> Void) -> TextStyle {
        let style = TextStyle()
        edit(style)
        return style
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = TextStyle()
        copy.font = font
        copy.color = color
        copy.lineSpacing = lineSpacing
        copy.kern = kern
        copy.alignment = alignment
        return copy
    }

    public var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = lineSpacing
        paragraph.alignment = alignment
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
        ]
        if kern != 0 {
            attributes[.kern] = kern
        }
        return attributes
    }
}

/// Styles by name, for nibs.
public final class TextStyles {
    public static let shared = TextStyles()
    private var styles: [String: TextStyle] = [:]

    public subscript(name: String) -> TextStyle? {
        get { return styles[name] }
        set { styles[name] = newValue }
    }
}
