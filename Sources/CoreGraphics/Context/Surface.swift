import Foundation

/// What a `CGContext` draws on: a bitmap, or a page of a document.
///
/// The context keeps the state and turns Apple's many methods into these few. Paths arrive in device space; images,
/// gradients, pens and glyph runs in user space, with `state.transform` leading to the device. Everything handed over
/// consists of finite numbers. Glyphs arrive as runs, so that documents can write real text.
protocol Surface: AnyObject {
    /// The whole drawing area in device space.
    var bounds: CGRect { get }

    /// Fills the inside of a path.
    func fill(_ path: PathData, rule: CGPathFillRule, with paint: Paint, in state: GraphicsState)

    /// Draws along a path with the state's pen and stroke color.
    func stroke(_ path: PathData, in state: GraphicsState)

    /// Draws an image upright into the unit square of `placement`, which leads to device space.
    func draw(_ image: CGImage, placed placement: CGAffineTransform, in state: GraphicsState)

    /// Draws glyphs in the state's text mode.
    func draw(_ run: GlyphRun, in state: GraphicsState)

    /// Begins to collect drawings in a transparent layer.
    func beginGroup(in state: GraphicsState)

    /// Begins to collect drawings that move, in coordinates of their own if they move from their place.
    func beginMotion(_ motion: DrawnMotion, in state: GraphicsState)

    /// Draws the collected layer with the state's opacity, shadow, blend mode and clip: the state of `beginGroup`.
    func endGroup()

    /// Has drawings mixed with each other only, where that needs no bitmap: in documents.
    func isolate(_ draw: () -> Void)

    /// Whether drawings stay shapes and text, so that text should come with its letters.
    var keepsText: Bool { get }

    /// Makes a four-sided area of the device a link.
    func addLink(to url: URL, over area: PathData)

    /// Blurs what has been drawn inside the state's clip; nothing happens on surfaces without pixels.
    ///
    /// - Parameter sigma: The standard deviation of the Gaussian, in device units.
    func soften(sigma: CGFloat, in state: GraphicsState)

    /// What has been drawn, or nil if this surface has no pixels.
    func makeImage() -> CGImage?
}

extension Surface {
    func isolate(_ draw: () -> Void) { draw() }
    func beginMotion(_ motion: DrawnMotion, in state: GraphicsState) { beginGroup(in: state) }
    func soften(sigma: CGFloat, in state: GraphicsState) {}
    var keepsText: Bool { false }
    func addLink(to url: URL, over area: PathData) {}
}

/// What fills a shape.
enum Paint {
    case color(RGBA)
    case linear(CGGradient, from: CGPoint, to: CGPoint, CGGradientDrawingOptions)
    case radial(CGGradient, from: Circle, to: Circle, CGGradientDrawingOptions)

    struct Circle {
        var center: CGPoint
        var radius: CGFloat
    }

    /// Whether the circles of a radial gradient do not lie in each other, so that several colors fall on one point.
    var sweeps: Bool {
        guard case .radial(_, let from, let to, _) = self else { return false }
        let distance = hypot(from.center.x - to.center.x, from.center.y - to.center.y)
        return distance > abs(from.radius - to.radius)
    }
}

extension Paint.Circle {
    /// Whether nothing lies between two circles: they are the same, or points.
    func isSame(as other: Paint.Circle) -> Bool {
        abs(radius - other.radius) < .ulpOfOne && (radius < .ulpOfOne || center.isNext(to: other.center))
    }
}

extension CGPoint {
    /// Whether a line between the points has no direction that numbers can tell.
    func isNext(to other: CGPoint) -> Bool { abs(x - other.x) < .ulpOfOne && abs(y - other.y) < .ulpOfOne }
}
