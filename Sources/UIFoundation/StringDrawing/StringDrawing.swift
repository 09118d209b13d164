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
