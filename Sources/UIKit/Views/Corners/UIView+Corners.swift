extension UIView {
    /// How round each corner of the view is: of its background and border, and of what is upon it if it clips.
    ///
    /// Square by default, but glass is a capsule. Once it has been set it counts in place of the layer's `cornerRadius` and
    /// `maskedCorners`. The corners of a right-to-left view are not mirrored.
    public var cornerConfiguration: UICornerConfiguration {
        get { viewState.corners ?? usualCorners }
        set {
            viewState.corners = newValue
            cornersDidChange()
        }
    }

    /// The radius that a corner of the view has now, in points; the largest of several corners.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        guard layer.hasCornersOfOwner else {
            let rounded = UIRectCorner(rawValue: layer.maskedCorners.rawValue)
            return rounded.isDisjoint(with: corner) ? 0 : layer.cornerRadius
        }
        return cornerRadii.largest(at: corner)
    }

    /// Has the layer ask for the corners, if they are other than its own.
    func cornersDidChange() {
        layer.hasCornersOfOwner = viewState.corners != nil || usualCorners != .square
    }

    fileprivate var cornerRadii: CornerRadii {
        guard viewState.corners != nil || layer.cornerRadius <= 0 else {
            return CornerRadii(
                layer.cornerRadius, at: RoundedRectangle.Corners(rawValue: layer.maskedCorners.rawValue))
        }
        switch cornerConfiguration.shape {
        case .capsule(let maximum):
            let half = min(bounds.width, bounds.height) / 2
            return CornerRadii(min(half, maximum), at: .all).cut(to: bounds.size)
        case .corners(let corners, let uniform):
            return radii(of: corners, uniform: uniform).cut(to: bounds.size)
        }
    }

    private func radii(of corners: UICornerConfiguration.Corners, uniform: [UIRectCorner]) -> CornerRadii {
        let own = CornerRadii(
            topLeft: radius(corners.topLeft, at: .topLeft), topRight: radius(corners.topRight, at: .topRight),
            bottomLeft: radius(corners.bottomLeft, at: .bottomLeft),
            bottomRight: radius(corners.bottomRight, at: .bottomRight))
        return uniform.reduce(own) { $0.evened(at: $1) }
    }

    private func radius(_ radius: UICornerRadius?, at corner: UIRectCorner) -> CGFloat {
        switch radius?.kind {
        case nil: 0
        case .fixed(let radius): radius
        case .containerConcentric(let minimum): max(concentricRadius(at: corner), minimum)
        }
    }

    /// The radius of the container's corner less the distance of this one from it along the farther axis.
    private func concentricRadius(at corner: UIRectCorner) -> CGFloat {
        var above = superview
        while let view = above, !view.layer.hasCornersOfOwner { above = view.superview }
        guard let container = above else { return 0 }
        let (own, other) = (convert(bounds, to: container).point(at: corner), container.bounds.point(at: corner))
        return container.effectiveRadius(corner: corner) - max(abs(own.x - other.x), abs(own.y - other.y))
    }
}

extension UIView: @MainActor CornerOwner {
    package func cornerRadii(of layer: CALayer) -> CornerRadii { cornerRadii }
}

extension CornerRadii {
    private static var places: [(UIRectCorner, WritableKeyPath<CornerRadii, CGFloat>)] {
        [
            (.topLeft, \.topLeft), (.topRight, \.topRight), (.bottomLeft, \.bottomLeft),
            (.bottomRight, \.bottomRight),
        ]
    }

    fileprivate func largest(at corners: UIRectCorner) -> CGFloat {
        Self.places.reduce(0) { corners.contains($1.0) ? max($0, self[keyPath: $1.1]) : $0 }
    }

    /// Gives some corners the largest radius of theirs.
    fileprivate func evened(at corners: UIRectCorner) -> CornerRadii {
        var even = self
        for (corner, place) in Self.places where corners.contains(corner) {
            even[keyPath: place] = largest(at: corners)
        }
        return even
    }
}

extension CGRect {
    fileprivate func point(at corner: UIRectCorner) -> CGPoint {
        CGPoint(
            x: corner == .topLeft || corner == .bottomLeft ? minX : maxX,
            y: corner == .topLeft || corner == .topRight ? minY : maxY)
    }
}
