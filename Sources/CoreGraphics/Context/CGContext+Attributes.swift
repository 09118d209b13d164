import Foundation

extension CGContext {
    /// The color that areas are filled with. Placard's own member; Apple's context does not tell it.
    package var fillColor: CGColor { state.fillColor }

    /// Sets the color of fills and text.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    /// Sets the color of strokes and outlined text.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the color of fills from sRGB components.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the color of strokes from sRGB components.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the color of fills to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }
    /// Sets the color of strokes to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the color of fills from inks, each from 0 to 1, by the plain rule: red is (1 − cyan) · (1 − black).
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fillColor = .ofInks(cyan, magenta, yellow, black, alpha)
    }
    /// Sets the color of strokes from inks, each from 0 to 1, by the plain rule: red is (1 − cyan) · (1 − black).
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.strokeColor = .ofInks(cyan, magenta, yellow, black, alpha)
    }

    /// Sets what the components of fills that are set by numbers mean, and their color to that space's black.
    public func setFillColorSpace(_ space: CGColorSpace) { (state.fillSpace, state.fillColor) = (space, .black) }
    /// Sets what the components of strokes that are set by numbers mean, and their color to that space's black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        (state.strokeSpace, state.strokeColor) = (space, .black)
    }

    /// Sets the color of fills from components of the space last set, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = state.fillSpace.color(components) { state.fillColor = color }
    }

    /// Sets the color of strokes from components of the space last set, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = state.strokeSpace.color(components) { state.strokeColor = color }
    }

    /// Sets the pattern of fills; nothing happens unless the space last set is one of patterns.
    ///
    /// - Parameters:
    ///   - pattern: What areas are filled with.
    ///   - components: The opacity alone for a pattern with colors of its own, else those of its color in the space's
    ///     base, alpha last.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        let color = CGColor(patternSpace: state.fillSpace, pattern: pattern, components: components)
        if let color { state.fillColor = color }
    }

    /// Sets the pattern of strokes, as `setFillPattern(_:colorComponents:)` does that of fills.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        let color = CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: components)
        if let color { state.strokeColor = color }
    }

    /// Moves patterns; they begin at the origin of user space in any case. No effect.
    public func setPatternPhase(_ phase: CGSize) {}

    /// Sets the pen's width in units of user space.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// Sets the shape of corners.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// Sets how many times longer than the pen's width a pointed corner may be before it is cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Sets the lengths of dashes and gaps in turn, in user space; none gives a solid line.
    ///
    /// `phase` is how far into the pattern the line begins. A pattern with a negative length or without any length is
    /// ignored: the line is solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let dashed = LineStyle(phase: phase, lengths: lengths)
        state.line.dashes = dashed?.dashes ?? []
        state.line.dashPhase = dashed?.dashPhase ?? 0
    }

    /// Sets the opacity by which everything drawn is multiplied, 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 0 }

    /// Sets how new color is mixed with old.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets a shadow for everything drawn from now on.
    ///
    /// - Parameters:
    ///   - offset: How far it lies along the axes of base space (right and down; up where a context has y up), in
    ///     points: the transform has no effect on it.
    ///   - blur: Twice the standard deviation of its Gaussian blur, in points of base space, at most 1,000.
    ///   - color: Its color; nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        setShadow(onDevice: offset.applying(base), sigma: min(max(blur, 0), 1000) / 2 * scale, color: color)
    }

    private func setShadow(onDevice offset: CGSize, sigma: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, sigma.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = Shadow(
            offset: CGVector(dx: offset.width, dy: offset.height), sigma: sigma, color: color.rgba)
    }

    /// Sets a shadow in Apple's standard color, black of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets a shadow whose offset and blur turn and grow with user space, as those of layers do.
    ///
    /// - Parameter radius: The standard deviation of the blur, in units of user space.
    package func setShadowInUserSpace(offset: CGSize, radius: CGFloat, color: CGColor) {
        let area = abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c)
        setShadow(
            onDevice: offset.applying(state.transform), sigma: min(max(radius * area.squareRoot(), 0), 500 * scale),
            color: color)
    }

    /// Draws the shadow that a filled path would throw in the present state, without the path itself.
    package func drawShadow(of path: CGPath) {
        guard let shadow = state.shadow else { return }
        var placement = deviceTransform
        guard let placed = path.copy(using: &placement), placed.boundingBox.width.isFinite else { return }
        // The path lies beyond the right edge, and its shadow is thrown back by as much.
        let reach = shadow.spread + abs(shadow.offset.dx) + 2
        let aside = (surface.bounds.maxX - placed.boundingBox.minX + reach).rounded(.up)
        var casting = state
        casting.shadow?.offset.dx -= aside
        var move = CGAffineTransform(translationX: aside, y: 0)
        guard let moved = placed.copy(using: &move) else { return }
        paint(moved.data, .winding, .color(CGColor.black.rgba), casting)
    }

    /// Sets whether edges are smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.edges = shouldAntialias ? .smooth : .hard }

    /// No effect: what is drawn is drawn at once.
    public func flush() {}
    /// No effect: what is drawn is drawn at once.
    public func synchronize() {}
    /// No effect: curves are as true as pixels can show.
    public func setFlatness(_ flatness: CGFloat) {}
    /// No effect: colors that another space lacks are cut to what it has.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// No effect: edges are as `setShouldAntialias(_:)` says.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// No effect: letters are smoothed in shades of gray, never by the parts of a pixel.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// No effect: letters are smoothed in shades of gray, never by the parts of a pixel.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// No effect: glyphs stand at quarters of a pixel.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// No effect: glyphs stand at quarters of a pixel.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// No effect: glyphs stand at quarters of a pixel.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// No effect: glyphs stand at quarters of a pixel.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// How images are resampled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }
}

extension CGContext {
    /// The color that shapes are filled with, for what draws above this module.
    package var currentFillColor: CGColor { state.fillColor }
    /// Whether shapes that are filled leave nothing of what lies below them.
    package var fillsOpaquely: Bool {
        state.fillColor.tile == nil && state.fillColor.opacity >= 1 && state.alpha >= 1
    }
}

extension CGColorSpace {
    /// The color of some components, alpha last; nil for patterns.
    fileprivate func color(_ components: UnsafePointer<CGFloat>) -> CGColor? {
        guard patternBase == nil else { return nil }
        return CGColor(
            colorSpace: self, components: Array(UnsafeBufferPointer(start: components, count: numberOfComponents + 1))
        )
    }
}
