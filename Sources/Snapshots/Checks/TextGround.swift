import PlacardSpecimens

/// What lies below texts, as far as its color is plain: all that was drawn before them, whichever view holds it.
@MainActor struct TextGround {
    /// From back to front, in the root's coordinates; no color stands for what has several, such as a picture.
    private var drawn: [(rect: CGRect, color: UIColor?, alpha: CGFloat)] = []
    /// The most grounds that are remembered; nothing is known of what lies above more of them.
    private static let most = 2_000

    /// Takes note of what a view draws below its subviews.
    ///
    /// - Parameters:
    ///   - rect: Where the view is seen, in the root's coordinates.
    ///   - alpha: That of the view and of all that hold it.
    mutating func add(_ view: UIView, in rect: CGRect, alpha: CGFloat) {
        guard !rect.isEmpty, drawn.count <= Self.most else { return }
        if let color = view.backgroundColor, color.cgColor.alpha > 0.01 { drawn.append((rect, color, alpha)) }
        if Self.hasSeveralColors(view) { drawn.append((rect, nil, alpha)) }
    }

    /// Image views without anything yet are where a program will put a picture.
    private static func hasSeveralColors(_ view: UIView) -> Bool {
        switch view {
        case let picture as UIImageView: picture.image != nil || picture.backgroundColor == nil
        case let effect as UIVisualEffectView: effect.effect != nil
        case let button as UIButton: button.currentBackgroundImage != nil
        default:
            view.layer.contents != nil
                || ([view.layer] + (view.layer.sublayers ?? [])).contains { $0 is CAGradientLayer }
        }
    }

    /// Red, green and blue below a text; nil where they are not known or not the same everywhere.
    func color(below rect: CGRect, _ traits: UITraitCollection) -> [CGFloat]? {
        guard drawn.count <= Self.most, let paper = UIColor.systemBackground.channels(traits) else { return nil }
        var above: [[CGFloat]] = []
        for ground in drawn.reversed() where ground.rect.intersects(rect) {
            guard ground.rect.insetBy(dx: -0.5, dy: -0.5).contains(rect),
                var channels = ground.color?.channels(traits)
            else { return nil }
            channels[3] *= ground.alpha
            above.append(channels)
            if channels[3] > 0.99 { break }
        }
        return above.reversed().reduce(Array(paper.prefix(3))) { $1.blended(over: $0) }
    }
}

extension UIColor {
    /// Red, green, blue and alpha; nil for colors without them.
    func channels(_ traits: UITraitCollection) -> [CGFloat]? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        return [red, green, blue, alpha]
    }
}

extension [CGFloat] {
    /// Red, green and blue of a color with alpha over an opaque one.
    func blended(over ground: [CGFloat]) -> [CGFloat] {
        (0..<3).map { self[$0] * self[3] + ground[$0] * (1 - self[3]) }
    }
}
