import Synchronization

/// A face at a size in points, as UIKit hands it to labels and attributed strings.
///
/// Unchecked because its class promises nothing: it is immutable and shareable; equal requests give the same instance.
/// Source: Apple's documentation of `UIFont`.
public final class UIFont: AttributeValue, SharedFont, @unchecked Sendable {
    /// The same font as CoreText's functions take it; its measures are those that all layout uses. Placard's own: on
    /// Apple's systems the two are one object.
    public let ctFont: CTFont
    let request: FontRequest

    init(request: FontRequest, ctFont: CTFont) {
        AttributedRunsRelease.begin()
        self.request = request
        self.ctFont = ctFont
    }

    /// Makes the system's font in its standard size, for variables that get another one later.
    public convenience override init() { self.init(serving: UIFont.systemFont(ofSize: UIFont.systemFontSize).ctFont) }

    /// A font that the engine has chosen: the asked-for one or a fallback.
    package convenience init(serving font: CTFont) {
        let isSystem = font.requestedName.hasPrefix(".")
        self.init(
            request: FontRequest(
                isSystem ? .system(.standard, font.face.traits) : .name(font.requestedName), size: font.pointSize),
            ctFont: font)
    }

    /// The font's PostScript name: that of the font that was asked for, also where another stands in for it.
    public var fontName: String { ctFont.requestedName }
    /// The font's size, in points.
    public var pointSize: CGFloat { ctFont.pointSize }

    /// The name of the family that the font belongs to.
    public var familyName: String {
        switch request.source {
        case .family(let family, _): family
        case .name where ctFont.requestedName == ctFont.face.postScriptName: ctFont.face.familyName
        case .name: FontLibrary.shared.familyStoodInFor(named: ctFont.requestedName) ?? ctFont.face.familyName
        case .system(let design, _): FontLibrary.shared.systemFamilyName(design)
        }
    }

    // MARK: Measures

    /// Points from the baseline up to the top of the tallest glyphs.
    public var ascender: CGFloat { ctFont.ascender }
    /// Points from the baseline down to the bottom of the deepest glyphs, as a negative number.
    public var descender: CGFloat { ctFont.descender }
    /// The extra distance between lines in points; that of a text style's font is the style's.
    public var leading: CGFloat { ctFont.leading + ctFont.lineGap }
    /// The height of a line in points: ascender − descender.
    public var lineHeight: CGFloat { ctFont.lineHeight }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { ctFont.capHeight }
    /// The height of small letters without ascenders, in points.
    public var xHeight: CGFloat { ctFont.xHeight }

    // MARK: Other sizes and forms

    /// The same face at another size in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        FontCache.font(for: request.withSize(fontSize)) ?? self
    }

    /// What the font was asked for by.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(request: request)
    }

    override func hasSameValue(as other: AttributeValue) -> Bool {
        guard let other = other as? UIFont else { return false }
        return request == other.request && ctFont == other.ctFont
    }

    override func hashValue(into hasher: inout Hasher) {
        hasher.combine(request)
    }

    public override var description: String {
        "<UIFont: \(fontName) \(pointSize) pt; family \(familyName)>"
    }
}

/// Lets initializers of `UIFont` return the instance that is kept for a request; a class's own ones cannot.
public protocol SharedFont {}

extension SharedFont {
    /// Finds a font by its PostScript or full name; nil if it is neither installed, nor registered, nor stood in for.
    ///
    /// Names that begin with a full stop, such as that of the system font, give Times New Roman and a report, as on
    /// Apple's systems: those fonts are had by functions.
    ///
    /// - Parameters:
    ///   - fontName: The PostScript or full name.
    ///   - fontSize: Points; sizes of 0 and less give a default size.
    public init?(name fontName: String, size fontSize: CGFloat) {
        if fontName.hasPrefix(".") {
            UIFont.report(
                "UIFont(name: \"\(fontName)\"): the system's fonts are not had by name, so this is Times New Roman; call "
                    + "UIFont.systemFont(ofSize:weight:).")
        }
        guard let font = FontCache.font(for: FontRequest(.name(fontName), size: fontSize)), let same = font as? Self
        else { return nil }
        self = same
    }
}

extension UIFont {
    /// Where it is said that a font was asked for in a way that does not give it.
    ///
    /// Placard's own: Apple's systems write to the log. The default writes each message once to standard error.
    public static var report: @Sendable (String) -> Void {
        get { reporter.withLock { $0 } }
        set { reporter.withLock { $0 = newValue } }
    }

    private static let reporter = Mutex<@Sendable (String) -> Void>(SaidOnce().say)

    /// The size of labels' text: 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons' text: 18 points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text: 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of the system's text: 14 points.
    public static let systemFontSize: CGFloat = 14

    /// The families that can be asked for, in alphabetical order.
    public static var familyNames: [String] { FontLibrary.shared.knownFamilyNames }

    /// The names of a family's fonts; none if there is no such family.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.shared.fontNames(forFamily: familyName)
    }
}
