import Foundation

/// The text styles of a program, by name.
///
/// Written in code, or read from JSON (see `init(json:file:)`):
///
/// ```swift
/// var sheet = StyleSheet(["body": TextStyle(.body), "strong": TextStyle()])
/// sheet["strong"]?.weight = .bold
/// let text = try sheet.attributedString(markup: "Press <strong>Start</strong>", in: sheet.style(named: "body"))
/// ```
public struct StyleSheet: Equatable, Sendable {
    private var styles: [String: TextStyle]

    /// Makes a sheet of styles by name; an empty one without arguments.
    public init(_ styles: [String: TextStyle] = [:]) {
        self.styles = styles
    }

    /// The style of a name; nil if there is none.
    public subscript(name: String) -> TextStyle? {
        get { styles[name] }
        set { styles[name] = newValue }
    }

    /// All names in alphabetical order.
    public var names: [String] { styles.keys.sorted() }

    /// The style of a name.
    ///
    /// - Throws: `UnknownStyle`, which lists the names there are.
    public func style(named name: String) throws(UnknownStyle) -> TextStyle {
        guard let style = styles[name] else { throw UnknownStyle(name: name, allowed: names) }
        return style
    }

    /// A text whose marked parts have named styles.
    ///
    /// `<name>` begins a part in that style, `</name>` ends it; parts may lie in one another, and the inner style lies
    /// over the outer one. `&lt;`, `&gt;` and `&amp;` stand for the signs themselves; an ampersand that begins none of
    /// these is itself. See `escaped(_:)` for texts that are put into markup.
    ///
    /// - Parameters:
    ///   - markup: The text.
    ///   - whole: The style of all of it, which need not be one of the sheet.
    ///   - base: Attributes that stand wherever the styles say nothing.
    ///   - traits: Whose text size counts; nil for the current one.
    /// - Throws: `MarkupError`, which says where the markup is wrong and what is allowed there.
    public func attributedString(
        markup: String, in whole: TextStyle = TextStyle(), over base: [NSAttributedString.Key: Any] = [:],
        compatibleWith traits: UITraitCollection? = nil
    ) throws(MarkupError) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for piece in try StyleMarkup(markup, names: names).pieces {
            let style = piece.styles.compactMap { styles[$0] }.reduce(whole) { $0.merging($1) }
            text.append(style.attributedString(piece.text, over: base, compatibleWith: traits))
        }
        return text
    }

    /// A text as markup that shows just that text.
    public static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}

/// A name that a sheet has no style for.
public struct UnknownStyle: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name that was asked for.
    public let name: String
    /// The sheet's names, in alphabetical order.
    public let allowed: [String]

    /// Which name is missing and which there are, in one line.
    public var description: String {
        let choice = allowed.isEmpty ? "the sheet is empty" : "the sheet has \(allowed.listed(as: "styles"))"
        return "style \(name): error: there is none of that name; \(choice)".inOneLine()
    }
}

/// A label in the sheet's style `header1`.
public final class Header1Label: StyledLabel {
    public override var style: TextStyle? { TextStyles.header1 }
}

/// A label in the sheet's style `header2White`, for dark backgrounds.
public final class Header2WhiteLabel: StyledLabel {
    public override var style: TextStyle? { TextStyles.header2White }
}

/// A label in the sheet's style `header2Black`.
public final class Header2BlackLabel: StyledLabel {
    public override var style: TextStyle? { TextStyles.header2Black }
}

/// A label in the sheet's style `body`.
public final class BodyLabel: StyledLabel {
    public override var style: TextStyle? { TextStyles.body }
}
