/// Measures and draws one string by UIKit's drawing functions, on the road that all text takes.
struct StringDrawing {
    private let resolve: (CGFloat) -> ResolvedText
    private let space: CGSize
    private let options: NSStringDrawingOptions
    private let context: NSStringDrawingContext?

    /// - Parameters:
    ///   - space: The width that lines wrap at and the height that cuts them; 0 and less mean no limit.
    init(
        _ text: NSAttributedString, space: CGSize, options: NSStringDrawingOptions,
        context: NSStringDrawingContext? = nil
    ) {
        self.init({ ResolvedText(text, defaults: .textKit, fontScale: $0) }, space, options, context)
    }

    init(
        _ string: String, attributes: [NSAttributedString.Key: Any]?, space: CGSize, options: NSStringDrawingOptions,
        context: NSStringDrawingContext? = nil
    ) {
        self.init(
            { ResolvedText(string, attributes: attributes ?? [:], defaults: .textKit, fontScale: $0) }, space,
            options,
            context)
    }

    private init(
        _ resolve: @escaping (CGFloat) -> ResolvedText, _ space: CGSize, _ options: NSStringDrawingOptions,
        _ context: NSStringDrawingContext?
    ) {
        self.resolve = resolve
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

    private func block(cutting: Cutting) -> TextBlock {
        let rules = rules(cutting)
        let (factor, block) = fitted(rules)
        context?.actualScaleFactor = factor
        return block
    }

    private func block(_ rules: LayoutRules, fontScale: CGFloat) -> TextBlock {
        TextBlock(resolve(fontScale), rules: rules)
    }

    /// The text as large as the context permits and the space allows.
    private func fitted(_ rules: LayoutRules) -> (CGFloat, TextBlock) {
        let whole = block(rules, fontScale: 1)
        guard let least = context?.minimumScaleFactor, least > 0, least < 1, isMultiline, !fits(whole) else {
            return (1, whole)
        }
        let factor = ShrinkSearch(least: least).factor { fits(block(rules, fontScale: $0)) }
        return (factor, block(rules, fontScale: factor))
    }

    private func fits(_ block: TextBlock) -> Bool {
        !block.layout.isTruncated && block.height <= space.height && block.layout.width <= space.width
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
        let font = resolve(1).styled.styleRuns[0].style.font
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

/// Finds the largest share of its size at which a text fits its space.
package struct ShrinkSearch {
    /// The least share that is permitted.
    private let least: CGFloat

    /// How often the search halves its range: enough for a hundredth of a point at any size of label.
    private static let steps = 12

    package init(least: CGFloat) {
        self.least = min(max(least, 0), 1)
    }

    /// The largest share at which `fits` holds, or the least permitted one if it never does.
    package func factor(fits: (CGFloat) -> Bool) -> CGFloat {
        var (low, high) = (least, CGFloat(1))
        if fits(1) { return 1 }
        var best = least
        for _ in 0..<Self.steps {
            let middle = (low + high) / 2
            if fits(middle) {
                (best, low) = (middle, middle)
            } else {
                high = middle
            }
        }
        return best
    }
}
