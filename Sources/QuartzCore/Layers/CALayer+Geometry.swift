extension CALayer {
    /// The box around the layer as its transform shows it.
    var transformedFrame: CGRect {
        CGRect(origin: .zero, size: bounds.size).offsetBy(dx: bounds.minX, dy: bounds.minY)
            .applying(placement)
    }

    /// Moves and resizes the layer, so that it fills a rectangle with its transform.
    func place(_ rect: CGRect) {
        position = anchor(in: rect)
        bounds = CGRect(origin: bounds.origin, size: isTransformed ? ownSize(of: rect) : rect.size)
    }

    /// Where the anchor point lies in a rectangle.
    package func anchor(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
    }

    /// The size that a rectangle has before the transform, as far as there is one.
    private func ownSize(of rect: CGRect) -> CGSize {
        let part = affinePart()
        guard abs(part.a * part.d - part.b * part.c) > 1e-12 else { return rect.size }
        return CGRect(origin: .zero, size: rect.size).applying(part.inverted()).size
    }

    var untransformedFrame: CGRect {
        let (place, anchor, size) = (position, anchorPoint, bounds.size)
        return CGRect(
            x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    func affinePart() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    func setAffinePart(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    /// What takes a point of this layer's coordinates to the superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let own = flipsGeometry ? flip.concatenating(placement) : placement
        guard let superlayer, superlayer.transformsSublayers else { return own }
        return own.concatenating(superlayer.sublayerPlacement)
    }

    var flipsGeometry: Bool { !keyedValues.isEmpty && isGeometryFlipped }

    /// What turns the layer's coordinates upside down within its bounds.
    var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY) }

    /// Whether y goes up in the layer as it is shown: an odd number of it and those above it flip it.
    var isUpsideDown: Bool {
        sequence(first: self, next: \.superlayer).reduce(false) { $0 != $1.flipsGeometry }
    }

    /// The same without the superlayer's `sublayerTransform`.
    private var placement: CGAffineTransform {
        let (place, anchor) = (position, anchorInBounds)
        guard isTransformed else {
            return CGAffineTransform(translationX: place.x - anchor.x, y: place.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    }

    private var sublayerPlacement: CGAffineTransform {
        aboutAnchor(CATransform3DGetAffineTransform(sublayerTransform))
    }

    /// A transform done about the anchor point, in the layer's own coordinates.
    func aboutAnchor(_ transform: CGAffineTransform) -> CGAffineTransform {
        let anchor = anchorInBounds
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }

    private var anchorInBounds: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// What takes a point of this layer's coordinates to those of the topmost layer above it.
    package var transformToRoot: CGAffineTransform {
        sequence(first: self, next: \.superlayer)
            .reduce(CGAffineTransform.identity) { $0.concatenating($1.transformToSuperlayer) }
    }
}

// MARK: - Converting

extension CALayer {
    func taken(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(transform(from: l))
    }

    func taken(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(transform(from: l).inverted())
    }

    func taken(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(transform(from: l))
    }

    func taken(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transform(from: l).inverted())
    }

    private func transform(from layer: CALayer?) -> CGAffineTransform {
        // The way between neighbors does not lead over the top, however far that is.
        if layer === self { return .identity }
        if let layer, layer === superlayer { return transformToSuperlayer.inverted() }
        if let layer, layer.superlayer === self { return layer.transformToSuperlayer }
        return (layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted())
    }
}

/// Layers take whatever numbers a program computes; those that are no numbers would poison every transform above.
extension CGFloat {
    var finite: CGFloat { isFinite ? self : 0 }
}

extension CGPoint {
    var finite: CGPoint { CGPoint(x: x.finite, y: y.finite) }
}

extension CGRect {
    var finite: CGRect {
        let (x, y, w, h) = (origin.x.finite, origin.y.finite, size.width.finite, size.height.finite)
        return CGRect(x: x, y: y, width: w, height: h)
    }
}

/// Where a layer lies and how large it is, in points, y down; all numbers are finite.
struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
}
