import PlacardConstraintSolver

/// A sum of variables and a number of points.
struct LayoutExpression {
    var terms: [LinearTerm] = []
    var constant: Double = 0

    init() {}

    init(_ variable: LinearSolver.Variable, times factor: Double = 1, plus constant: CGFloat = 0) {
        terms = [LinearTerm(variable: variable, coefficient: factor)]
        self.constant = Double(constant)
    }

    static func + (left: consuming Self, right: Self) -> Self {
        var sum = left
        sum.constant += right.constant
        for term in right.terms { sum.add(term) }
        return sum
    }

    static func * (left: consuming Self, factor: Double) -> Self {
        var product = left
        product.constant *= factor
        for index in product.terms.indices { product.terms[index].coefficient *= factor }
        return product
    }

    private mutating func add(_ term: LinearTerm) {
        guard let place = terms.firstIndex(where: { $0.variable == term.variable }) else { return terms.append(term) }
        terms[place].coefficient += term.coefficient
        if terms[place].coefficient == 0 { terms.remove(at: place) }
    }
}

extension LayoutEngine {
    /// A client's constraint in variables; nil once an item is gone or lies in another tree.
    func linearConstraint(for constraint: NSLayoutConstraint) -> LinearConstraint? {
        beingRead = constraint
        defer { beingRead = nil }
        guard let first = constraint.first, let firstView = first.layoutView, let root else { return nil }
        let holder = constraint.holder ?? firstView
        guard holder === root || holder.isDescendant(of: root), firstView.isDescendant(of: holder) else { return nil }
        let space = constraint.scrollViewAround ?? holder
        let isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let attribute = constraint.firstAttribute.resolved(isRightToLeft: isRightToLeft)
        let (span, otherSpan) = (constraint.spans.first, constraint.spans.second)
        var sum =
            span.flatMap { distance($0, in: space, isRightToLeft) } ?? expression(of: first, attribute, in: space)
        if let second = constraint.second {
            guard constraint.areItems(in: holder) else { return nil }
            let attribute = constraint.secondAttribute.resolved(isRightToLeft: isRightToLeft)
            let other =
                otherSpan.flatMap { distance($0, in: space, isRightToLeft) }
                ?? expression(of: second, attribute, in: space)
            sum = sum + other * -Double(constraint.multiplier)
        } else if constraint.secondAttribute != .notAnAttribute {
            return nil
        }
        // To the right of leading edges is to the left of them where reading goes the other way.
        let isMirrored = isRightToLeft && constraint.firstAttribute.kind == .readingX
        let constant = Double(constraint.currentConstant) * (isMirrored ? -1 : 1)
        let relation = constraint.relation.rawValue * (isMirrored ? -1 : 1)
        let priority = Double(constraint.priority.rawValue)
        return LinearConstraint(
            sum.terms, LinearRelation(rawValue: Int8(relation)) ?? .equal, constant - sum.constant,
            priority >= 1000 ? .required : .weighted(priority))
    }

    /// How far it is from one place to another, in reading direction for leading and trailing edges.
    private func distance(_ span: LayoutSpan, in holder: UIView, _ isRightToLeft: Bool) -> LayoutExpression? {
        guard let from = span.from.item, let to = span.to.item else { return nil }
        let start = expression(of: from, span.from.attribute.resolved(isRightToLeft: isRightToLeft), in: holder)
        let end = expression(of: to, span.to.attribute.resolved(isRightToLeft: isRightToLeft), in: holder)
        let isMirrored = isRightToLeft && span.from.attribute.kind == .readingX
        return (end + start * -1) * (isMirrored ? -1 : 1)
    }

    /// An attribute of an item in the coordinates of a view that it lies in.
    private func expression(
        of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
    ) -> LayoutExpression {
        guard let view = item.layoutView else { return LayoutExpression() }
        if let guide = item as? UILayoutGuide {
            if let system = guide.system {
                let value = box(of: system, in: view).value(attribute)
                guard system.scrollView(around: view) == nil else {
                    return value + inner(view, in: holder, attribute)
                }
                return value + origin(of: view, in: holder, attribute)
                    + (view === holder ? scrolled(view, attribute) : LayoutExpression())
            }
            return box(of: guide, .zero).value(attribute) + inner(view, in: holder, attribute)
        }
        if attribute == .firstBaseline || attribute == .lastBaseline {
            return baseline(of: view, attribute) + origin(of: view, in: holder, attribute)
        }
        let insets = attribute.isWithinMargins ? view.layoutMargins : view.alignmentRectInsets
        if view === holder, attribute.isEdge, let scrollView = view as? UIScrollView {
            // Edges of a scroll view are those of its content for what lies within; its middle is that of its frame.
            return box(of: scrollView.contentLayoutGuide, insets).value(attribute)
        }
        return box(of: view, insets).value(attribute) + origin(of: view, in: holder, attribute)
    }

    private func origin(
        of view: UIView, in holder: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutExpression {
        guard view !== holder, attribute.kind != .size else { return LayoutExpression() }
        let record = record(for: view)
        let own = LayoutExpression(attribute.axis == .horizontal ? record.x : record.y)
        return own + inner(view.superview, in: holder, attribute)
    }

    /// How far the coordinates of a view's inside lie from the holder's.
    private func inner(
        _ view: UIView?, in holder: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutExpression {
        guard let view, view !== holder else { return LayoutExpression() }
        return origin(of: view, in: holder, attribute) + scrolled(view, attribute) * -1
    }

    func box(of item: any LayoutItem, _ insets: UIEdgeInsets) -> LayoutBox {
        let record = record(for: item)
        let isGuide = item is UILayoutGuide
        return LayoutBox(
            x: LayoutSide(variable: isGuide ? record.x : nil), y: LayoutSide(variable: isGuide ? record.y : nil),
            width: LayoutSide(variable: record.width), height: LayoutSide(variable: record.height), insets: insets)
    }

    /// A baseline, from the view's upper edge.
    private func baseline(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> LayoutExpression {
        let record = record(for: view)
        let isFirst = attribute == .firstBaseline
        switch view.textBaselines(atWidth: record.wrapped?.width) {
        case .edges(let first, let last):
            return isFirst ? .points(first) : LayoutExpression(record.height, plus: -last)
        case .middle(let first, let last):
            return LayoutExpression(record.height, times: 0.5, plus: isFirst ? first : last)
        case nil: break
        }
        let stand = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        guard stand !== view, stand.isDescendant(of: view) else {
            // The upper edge, or the lower one, of what has no text: Apple's documentation of `forFirstBaselineLayout`.
            let insets = view.alignmentRectInsets
            return isFirst ? .points(insets.top) : LayoutExpression(record.height, plus: -insets.bottom)
        }
        return baseline(of: stand, attribute) + origin(of: stand, in: view, attribute)
    }
}

/// A variable, if any, and a number of points: of a rectangle's sides most are not asked for, and become no expressions.
struct LayoutSide {
    var variable: LinearSolver.Variable?
    var points: CGFloat = 0

    fileprivate var expression: LayoutExpression {
        variable.map { LayoutExpression($0, plus: points) } ?? .points(points)
    }
}

/// A rectangle with insets.
struct LayoutBox {
    let x: LayoutSide
    let y: LayoutSide
    let width: LayoutSide
    let height: LayoutSide
    let insets: UIEdgeInsets

    func value(_ attribute: NSLayoutConstraint.Attribute) -> LayoutExpression {
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: x.expression.plus(insets.left)
        case .right, .trailing, .rightMargin, .trailingMargin: (x.expression + width.expression).plus(-insets.right)
        case .top, .topMargin: y.expression.plus(insets.top)
        case .bottom, .bottomMargin, .firstBaseline, .lastBaseline:
            (y.expression + height.expression).plus(-insets.bottom)
        case .width: width.expression.plus(-insets.left - insets.right)
        case .height: height.expression.plus(-insets.top - insets.bottom)
        case .centerX, .centerXWithinMargins:
            (x.expression + width.expression * 0.5).plus((insets.left - insets.right) / 2)
        case .centerY, .centerYWithinMargins:
            (y.expression + height.expression * 0.5).plus((insets.top - insets.bottom) / 2)
        case .notAnAttribute: LayoutExpression()
        }
    }
}

extension NSLayoutConstraint {
    /// The scroll view that one of the items is and the other lies in: its edges are those of its content, whichever view
    /// above holds the constraint (Apple's Technical Note 2154: "the edges within a scroll view").
    fileprivate var scrollViewAround: UIScrollView? {
        guard let first, let second, let view = first.layoutView, let other = second.layoutView, view !== other
        else { return nil }
        if let around = first as? UIScrollView, other.isDescendant(of: around) { return around }
        if let around = second as? UIScrollView, view.isDescendant(of: around) { return around }
        return nil
    }

    /// Whether all that the constraint mentions lies in a view.
    fileprivate func areItems(in holder: UIView) -> Bool {
        for item in items where item.layoutView?.isDescendant(of: holder) != true { return false }
        return true
    }
}

extension LayoutExpression {
    fileprivate consuming func plus(_ points: CGFloat) -> LayoutExpression {
        var sum = self
        sum.constant += Double(points)
        return sum
    }
}

extension NSLayoutConstraint.Attribute {
    var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

    /// Whether the attribute is a place other than the middle.
    fileprivate var isEdge: Bool {
        ![.width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(self)
    }
}
