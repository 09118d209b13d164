extension StackArrangement {
    /// The rules across the axis.
    var alignmentRules: [StackRule] {
        switch alignment {
        case .fill: return fillRules
        case .edge(let attribute): return mutual(attribute) + (spans ? spanningRules : single)
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

    private var fillRules: [StackRule] {
        mutual(across.start) + mutual(across.end) + [
            StackRule(.canvasConnection, canvas, across.start, .equal, visible[0], across.start),
            StackRule(.canvasConnection, canvas, across.end, .equal, visible[0], across.end),
        ]
    }

    private func mutual(_ attribute: NSLayoutConstraint.Attribute) -> [StackRule] {
        visible.dropFirst().map { StackRule(.alignment, visible[0], attribute, .equal, $0, attribute) }
    }

    // MARK: Many views

    /// A guide reaches around all views and is as small as it can be; the canvas fits it.
    private var spanningRules: [StackRule] {
        visible.flatMap { [boundary(across.start, of: $0), boundary(across.end, of: $0)] }
            + [StackRule(.spanningFit, spanner, vanishing: across.size, at: .InStack.spanningFit)]
            + canvasRules(around: spanner) + suppressions
    }

    private func boundary(_ edge: NSLayoutConstraint.Attribute, of view: UIView) -> StackRule {
        if isAligned(edge) {
            return StackRule(.spanningBoundary, spanner, edge, .equal, view, edge, at: .InStack.spanningEdge)
        }
        return StackRule(
            .spanningBoundary, spanner, edge, edge == across.start ? .lessThanOrEqual : .greaterThanOrEqual, view,
            edge)
    }

    private func isAligned(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        if case .edge(attribute) = alignment { true } else { false }
    }

    private func canvasRules(around spanner: UILayoutGuide) -> [StackRule] {
        let isFree = [.firstBaseline, .lastBaseline].contains(stack.alignment)
        let start: any LayoutItem = isAligned(across.start) ? visible[0] : spanner
        let end: any LayoutItem = isAligned(across.end) ? visible[0] : spanner
        var rules = [
            StackRule(.canvasConnection, canvas, across.start, .equal, start, across.start),
            StackRule(
                .canvasConnection, canvas, across.end, isFree ? .greaterThanOrEqual : .equal, end, across.end),
        ]
        if isAligned(across.center) { rules.append(centering) }
        if isFree { rules.append(canvasFit) }
        return rules
    }

    private var centering: StackRule {
        StackRule(.canvasConnection, canvas, across.center, .equal, visible[0], across.center)
    }

    private var canvasFit: StackRule {
        StackRule(.canvasFit, stack, vanishing: across.size, at: .InStack.canvasFit)
    }

    /// Views without a size of their own get none, rather than any.
    private var suppressions: [StackRule] {
        visible.map {
            StackRule(.ambiguitySuppression, $0, vanishing: across.size, at: .InStack.ambiguitySuppression)
        }
    }

    // MARK: One view

    /// One view needs no guide around it.
    private var single: [StackRule] {
        let view = visible[0]
        let isStart = !isAligned(across.center) && !isAligned(across.end)
        let rules = [
            StackRule(
                .canvasConnection, canvas, across.start, isStart ? .equal : .lessThanOrEqual, view, across.start),
            StackRule(
                .canvasConnection, canvas, across.end, isAligned(across.end) ? .equal : .greaterThanOrEqual, view,
                across.end),
        ]
        return rules + (isAligned(across.center) ? [centering] : []) + [canvasFit] + suppressions
    }

    // MARK: Hidden views

    /// Hidden views have no length, and lie where they will appear.
    var hidingRules: [StackRule] {
        hidden.flatMap { view -> [StackRule] in
            let before = stack.visibleView(before: view)
            let rest =
                stack.alignment == .fill
                ? [StackRule(.alignment, view, across.end, .equal, canvas, across.end, at: .InStack.hiddenEnd)] : []
            return rest + [
                StackRule(.hiding, view, vanishing: along.size, at: .required),
                StackRule(
                    .spacing, view, along.start, .equal, before ?? canvas,
                    before == nil ? along.start : along.end),
                StackRule(.alignment, view, across.start, .equal, canvas, across.start),
            ]
        }
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
