import PlacardConstraintSolver

extension LayoutEngine {
    /// The rectangle of a guide that a view has by nature, in that view's coordinates.
    func box(of system: SystemGuide, in view: UIView) -> LayoutBox {
        let whole = box(of: system.scrollView(around: view)?.contentLayoutGuide ?? view, system.insets(in: view))
        let area = view.safeAreaInsets
        switch system {
        case .topBar:
            let height = LayoutSide(points: area.top)
            return LayoutBox(x: whole.x, y: whole.y, width: whole.width, height: height, insets: .zero)
        case .bottomBar, .keyboard:
            // A view's own coordinates begin at its top.
            let y = LayoutSide(variable: whole.height.variable, points: -area.bottom)
            let height = LayoutSide(points: area.bottom)
            return LayoutBox(x: whole.x, y: y, width: whole.width, height: height, insets: .zero)
        case .margins, .safeArea, .readableContent, .scrollFrame: return whole
        }
    }

    /// How far the inside of a scroll view has been moved; constraints that depend on it are read again when it moves.
    func scrolled(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> LayoutExpression {
        guard attribute.kind != .size, let scrollView = view as? UIScrollView else { return LayoutExpression() }
        let record = record(for: scrollView)
        if let beingRead { record.mentions.insert(ObjectIdentifier(beingRead)) }
        let offset = scrollView.contentOffset
        return .points(attribute.axis == .horizontal ? offset.x : offset.y)
    }

    /// What follows from a guide itself: the content of a scroll view begins at its origin, and is no larger than it
    /// must be or was told to be.
    func guideConstraints(_ record: ItemRecord) -> [LinearConstraint] {
        guard let guide = record.scrollContent else { return [] }
        func equation(_ variable: LinearSolver.Variable, _ value: CGFloat, _ strength: LinearStrength)
            -> LinearConstraint
        {
            LinearConstraint([LinearTerm(variable: variable, coefficient: 1)], .equal, Double(value), strength)
        }
        return [
            equation(record.x, 0, .required), equation(record.y, 0, .required),
            equation(record.width, guide.givenSize.width, .weighted(0.1)),
            equation(record.height, guide.givenSize.height, .weighted(0.1)),
        ]
    }
}

extension LayoutExpression {
    /// A number without variables.
    static func points(_ points: CGFloat) -> LayoutExpression {
        var expression = LayoutExpression()
        expression.constant = Double(points)
        return expression
    }
}
