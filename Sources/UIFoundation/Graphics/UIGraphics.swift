// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The context that drawing code draws into on this thread, or nil outside of drawing.
///
/// Its coordinates have the origin at the top left and y down, in points.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    DrawingThread.current.contexts.last
}

/// Makes a context the current one of this thread until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    DrawingThread.current.contexts.append(context)
}

/// Returns to the context that was current before the last push; without one, nothing happens.
public func UIGraphicsPopContext() {
    _ = DrawingThread.current.contexts.popLast()
}

/// Fills a rectangle with the current fill color, which takes the place of what lies below: a clear one makes a hole.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.replacing { $0.fill(rect) }
}

/// Fills a rectangle with the current fill color, mixed with what lies below in the given mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.mixing(in: blendMode) { $0.fill(rect) }
}

/// Draws a frame one point wide inside a rectangle, in the current fill color, which takes the place of what lies below.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.replacing { fillFrame(rect, in: $0) }
}

/// Draws a frame one point wide inside a rectangle, mixed with what lies below in the given mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.mixing(in: blendMode) { fillFrame(rect, in: $0) }
}

/// Cuts further drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

private func fillFrame(_ rect: CGRect, in context: CGContext) {
    let inner = rect.insetBy(dx: 1, dy: 1)
    context.addRect(rect)
    if !inner.isNull, inner.width > 0, inner.height > 0 { context.addRect(inner) }
    context.fillPath(using: .evenOdd)
}

/// What UIKit keeps for each thread: the stack of contexts that drawing code draws into, and the traits in force.
///
/// Any thread may draw into contexts of its own; threads do not see each other's.
struct DrawingThread {
    var contexts: [CGContext] = []
    /// Those of the view that is drawn.
    var traits: UITraitCollection?
    /// Those that stand in for the main screen's.
    var screenTraits: UITraitCollection?

    private static let kept = ThreadLocal(DrawingThread())

    /// The calling thread's own.
    static var current: DrawingThread {
        get { kept.value }
        _modify { yield &kept.value }
    }
}

extension CGContext {
    /// Fills in a way that leaves nothing of what lies below.
    fileprivate func replacing(_ fill: (CGContext) -> Void) {
        // What is opaque covers anyway, and documents show that as it is.
        mixing(in: fillsOpaquely ? .normal : .copy, fill)
    }

    /// Draws in a blend mode and an opacity, by default the present one, and leaves the state as it was.
    package func mixing(in blendMode: CGBlendMode, alpha: CGFloat? = nil, _ draw: (CGContext) -> Void) {
        saveGState()
        defer { restoreGState() }
        setBlendMode(blendMode)
        if let alpha { setAlpha(alpha) }
        draw(self)
    }
}
