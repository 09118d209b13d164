/// Where a bar stands, for images that are meant for one place; raw values as on iOS.
///
/// Source: Apple's documentation of `UIBarPosition`.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom, top, topAttached
}

/// Images that stand for a bar's ground, by places and measures.
struct BarGrounds {
    private struct Place: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    private var images: [Place: UIImage] = [:]

    /// The image that is seen: that for any place, or else for one; that for bars of usual height comes first.
    var shown: UIImage? {
        for metrics in [UIBarMetrics.default, .defaultPrompt, .compact, .compactPrompt] {
            for position in [UIBarPosition.any, .bottom, .top, .topAttached] {
                if let image = images[Place(position: position, metrics: metrics)] { return image }
            }
        }
        return nil
    }

    subscript(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        get { images[Place(position: position, metrics: metrics)] }
        set { images[Place(position: position, metrics: metrics)] = newValue }
    }
}
