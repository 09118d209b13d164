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
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat { cornerRadii.largest(at: corner) }

    /// Has the layer ask for the corners, if they are other than its own.
    func cornersDidChange() {
        layer.hasCornersOfOwner = viewState.corners != nil || usualCorners != .square
    }

    fileprivate var cornerRadii: CornerRadii { cornerRadii(depth: 0) }

    /// - Parameter depth: How many views within each other have asked for those of the next container.
    private func cornerRadii(depth: Int) -> CornerRadii {
        guard viewState.corners != nil || layer.cornerRadius <= 0 else { return layer.ownRadii }
        switch cornerConfiguration.shape {
        case .capsule(let maximum):
            return CornerRadii(min(min(bounds.width, bounds.height) / 2, maximum), at: .all).cut(to: bounds.size)
        case .corners(let corners, let uniform):
            let beside = corners.areConcentric ? concentricRadii(depth: depth) : .square
            let own = CornerRadii(
                topLeft: corners.topLeft.points(beside.topLeft), topRight: corners.topRight.points(beside.topRight),
                bottomLeft: corners.bottomLeft.points(beside.bottomLeft),
                bottomRight: corners.bottomRight.points(beside.bottomRight))
            return uniform.reduce(own) { $0.evened(at: $1) }.cut(to: bounds.size)
        }
    }

    /// The radii of the container's corners less the distances of these from them along the farther axis.
    private func concentricRadii(depth: Int) -> CornerRadii {
        var above = superview
        while let view = above, !view.layer.hasCornersOfOwner { above = view.superview }
        guard depth < Self.deepestContainer, let container = above else { return .square }
        let radii = container.cornerRadii(depth: depth + 1)
        let (own, other) = (convert(bounds, to: container), container.bounds)
        let (left, right) = (abs(own.minX - other.minX), abs(own.maxX - other.maxX))
        let (top, bottom) = (abs(own.minY - other.minY), abs(own.maxY - other.maxY))
        return CornerRadii(
            topLeft: radii.topLeft - max(left, top), topRight: radii.topRight - max(right, top),
            bottomLeft: radii.bottomLeft - max(left, bottom), bottomRight: radii.bottomRight - max(right, bottom))
    }

    /// How many containers in each other are asked; beyond them corners are square.
    private static var deepestContainer: Int { 100 }
}

extension UICornerConfiguration.Corners {
    fileprivate var areConcentric: Bool {
        [topLeft, topRight, bottomLeft, bottomRight].contains { radius in
            if case .containerConcentric = radius?.kind { true } else { false }
        }
    }
}

extension UICornerRadius? {
    /// The radius in points.
    ///
    /// - Parameter concentric: The one that shares its center with the container's.
    fileprivate func points(_ concentric: CGFloat) -> CGFloat {
        switch self?.kind {
        case nil: 0
        case .fixed(let radius): radius
        case .containerConcentric(let minimum): max(concentric, minimum)
        }
    }
}

extension UIView: @MainActor CornerOwner {
    package func cornerRadii(of layer: CALayer) -> CornerRadii { cornerRadii }
}

extension CornerRadii {
    fileprivate static var square: CornerRadii { CornerRadii(0, at: .all) }

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
