import Foundation

/// Everything that `saveGState()` keeps: a plain value, handed to the surface with each drawing.
struct GraphicsState {
    /// From user space to device space (pixels on a bitmap, points in a document; y down in both).
    var transform: CGAffineTransform
    var clip: Clip
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// What the components of colors and patterns that are set by numbers mean.
    var fillSpace = CGColorSpace.gray
    var strokeSpace = CGColorSpace.gray
    var line = LineStyle()
    /// Multiplies the opacity of everything drawn.
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var textMode = CGTextDrawingMode.fill
    /// Glyphs of a text that cuts drawing once it has ended; device space.
    var textClip: PathData?
    var interpolation = CGInterpolationQuality.default
    var edges = Edges.smooth
    /// What glyphs are shown by that a program places itself; nil until it says.
    var shownGlyphs: ShownGlyphs?

    /// Whether edges of shapes are mixed with what is behind them.
    enum Edges {
        case smooth
        case hard
    }
}

/// A face and its size in text space, for glyphs that a program places itself.
package final class ShownGlyphs {
    /// The face; nil until one is set.
    package let source: (any GlyphSource)?
    /// In units of text space.
    package let size: CGFloat

    package init(source: (any GlyphSource)?, size: CGFloat) {
        (self.source, self.size) = (source, size)
    }
}

extension GraphicsState {
    /// The state for drawing what will be shown as a whole in this state: opacity, shadow, mode and clip come later.
    ///
    /// The clip cuts the whole; cutting the parts as well would thin its soft edges twice.
    var insideGroup: GraphicsState {
        var inner = self
        inner.alpha = 1
        inner.shadow = nil
        inner.blendMode = .normal
        inner.clip = Clip(rect: contentArea(for: clip.rect).touchedPixels)
        return inner
    }

    /// The device rectangle in which a drawing has an effect, itself or by its shadow, inside a visible rectangle.
    func contentArea(for visible: CGRect) -> CGRect {
        guard let shadow else { return visible }
        let casting = visible.offsetBy(dx: -shadow.offset.dx, dy: -shadow.offset.dy)
            .insetBy(dx: -shadow.spread - 1, dy: -shadow.spread - 1)
        let both = visible.joined(with: casting)
        let limit = CGFloat(CGImage.maximumSide)
        // Too large a layer cannot be made: better without such a far shadow than without the drawing.
        return both.width <= limit && both.height <= limit ? both : visible
    }
}

/// A blurred copy of a drawing's opacity in one color, behind the drawing.
struct Shadow: Hashable, Sendable {
    /// Device units, y down.
    var offset: CGVector
    /// The Gaussian's standard deviation in device units.
    var sigma: CGFloat
    var color: RGBA

    /// How far from the drawing's edges the shadow can reach before its offset.
    var spread: CGFloat { (sigma * 3).rounded(.up) }
}

/// The part of the device on which drawing has an effect.
///
/// Level rectangles are folded into one; anything else is kept as a list, newest first.
struct Clip {
    /// Contains the whole clip; device space.
    private(set) var rect: CGRect
    /// What cuts the rectangle further.
    private(set) var shapes: Shape?

    /// One cut of the list.
    final class Shape {
        let cut: Cut
        private(set) var next: Shape?

        init(_ cut: Cut, next: Shape?) {
            self.cut = cut
            self.next = next
        }

        deinit {
            // One after another: a list that lets go of itself would need a stack as long as itself.
            var rest = next
            next = nil
            while isKnownUniquelyReferenced(&rest), let shape = rest {
                rest = shape.next
                shape.next = nil
            }
        }
    }

    enum Cut {
        /// The inside of a path in device space.
        case path(PathData, CGPathFillRule, GraphicsState.Edges)
        /// The alpha of an image, drawn upright into the unit square of a transform to device space.
        case mask(CGImage, CGAffineTransform)
    }

    init(rect: CGRect) {
        self.rect = rect
    }

    var isEmpty: Bool { !(rect.width > 0 && rect.height > 0) }

    /// The rectangle in whole pixels, if that is all there is to the clip.
    var pixelRect: CGRect? { shapes == nil && rect == rect.integral ? rect : nil }

    /// Whether an image's alpha takes part.
    var hasMask: Bool {
        sequence(first: shapes, next: { $0?.next }).prefix { $0 != nil }
            .contains { if case .mask = $0?.cut { true } else { false } }
    }

    func isSame(as other: Clip) -> Bool { shapes === other.shapes && rect == other.rect }

    /// The same clip without its images, and these with their places.
    var splittingMasks: (paths: Clip, masks: [(CGImage, CGAffineTransform)]) {
        var (paths, masks) = (Clip(rect: rect), [(CGImage, CGAffineTransform)]())
        for cut in cuts {
            switch cut {
            case .mask(let image, let place): masks.append((image, place))
            case .path: paths.shapes = Shape(cut, next: paths.shapes)
            }
        }
        return (paths, masks)
    }

    /// The cuts, oldest first.
    var cuts: [Cut] {
        var (list, shape) = ([Cut](), shapes)
        while let cut = shape {
            list.append(cut.cut)
            shape = cut.next
        }
        return list.reversed()
    }

    /// The clip as seen after a transform.
    func applying(_ transform: CGAffineTransform) -> Clip {
        var moved = Clip(rect: rect.applying(transform))
        for cut in cuts {
            if case .path(let path, let rule, let edges) = cut {
                moved.shapes = Shape(.path(path.applying(transform), rule, edges), next: moved.shapes)
            }
        }
        return moved
    }

    mutating func intersect(_ other: CGRect) {
        rect = rect.common(with: other)
    }

    mutating func intersect(_ path: PathData, _ rule: CGPathFillRule, _ edges: GraphicsState.Edges) {
        guard path.isFinite, !path.isEmpty else { return intersect(.null) }
        if let box = path.levelRect { return intersect(box) }
        intersect(path.controlBox.integral)
        shapes = Shape(.path(path, rule, edges), next: shapes)
    }

    mutating func intersect(mask: CGImage, placed transform: CGAffineTransform) {
        guard transform.isInvertible else { return intersect(.null) }
        intersect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform).integral)
        shapes = Shape(.mask(mask, transform), next: shapes)
    }
}

extension GraphicsState {
    /// For glyphs in colors of their own, which take the opacity of the fill color: emoji in a placeholder are pale.
    var forColorGlyphs: GraphicsState {
        guard fillColor.opacity < 1 else { return self }
        var state = self
        state.alpha *= fillColor.opacity
        return state
    }
}
