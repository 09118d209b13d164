/// The area that text is set in: a rectangle, with or without holes, or whatever a subclass says.
///
/// Points; the origin is the area's top-left corner and y grows downwards. A layout manager owns its containers and is
/// told of every change. Source: Apple's documentation of `NSTextContainer`.
open class NSTextContainer: NSObject {
    private var holes: ExclusionShapes?

    // MARK: Making

    /// Makes a container; a side of 0 sets no limit in that direction.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Makes a container without limits.
    public convenience override init() {
        self.init(size: .zero)
    }

    /// Makes a container without limits: nothing of it is stored in Interface Builder's documents.
    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }

    // MARK: Geometry

    /// A side of 0 sets no limit in that direction.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            formerSize = oldValue
            geometryChanged()
            formerSize = size
        }
    }

    /// The size before the change that is being told to the layout manager.
    private(set) lazy var formerSize = size

    /// Where text may not lie, in the container's coordinates.
    ///
    /// A copy: changing a path afterwards has no effect.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            // A path that was set may have been changed since: what counts is what was made of it.
            let holes = exclusionPaths.isEmpty ? nil : ExclusionShapes(exclusionPaths)
            guard holes != self.holes else { return }
            self.holes = holes
            geometryChanged()
        }
    }

    /// How the last permitted line ends when text remains, be it the number of lines or the height that cuts.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryChanged() } }
    }

    /// The distance by which lines keep away from the left and right edges, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            lineFragmentPadding = lineFragmentPadding.limited
            if lineFragmentPadding != oldValue { geometryChanged() }
        }
    }

    /// 0 for no limit.
    open var maximumNumberOfLines: Int = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryChanged() } }
    }

    /// Whether the width follows that of the text view; a label that has a container heeds it itself.
    open var widthTracksTextView = false
    /// Whether the height follows that of the text view.
    open var heightTracksTextView = false
    /// Told whenever lines were invalidated or something must be drawn again: the way of the view that shows the container.
    package var onInvalidation: ((FlowChange) -> Void)?
    /// The view that shows the container and takes in those of its attachments; nil for none.
    package weak var view: AnyObject?

    /// Whether the area is a rectangle without holes, so that lines keep their breaks when they move up or down.
    open var isSimpleRectangularTextContainer: Bool { holes == nil }

    /// The space for a line: the override point for areas of other shapes.
    ///
    /// Called once for each line, and again if the line turned out to be taller than proposed.
    ///
    /// - Parameters:
    ///   - proposedRect: As wide as the container, as high as the line, below the lines set so far.
    ///   - characterIndex: The UTF-16 offset of the line's first character.
    ///   - baseWritingDirection: Of the line's paragraph: from which side spaces are handed out.
    ///   - remainingRect: Is set to what is left of `proposedRect` beside the space, for another piece of text at the
    ///     same height; empty if nothing is left.
    /// - Returns: The space, at the same height or below; empty if the container is full.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let limits = limits
        var proposed = proposedRect.common(
            with: CGRect(x: 0, y: -.unlimited, width: limits.width, height: 2 * .unlimited))
        guard !proposed.isEmpty, proposedRect.maxY <= limits.height + Self.tolerance else { return .zero }
        guard let holes else { return proposed }
        // A row without space between the holes sends the line below the next edge.
        for _ in 0..<Self.mostRows {
            if let gap = holes.gap(in: proposed, from: baseWritingDirection, atLeast: 2 * lineFragmentPadding + 1) {
                remainingRect?.pointee = gap.remaining
                return gap.space
            }
            guard let next = holes.nextRow(below: proposed) else { return .zero }
            proposed.origin.y = next
            guard proposed.maxY <= limits.height + Self.tolerance else { return .zero }
        }
        return .zero
    }

    // MARK: The layout manager

    /// The `NSTextLayoutManager` whose container this is; nil for that of an `NSLayoutManager` alone.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The layout manager that sets text in the container; nil at first. Setting it takes the container from the one
    /// that has it to the end of another's row; `replaceLayoutManager(_:)` takes all along.
    open var layoutManager: NSLayoutManager? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            if let owner, let index = owner.textContainers.firstIndex(where: { $0 === self }) {
                owner.removeTextContainer(at: index)
            }
            newValue?.addTextContainer(self)
        }
    }

    /// The layout manager whose row the container stands in, which alone sets this.
    weak var owner: NSLayoutManager?

    /// Takes the container to another layout manager, with all its sisters and the text.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let containers = old.textContainers
        let storage = old.textStorage
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
        for container in containers { newLayoutManager.addTextContainer(container) }
    }

    private func geometryChanged() {
        layoutManager?.textContainerChangedGeometry(self)
    }
}

extension NSTextContainer {
    /// Sums of line heights carry the noise of binary fractions.
    static let tolerance: CGFloat = 1e-4

    /// How many edges of holes one line may be moved past.
    private static let mostRows = 10_000

    /// The size with `CGFloat.unlimited` for a side without limit.
    var limits: CGSize {
        CGSize(
            width: size.width > 0 ? min(size.width, .unlimited) : .unlimited,
            height: size.height > 0 ? min(size.height, .unlimited) : .unlimited)
    }

    /// Whether moving a line up or down never changes the space it has.
    var keepsSpaces: Bool { type(of: self) == NSTextContainer.self && holes == nil }
}
