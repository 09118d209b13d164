/// An edge, center, baseline or size of a view or layout guide, from which constraints are made.
///
/// The three kinds of anchors are its subclasses, which keep a place along one axis from meeting one along the other.
/// Constraints come inactive, with required priority. Coordinates have y down, constants are points.
/// Source: Apple's documentation of `NSLayoutAnchor`.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    /// The distance that the anchor stands for, if it is none of the item's own.
    let span: LayoutSpan?

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, span: LayoutSpan? = nil) {
        self.item = item
        self.attribute = attribute
        self.span = span
        super.init()
    }

    /// Makes a constraint that puts this anchor where another is, or so many points after it.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, constant)
    }

    /// Makes a constraint that keeps this anchor from lying before another, or so many points after it.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, constant)
    }

    /// Makes a constraint that keeps this anchor from lying behind another, or so many points after it.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, constant)
    }

    func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
        multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: anchor.item, attribute: anchor.attribute,
            multiplier: multiplier, constant: constant)
        constraint.spans = (span, anchor.span)
        return constraint
    }

    func distance(to anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        let span = LayoutSpan(
            from: .init(item: item, attribute: attribute), to: .init(item: anchor.item, attribute: anchor.attribute))
        return NSLayoutDimension(item, span.length, span: span)
    }
}
