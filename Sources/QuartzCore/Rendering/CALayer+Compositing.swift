extension CALayer {
    /// What `render(in:)` does where it is not overridden.
    func renderTree(in ctx: CGContext) {
        layoutIfNeeded()
        if EventClock.driving != nil {
            drawAllForAnimations()
            if isLayoutDueInTree { layoutIfNeeded() }
        }
        ctx.saveGState()
        isDrawnUpsideDown = isUpsideDown
        presenting { CompositingStep { self.begin(in: $0) }.drawAll(in: ctx) }
        ctx.restoreGState()
    }

    /// What draws the layer into a context whose coordinates are the superlayer's.
    var stepInSuperlayer: CompositingStep {
        CompositingStep { context in
            self.isDrawnUpsideDown = (self.superlayer?.isDrawnUpsideDown ?? false) != self.flipsGeometry
            if var motion = context.motion(of: self) {
                motion.fills = []
                context.beginMotion(motion)
                return self.begin(in: context) + [.last { $0.endTransparencyLayer() }]
            }
            guard self.isSeen, self.opacity > 0 else { return [] }
            let place = self.transformToSuperlayer
            // Flipped geometry is no turn: the layer is still seen from the front.
            let (kept, turned) = (place.a * place.d, place.b * place.c)
            guard (self.flipsGeometry ? turned >= kept : kept >= turned) || self.isDoubleSided else { return [] }
            guard !self.isOutOfSight(of: context, placed: place.concatenating(context.deviceTransform)) else {
                return []
            }
            context.saveGState()
            context.concatenate(place)
            return self.begin(in: context) + [.last { $0.restoreGState() }]
        }
    }

    /// Begins to draw the layer into a context whose coordinates are its own and whose state it may change.
    private func begin(in context: CGContext) -> [CompositingStep] {
        // The opacity of what moves is that of its motion.
        let opacity = context.motion(of: self) == nil ? opacity : 1
        guard isSeen, opacity > 0, !isOutsideItsTurns else { return [] }
        let blending = blendMode
        let isGroup = opacity < 1 || throwsShadow || blending != .normal
        guard mask != nil || isGroup else { return paint(in: context) }
        context.saveGState()
        let outline = clipToPlainMask(in: context)
        guard outline == .other || isGroup else {
            return paint(in: context) + [.last { $0.restoreGState() }]
        }
        context.setAlpha(CGFloat(min(opacity, 1)))
        context.setBlendMode(blending)
        guard outline == .other, throwsShadow else {
            return paintGroup(in: context, masking: outline == .other ? masking : [])
        }
        // A mask cuts the shadow, too.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        return paintGroup(in: context, masking: []) + masking + [Self.groupEnd]
    }

    /// Draws the layer with all upon it as one image, which throws the shadow and is masked; the state that was saved last
    /// ends with it.
    private func paintGroup(in context: CGContext, masking: [CompositingStep]) -> [CompositingStep] {
        throwShadow(in: context)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setAlpha(1)
        return paint(in: context) + masking + [Self.groupEnd]
    }

    private static var groupEnd: CompositingStep {
        .last {
            $0.endTransparencyLayer()
            $0.restoreGState()
        }
    }

    /// Whether the layer draws its bounds alone, and these lie outside of what can be seen.
    ///
    /// - Parameter transform: From the layer's coordinates to the device.
    private func isOutOfSight(of context: CGContext, placed transform: CGAffineTransform) -> Bool {
        guard children.isEmpty, contents == nil, !isDisplayDue, delegate == nil, mask == nil, animations.isEmpty,
            !throwsShadow, type(of: self) == CALayer.self || type(of: self) == CAGradientLayer.self,
            let clip = context.pixelClip
        else { return false }
        let box = bounds.applying(transform).insetBy(dx: -1, dy: -1)
        return box.isFinite && clip.common(with: box).isEmpty
    }

    private var throwsShadow: Bool {
        shadowOpacity > 0 && !masksToBounds && shadowColor != nil
    }

    /// Lets what is drawn next throw the shadow, or draws that of `shadowPath` at once.
    private func throwShadow(in context: CGContext) {
        guard throwsShadow, let color = shadowColor else { return }
        context.setShadowInUserSpace(
            offset: shadowOffset, radius: shadowRadius,
            color: color.copy(alpha: color.alpha * CGFloat(min(shadowOpacity, 1))) ?? color)
        guard let shadowPath else { return }
        context.drawShadow(of: shadowPath)
        context.setShadow(offset: .zero, blur: 0, color: nil)
    }

    /// Draws the layer itself; what is upon it, and its border, follow.
    private func paint(in context: CGContext) -> [CompositingStep] {
        guard isInTransition else { return paintItself(in: context) }
        return transitions(ending: isHidden ? [] : [CompositingStep { self.paintItself(in: $0) }])
    }

    private var isInTransition: Bool {
        isPresenting && animations.contains { $0.animation is CATransition && !$0.hasEnded }
    }

    /// Whether the layer shows, if only as it was before a transition that hides it.
    private var isSeen: Bool { !isHidden || isInTransition }

    private func paintItself(in context: CGContext) -> [CompositingStep] {
        (self as? CABackdropLayer)?.soften(in: context)
        paintBackground(in: context)
        guard masksToBounds else {
            drawOwnContents(in: context)
            return sublayerSteps + bordering
        }
        context.saveGState()
        clipToOutline(in: context)
        drawOwnContents(in: context)
        return sublayerSteps + [.last { $0.restoreGState() }] + bordering
    }

    private var bordering: [CompositingStep] {
        borderWidth > 0 ? [.last { self.paintBorder(in: $0) }] : []
    }

    /// Cuts what follows to the bounds and their rounded corners.
    func clipToOutline(in context: CGContext) {
        guard isRounded else {
            context.clip(to: bounds)
            return
        }
        context.addPath(roundedOutline(insetBy: 0))
        context.clip(using: .winding)
    }

    private func paintBackground(in context: CGContext) {
        guard let motion = context.motion(of: self), let first = motion.fills.first else {
            return paintBackground(backgroundColor, in: context)
        }
        context.beginMotion(DrawnMotion(duration: motion.duration, fills: motion.fills))
        paintBackground(first.copy(alpha: 1), in: context)
        context.endTransparencyLayer()
    }

    private func paintBackground(_ backgroundColor: CGColor?, in context: CGContext) {
        guard let backgroundColor, backgroundColor.alpha > 0 else { return }
        context.setFillColor(backgroundColor)
        if isRounded {
            context.addPath(roundedOutline(insetBy: 0))
            context.fillPath(using: .winding)
        } else {
            context.fill(bounds)
        }
    }

    /// The border as a filled ring, so that its outer edge is the background's own, whatever the radius.
    private func paintBorder(in context: CGContext) {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return }
        context.setFillColor(borderColor)
        context.addPath(roundedOutline(insetBy: 0))
        if 2 * borderWidth < min(bounds.width, bounds.height) {
            context.addPath(roundedOutline(insetBy: borderWidth))
        }
        context.fillPath(using: .evenOdd)
    }

    var isRounded: Bool {
        hasCornersOfOwner ? radii.largest > 0 : cornerRadius > 0 && !maskedCorners.isEmpty
    }

    private func roundedOutline(insetBy inset: CGFloat) -> CGPath {
        RoundedRectangle(
            rect: bounds.insetBy(dx: inset, dy: inset), radii: radii.map { max(0, $0 - inset) },
            curve: cornerCurve == .continuous ? .continuous : .circular
        ).path
    }

    private var radii: CornerRadii {
        if hasCornersOfOwner, let owner = delegate as? any CornerOwner { return owner.cornerRadii(of: self) }
        return ownRadii
    }

    /// The radii that `cornerRadius` and `maskedCorners` say, in points.
    package var ownRadii: CornerRadii {
        CornerRadii(cornerRadius, at: RoundedRectangle.Corners(rawValue: maskedCorners.rawValue))
    }
}

/// An owner of layers that says how round each corner is.
package protocol CornerOwner: AnyObject {
    /// The radii of a layer's corners as it is placed now, in points.
    func cornerRadii(of layer: CALayer) -> CornerRadii
}

/// A bitmap that a layer draws its contents into, in points with y down.
struct LayerBitmap {
    let context: CGContext

    /// The longest side of a kept bitmap, in pixels; larger layers are drawn directly.
    static let maximumSide: CGFloat = 16_384
    /// The most pixels that one layer keeps.
    static let maximumArea: CGFloat = 64_000_000

    /// Makes a clear bitmap of a size in points; nil if it would be empty or larger than the limits.
    init?(size: CGSize, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        guard size.width > 0, size.height > 0, Self.canHold(size, scale: scale),
            let context = try? CGContext(size: size, scale: scale)
        else { return nil }
        self.context = context
    }

    /// Whether a size lies within the limits.
    static func canHold(_ size: CGSize, scale: CGFloat) -> Bool {
        let (width, height) = (size.width * scale, size.height * scale)
        return width <= maximumSide && height <= maximumSide && width * height <= maximumArea
    }

    /// What has been drawn; nil where that is nothing, as for views of a class that leaves `draw(_:)` as it is.
    func image() -> CGImage? { context.isUntouched ? nil : context.makeImage() }
}
