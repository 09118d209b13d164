/// A shadow as an attribute of text.
///
/// The default has no offset and no blur; its color is black of one third. Equal by value.
///
/// Unchecked because whoever changes a shadow keeps it to one thread, as on Apple's systems; drawing takes its values.
open class NSShadow: AttributeValue, NSSecureCoding, @unchecked Sendable {
    /// How far the shadow lies from the text, in points, y down.
    open var shadowOffset = CGSize.zero
    /// The blur in points: twice the standard deviation of the edge.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil draws no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() {}

    /// Reads a shadow that was archived here, under keys of Placard's own.
    public required init?(coder: NSCoder) {
        shadowOffset = CGSize(
            width: coder.archivedNumber("NSShadowHoriz") ?? 0, height: coder.archivedNumber("NSShadowVert") ?? 0)
        shadowBlurRadius = coder.archivedNumber("NSShadowBlurRadius") ?? 0
        shadowColor = coder.archived("NSShadowColor", of: [UIColor.self]) as UIColor?
    }

    /// Writes the shadow's values; of its color only a `UIColor`.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        coder.archive(color, as: "NSShadowColor")
    }

    /// Whether archives may restrict the classes that they hold; they may.
    open class var supportsSecureCoding: Bool { true }

    /// A shadow of the same values.
    open override func copy() -> Any {
        let shadow = NSShadow()
        shadow.shadowOffset = shadowOffset
        shadow.shadowBlurRadius = shadowBlurRadius
        shadow.shadowColor = shadowColor
        return shadow
    }

    var color: UIColor? { shadowColor as? UIColor }

    override func hasSameValue(as other: AttributeValue) -> Bool {
        guard let other = other as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && color == other.color
    }

    override func hashValue(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
    }
}
