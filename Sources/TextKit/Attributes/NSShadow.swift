/// A shadow as an attribute of text.
///
/// The default has no offset and no blur; its colour is black of one third. On Apple's systems a subclass of
/// NSObject; here a Swift class, equal by value.
open class NSShadow: Hashable {
    /// How far the shadow lies from the text, in points, y down.
    open var shadowOffset = CGSize.zero
    /// The blur in points: twice the standard deviation of the edge.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil draws no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public init() {}

    /// A shadow of the same values.
    open func copy() -> Any {
        let shadow = NSShadow()
        shadow.shadowOffset = shadowOffset
        shadow.shadowBlurRadius = shadowBlurRadius
        shadow.shadowColor = shadowColor
        return shadow
    }

    var color: UIColor? { shadowColor as? UIColor }

    public static func == (a: NSShadow, b: NSShadow) -> Bool {
        a === b
            || a.shadowOffset == b.shadowOffset && a.shadowBlurRadius == b.shadowBlurRadius && a.color == b.color
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
    }
}
