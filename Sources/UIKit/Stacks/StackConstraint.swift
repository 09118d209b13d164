/// One constraint of a stack view before it becomes a constraint: all that makes it another constraint, and its
/// constant.
@MainActor struct StackConstraint {
    /// What tells constraints apart; a constraint with the same shape needs a new constant at most.
    struct Shape: Hashable {
        let identifier: Identifier
        let first: ObjectIdentifier
        let firstAttribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let second: ObjectIdentifier?
        let secondAttribute: NSLayoutConstraint.Attribute
        let multiplier: CGFloat
        let priority: UILayoutPriority
    }

    /// The names under which UIKit's stack views log their constraints.
    enum Identifier: String {
        case alignment = "UISV-alignment"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case distributingEdge = "UISV-distributing-edge"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case hiding = "UISV-hiding"
        case spacing = "UISV-spacing"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case textWidthDisambiguation = "UISV-text-width-disambiguation"
    }

    let shape: Shape
    let constant: CGFloat
    private let first: any LayoutItem
    private let second: (any LayoutItem)?

    /// A constraint between two items.
    init(
        _ identifier: Identifier, _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: any LayoutItem, _ other: NSLayoutConstraint.Attribute,
        times multiplier: CGFloat = 1, plus constant: CGFloat = 0, at priority: UILayoutPriority = .required
    ) {
        (self.first, self.second, self.constant) = (first, second, constant)
        shape = Shape(
            identifier: identifier, first: ObjectIdentifier(first), firstAttribute: attribute, relation: relation,
            second: ObjectIdentifier(second), secondAttribute: other, multiplier: multiplier, priority: priority)
    }

    /// No length, as far as the priority goes.
    init(
        _ identifier: Identifier, _ item: any LayoutItem, vanishing attribute: NSLayoutConstraint.Attribute,
        at priority: UILayoutPriority
    ) {
        (first, second, constant) = (item, nil, 0)
        shape = Shape(
            identifier: identifier, first: ObjectIdentifier(item), firstAttribute: attribute, relation: .equal,
            second: nil, secondAttribute: .notAnAttribute, multiplier: 1, priority: priority)
    }

    /// Whether a constraint of this shape is about these very items, and not about ones that lay at their addresses.
    func isMeant(by constraint: NSLayoutConstraint) -> Bool {
        constraint.firstItem === first && constraint.secondItem === second
    }

    /// Whether a stack view made a constraint, and not one by which a hidden view vanishes: such views keep sizes of their
    /// own.
    static func arranges(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.identifier.flatMap(Identifier.init).map { $0 != .hiding } ?? false
    }

    func constraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: shape.firstAttribute, relatedBy: shape.relation, toItem: second,
            attribute: shape.secondAttribute, multiplier: shape.multiplier, constant: constant)
        constraint.priority = shape.priority
        constraint.identifier = shape.identifier.rawValue
        return constraint
    }
}

extension UILayoutPriority {
    /// The strengths of the constraints that UIKit's stack views were seen to make.
    enum InStack {
        /// Edges of the view that spans the others.
        static let spanningEdge = UILayoutPriority(999.5)
        /// The share of the first view, which the following ones undercut by one each.
        static let firstProportion: Float = 999
        /// Equal distances of centers: the second gap's, which the following ones undercut by one each.
        static let firstCentering: Float = 149
        /// How much more than against compression texts that wrap insist on equal widths.
        static let aboveCompression: Float = 10
        /// The far edge of a hidden view, which must not press on the others.
        static let hiddenEnd = UILayoutPriority(1)
        /// How much a hidden view is to reach to the far edge: more than it hugs its content, less than others resist.
        static let hiddenStretch = UILayoutPriority(500)
        static let spanningFit = UILayoutPriority(51)
        static let canvasFit = UILayoutPriority(49)
        static let ambiguitySuppression = UILayoutPriority(25)
    }
}
