/// The shadow of a background.
///
/// Apple publishes no initial values: here those of a layer, without a shadow. Source: Apple's documentation of
/// `UIShadowProperties`.
public struct UIShadowProperties: Hashable, Sendable {
    /// The color of the shadow.
    public var color = UIColor.black
    /// How opaque the shadow is, 0 to 1.
    public var opacity: CGFloat = 0
    /// How far the shadow is blurred, in points.
    public var radius: CGFloat = 3
    /// How far the shadow is moved, in points.
    public var offset = CGSize(width: 0, height: -3)
    /// The outline of the shadow in the background's coordinates; nil for the background's own.
    public var path: UIBezierPath? {
        get { outline.map(UIBezierPath.init(cgPath:)) }
        set { outline = newValue?.cgPath.copy() }
    }
    private var outline: CGPath?

    init() {}

    /// Gives a layer the shadow of a background.
    ///
    /// - Parameters:
    ///   - layer: It shows the shadow.
    ///   - ground: The background, in the layer's coordinates.
    ///   - cornerRadius: Of the background, in points.
    func apply(to layer: CALayer, below ground: CGRect, cornerRadius: CGFloat, _ traits: UITraitCollection) {
        layer.shadowOpacity = Float(opacity)
        guard opacity > 0 else { return }
        layer.shadowColor = color.resolvedColor(with: traits).cgColor
        (layer.shadowRadius, layer.shadowOffset) = (radius, offset)
        let shape =
            path ?? UIBezierPath(roundedRect: CGRect(origin: .zero, size: ground.size), cornerRadius: cornerRadius)
        shape.apply(CGAffineTransform(translationX: ground.minX, y: ground.minY))
        layer.shadowPath = shape.cgPath
    }
}
