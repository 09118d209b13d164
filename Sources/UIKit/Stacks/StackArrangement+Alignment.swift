extension StackArrangement {
    /// The constraints across the axis.
    var alignmentConstraints: [StackConstraint] {
        switch alignment {
        case .fill: return fillConstraints
        case .edge(let attribute): return mutual(attribute) + (spans ? spanningConstraints : single)
        }
    }

    private var spans: Bool { visible.count > 1 }

    private enum Alignment {
        case fill
        /// All views have this attribute in common.
        case edge(NSLayoutConstraint.Attribute)
    }

    private var alignment: Alignment {
        switch stack.alignment {
        case .fill: .fill
        case .leading: .edge(across.start)
        case .center: .edge(across.center)
        case .trailing: .edge(across.end)
        // Baselines lie in rows; columns of views have none in common.
        case .firstBaseline: stack.axis == .horizontal ? .edge(.firstBaseline) : .fill
        case .lastBaseline: stack.axis == .horizontal ? .edge(.lastBaseline) : .fill
        }
    }

    private var fillConstraints: [StackConstraint] {
        mutual(across.start) + mutual(across.end) + [
            StackConstraint(.canvasConnection, canvas, across.start, .equal, visible[0], across.start),
            StackConstraint(.canvasConnection, canvas, across.end, .equal, visible[0], across.end),
        ]
    }

    private func mutual(_ attribute: NSLayoutConstraint.Attribute) -> [StackConstraint] {
        visible.dropFirst().map { StackConstraint(.alignment, visible[0], attribute, .equal, $0, attribute) }
    }

    // MARK: Many views

    /// A guide reaches around all views and is as small as it can be; the canvas fits it.
    private var spanningConstraints: [StackConstraint] {
        visible.flatMap { [boundary(across.start, of: $0), boundary(across.end, of: $0)] }
            + [StackConstraint(.spanningFit, spanner, vanishing: across.size, at: .InStack.spanningFit)]
            + canvasConstraints(around: spanner) + suppressions
    }

    private func boundary(_ edge: NSLayoutConstraint.Attribute, of view: UIView) -> StackConstraint {
        if isAligned(edge) {
            return StackConstraint(.spanningBoundary, spanner, edge, .equal, view, edge, at: .InStack.spanningEdge)
        }
        return StackConstraint(
            .spanningBoundary, spanner, edge, edge == across.start ? .lessThanOrEqual : .greaterThanOrEqual, view,
            edge)
    }

    private func isAligned(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        if case .edge(attribute) = alignment { true } else { false }
    }

    private func canvasConstraints(around spanner: UILayoutGuide) -> [StackConstraint] {
        let isFree = [.firstBaseline, .lastBaseline].contains(stack.alignment)
        let start: any LayoutItem = isAligned(across.start) ? visible[0] : spanner
        let end: any LayoutItem = isAligned(across.end) ? visible[0] : spanner
        var constraints = [
            StackConstraint(.canvasConnection, canvas, across.start, .equal, start, across.start),
            StackConstraint(
                .canvasConnection, canvas, across.end, isFree ? .greaterThanOrEqual : .equal, end, across.end),
        ]
        if isAligned(across.center) { constraints.append(centering) }
        if isFree { constraints.append(canvasFit) }
        return constraints
    }

    private var centering: StackConstraint {
        StackConstraint(.canvasConnection, canvas, across.center, .equal, visible[0], across.center)
    }

    private var canvasFit: StackConstraint {
        StackConstraint(.canvasFit, stack, vanishing: across.size, at: .InStack.canvasFit)
    }

    /// Views without a size of their own get none, rather than any.
    private var suppressions: [StackConstraint] {
        visible.map {
            StackConstraint(.ambiguitySuppression, $0, vanishing: across.size, at: .InStack.ambiguitySuppression)
        }
    }

    // MARK: One view

    /// One view needs no guide around it.
    private var single: [StackConstraint] {
        let view = visible[0]
        let isStart = !isAligned(across.center) && !isAligned(across.end)
        let constraints = [
            StackConstraint(
                .canvasConnection, canvas, across.start, isStart ? .equal : .lessThanOrEqual, view, across.start),
            StackConstraint(
                .canvasConnection, canvas, across.end, isAligned(across.end) ? .equal : .greaterThanOrEqual, view,
                across.end),
        ]
        return constraints + (isAligned(across.center) ? [centering] : []) + [canvasFit] + suppressions
    }

    // MARK: Hidden views

    /// Hidden views have no length, and lie where they will appear.
    var hidingConstraints: [StackConstraint] {
        var constraints: [StackConstraint] = []
        var before: UIView?
        for view in stack.arrangedSubviews {
            if view.isArranged {
                before = view
            } else {
                constraints.append(StackConstraint(.hiding, view, vanishing: along.size, at: .required))
                constraints.append(place(of: view, after: before))
                constraints += hiddenAlignment(of: view)
            }
        }
        return constraints
    }

    /// In the middle between the visible views on its sides, as documents store it.
    private func place(of view: UIView, after before: UIView?) -> StackConstraint {
        guard let before else {
            return StackConstraint(.spacing, view, along.start, .equal, canvas, along.start)
        }
        let spacing = before === visible.last ? 0 : stack.spacing(after: before) / 2
        return StackConstraint(.spacing, view, along.start, .equal, before, along.end, plus: spacing)
    }

    /// Hidden views are aligned as visible ones are, but never make the stack view wider; without any visible one they lie
    /// at the start.
    private func hiddenAlignment(of view: UIView) -> [StackConstraint] {
        func aligned(
            _ edge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
            at priority: UILayoutPriority = .required
        ) -> StackConstraint {
            StackConstraint(.alignment, view, edge, relation, canvas, edge, at: priority)
        }
        if !visible.isEmpty, isAligned(across.center) { return [aligned(across.center)] }
        if !visible.isEmpty, isAligned(across.end) { return [aligned(across.end)] }
        guard stack.alignment == .fill else { return [aligned(across.start)] }
        guard !visible.isEmpty else { return [aligned(across.start), aligned(across.end, at: .InStack.hiddenEnd)] }
        return [
            aligned(across.start), aligned(across.end, .greaterThanOrEqual, at: .InStack.hiddenStretch),
            aligned(across.end, .lessThanOrEqual, at: .InStack.hiddenEnd),
        ]
    }
}

/// The attributes that mean the same along either axis.
struct AxisAttributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
        (start, end, center, size) =
            axis == .horizontal
            ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }

    func length(_ length: CGSize) -> CGFloat { size == .width ? length.width : length.height }
}
