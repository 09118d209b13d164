/// Measures and draws one string by UIKit's drawing functions, on the road that all text takes.
struct StringDrawing {
    private let source: AttributedText
    private let space: CGSize
    private let options: NSStringDrawingOptions
    private let context: NSStringDrawingContext?

    /// - Parameters:
    ///   - space: The width that lines wrap at and the height that cuts them; 0 and less mean no limit.
    init(
        _ text: NSAttributedString, space: CGSize, options: NSStringDrawingOptions,
        context: NSStringDrawingContext? = nil
    ) {
        self.init(AttributedText(text, defaults: .textKit), space, options, context)
    }

    init(
        _ string: String, attributes: [NSAttributedString.Key: Any]?, space: CGSize, options: NSStringDrawingOptions,
        context: NSStringDrawingContext? = nil
    ) {
        let source = AttributedText(string, attributes: attributes ?? [:], defaults: .textKit)
        self.init(source, space, options, context)
    }

    private init(
        _ source: AttributedText, _ space: CGSize, _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext?
    ) {
        self.source = source
        self.space = CGSize(
            width: space.width > 0 ? space.width : .infinity, height: space.height > 0 ? space.height : .infinity)
        self.options = options
        self.context = context
    }

    /// The rectangle that the text takes, in points and unrounded.
    func boundingRect() -> CGRect {
        let block = block(cutting: options.contains(.truncatesLastVisibleLine) ? .lines : .nothing)
        let rect = rect(of: block)
        context?.totalBounds = rect
        return rect
    }

    /// Draws the text into the current context, its top left corner (or its baseline's start) at a point.
    func draw(at origin: CGPoint) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let block = block(cutting: .lines)
        context?.totalBounds = rect(of: block).offsetBy(dx: origin.x, dy: origin.y)
        let top = isMultiline ? origin.y : origin.y - (block.layout.lines.first?.baseline ?? 0)
        let grid = PixelGrid(of: target)
        block.draw(in: target, at: CGPoint(x: origin.x, y: top), grid: grid)
    }

    private var isMultiline: Bool { options.contains(.usesLineFragmentOrigin) }

    /// Whether lines that do not fit into the height are left out.
    private enum Cutting { case lines, nothing }

    private func rules(_ cutting: Cutting) -> LayoutRules {
        var rules = LayoutRules()
        rules.leading = options.contains(.usesFontLeading) ? .included : .ignored
        rules.naturalSide = UITraitCollection.current.layoutDirection == .rightToLeft ? .right : .left
        guard isMultiline else {
            rules.maximumLines = 1
            return rules
        }
        rules.width = space.width
        if cutting == .lines { rules.height = space.height }
        if options.contains(.truncatesLastVisibleLine) { rules.lastLineBreakMode = .byTruncatingTail }
        return rules
    }

    /// The text as large as the context permits and the space allows.
    private func block(cutting: Cutting) -> TextBlock {
        var text = TypesetText(source)
        let rules = rules(cutting)
        guard let least = context?.minimumScaleFactor, least > 0, least < 1, isMultiline else {
            context?.actualScaleFactor = 1
            return text.block(rules)
        }
        let shrunk = text.shrunk(rules, into: space, least: least)
        context?.actualScaleFactor = shrunk.scale
        return shrunk.block
    }

    private func rect(of block: TextBlock) -> CGRect {
        guard let first = block.layout.lines.first else { return emptyRect }
        if options.contains(.usesDeviceMetrics), let ink = block.layout.inkBounds {
            return isMultiline ? ink : ink.offsetBy(dx: 0, dy: -first.baseline)
        }
        let size = CGSize(width: block.width, height: block.height)
        return CGRect(origin: CGPoint(x: 0, y: isMultiline ? 0 : -first.descent), size: size)
    }

    /// An empty string is as high as a line of its font.
    private var emptyRect: CGRect {
        let font = source.resolved(fontScale: 1).styled.styleRuns[0].style.font
        let leading = options.contains(.usesFontLeading) ? font.leading : 0
        let height = font.ascender - font.descender + leading
        return CGRect(x: 0, y: isMultiline ? 0 : font.descender, width: 0, height: height)
    }
}

/// What string drawing may do to make text fit, and what it did.
public final class NSStringDrawingContext {
    /// The least share of their size that fonts may be shrunk to; 0 forbids shrinking.
    ///
    /// Has an effect with `usesLineFragmentOrigin` only.
    public var minimumScaleFactor: CGFloat = 0
    /// By which fonts were shrunk the last time; 1 if they were not.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text took the last time, in points.
    public internal(set) var totalBounds = CGRect.zero

    /// Makes a context that permits no shrinking.
    public init() {}
}

/// How strings are measured and drawn; raw values as on iOS.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: Int

    /// Makes options of their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// With `usesLineFragmentOrigin`: text that does not fit ends in an ellipsis on the last line that does.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Text may have several lines, and the rectangle's origin is the first line's top left corner; without it there
    /// is one line, and the origin lies on its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as high as the font's line gap asks.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the ink of the glyphs in place of their advances and line heights.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}
