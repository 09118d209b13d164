/// Makes constraints of a text in the visual format.
///
/// They come in the order of the text: for each view the gap before it, then its sizes; alignments follow at the end.
@MainActor struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    private var made: [NSLayoutConstraint] = []

    init(
        _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    /// The constraints, none of them active yet.
    static func constraints(
        _ text: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let format = try VisualFormatParser.parse(text)
        var builder = VisualFormatBuilder(format, options, metrics: metrics, views: views)
        try builder.checkAlignments()
        return try builder.build()
    }

    private mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var before: (any LayoutItem)?
        for (index, part) in format.parts.enumerated() {
            let item = try item(part.view)
            if let before {
                try add(part.gap, from: before, .view, to: item, .view)
            } else if let gap = format.start {
                try add(gap, from: try superview(of: item, at: part.place), .edge, to: item, .view)
            }
            for size in part.sizes { try add(size, to: item) }
            if index == format.parts.count - 1, let gap = format.end {
                try add(gap, from: item, .view, to: try superview(of: item, at: part.place), .edge)
            }
            before = item
        }
        try addAlignments()
        return made
    }

    // MARK: Names

    private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
        if let item = views[name.text] as? any LayoutItem { return item }
        throw VisualFormatError("\(name.text) is not a key in the views dictionary.", at: name.place)
    }

    private func superview(of item: any LayoutItem, at place: Int) throws(VisualFormatError) -> UIView {
        let above = (item as? UIView).map(\.superview) ?? item.layoutView
        if let above { return above }
        throw VisualFormatError(
            "Unable to interpret '|' character, because the related view doesn't have a superview", at: place)
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number, _): return CGFloat(number)
        case .name(let name):
            if let number = Self.number(metrics[name.text]) { return number }
            guard views[name.text] == nil else {
                throw VisualFormatError(
                    "A space cannot be equal to the width or height of the view \(name.text); put a view between the two "
                        + "instead, such as [a][spacer(==\(name.text))][b]", at: name.place)
            }
            throw VisualFormatError(
                "Encountered metric with name \"\(name.text)\", but value was not specified in metrics or views "
                    + "dictionaries", at: name.place)
        }
    }

    /// Numbers come as what they are in Swift: Foundation here boxes none of them.
    private static func number(_ metric: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch metric {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            case let priority as UILayoutPriority: CGFloat(priority.rawValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private func priority(_ value: VisualFormat.Value?) throws(VisualFormatError) -> UILayoutPriority {
        guard let value else { return .required }
        let number = try number(value)
        guard number > 0, number <= 1000 else {
            throw VisualFormatError("A priority must be above 0 and not above 1000", at: value.place)
        }
        return UILayoutPriority(Float(number))
    }

    // MARK: Sizes

    private mutating func add(_ size: VisualFormat.Predicate, to item: any LayoutItem) throws(VisualFormatError) {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        var other: (any LayoutItem)?
        if case .name(let name) = size.value, metrics[name.text] == nil {
            other = views[name.text] as? any LayoutItem
        }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: size.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
            constant: other == nil ? try number(size.value) : 0)
        constraint.priority = try priority(size.priority)
        made.append(constraint)
    }

    // MARK: Gaps

    /// Whether a gap ends at a view, or at the inside of the superview's edge.
    private enum End {
        case view, edge
    }

    private mutating func add(
        _ gap: VisualFormat.Gap, from first: any LayoutItem, _ firstEnd: End, to second: any LayoutItem,
        _ secondEnd: End
    ) throws(VisualFormatError) {
        let isMargin = gap == .standard && (firstEnd == .edge || secondEnd == .edge)
        let from = attribute(firstEnd == .edge ? .start : .end, isMargin && firstEnd == .edge, firstEnd)
        let to = attribute(secondEnd == .edge ? .end : .start, isMargin && secondEnd == .edge, secondEnd)
        switch gap {
        case .none: add(second, to, .equal, first, from, 0, .required)
        case .standard: add(second, to, .equal, first, from, isMargin ? 0 : SystemSpacing.points, .required)
        case .predicates(let predicates):
            for predicate in predicates {
                let (constant, priority) = (try number(predicate.value), try priority(predicate.priority))
                add(second, to, predicate.relation, first, from, constant, priority)
            }
        }
    }

    private mutating func add(
        _ second: any LayoutItem, _ to: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ first: any LayoutItem, _ from: NSLayoutConstraint.Attribute, _ constant: CGFloat,
        _ priority: UILayoutPriority
    ) {
        // From right to left, what comes later lies at smaller x.
        let isBackwards = format.axis == .horizontal && direction == .directionRightToLeft
        let relation = isBackwards ? NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation : relation
        let constraint = NSLayoutConstraint(
            item: second, attribute: to, relatedBy: relation, toItem: first, attribute: from, multiplier: 1,
            constant: isBackwards ? -constant : constant)
        constraint.priority = priority
        made.append(constraint)
    }

    private enum Edge {
        case start, end
    }

    private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }

    private func attribute(_ edge: Edge, _ isMargin: Bool, _ end: End) -> NSLayoutConstraint.Attribute {
        guard format.axis == .horizontal else {
            if options.contains(.spacingBaselineToBaseline), end == .view {
                return edge == .start ? .firstBaseline : .lastBaseline
            }
            return edge == .start ? (isMargin ? .topMargin : .top) : (isMargin ? .bottomMargin : .bottom)
        }
        switch (direction, edge) {
        case (.directionLeftToRight, .start), (.directionRightToLeft, .end): return isMargin ? .leftMargin : .left
        case (.directionLeftToRight, .end), (.directionRightToLeft, .start): return isMargin ? .rightMargin : .right
        case (_, .start): return isMargin ? .leadingMargin : .leading
        case (_, .end): return isMargin ? .trailingMargin : .trailing
        }
    }

    // MARK: Alignments

    /// Views in a row cannot have their left edges in common, nor views in a column their tops; a single view has nothing to be
    /// aligned with.
    private func checkAlignments() throws(VisualFormatError) {
        guard format.parts.count > 1 else { return }
        for attribute in options.alignments where attribute.axis == format.axis {
            let word = format.axis == .horizontal ? "horizontal" : "vertical"
            throw VisualFormatError(
                "Options mask required views to be aligned on a \(word) edge, which is not allowed for layout that is "
                    + "also \(word).", at: format.parts.last?.place ?? 0)
        }
    }

    private mutating func addAlignments() throws(VisualFormatError) {
        for attribute in options.alignments {
            for (first, second) in zip(format.parts, format.parts.dropFirst()) {
                made.append(
                    NSLayoutConstraint(
                        item: try item(first.view), attribute: attribute, relatedBy: .equal,
                        toItem: try item(second.view), attribute: attribute, multiplier: 1, constant: 0))
            }
        }
    }
}

extension VisualFormat.Value {
    /// Where the text goes on after the value.
    fileprivate var place: Int {
        switch self {
        case .number(_, let place): place
        case .name(let name): name.place
        }
    }
}
