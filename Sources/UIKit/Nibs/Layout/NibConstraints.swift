/// Puts the constraints of a document into force.
///
/// A constraint may name objects that the document writes further down. So every object is noted as it is made, and
/// `install(reportingTo:)` is called once, when all of them stand upon each other.
@MainActor struct NibConstraints {
    private var items: [String: any LayoutItem] = [:]
    private var written: [Written] = []
    /// Views that the size classes leave out.
    private var leftOut: Set<ObjectIdentifier> = []

    /// A constraint's element, and the view that holds it.
    private struct Written {
        let element: IBElement
        let holder: UIView
        /// Whether the size classes do not leave it out.
        let isInstalled: Bool
    }

    /// Notes a view, the guides that its element gives names to, and the constraints that its element holds.
    mutating func note(_ element: IBElement, as view: UIView) {
        if let id = element.id, items[id] == nil { items[id] = view }
        for guide in element.children where guide.name == "viewLayoutGuide" {
            guide.visit()
            if let id = guide.id { items[id] = view.guide(named: guide.key ?? "") }
        }
        guard let list = element.child("constraints") else { return }
        written += list.children.map { Written(element: $0, holder: view, isInstalled: true) }
        written += list.uninstalled.map { Written(element: $0, holder: view, isInstalled: false) }
    }

    /// Notes that the size classes leave a view out, which lies in no other.
    mutating func noteLeftOut(_ view: UIView) { leftOut.insert(ObjectIdentifier(view)) }

    /// Whether an item lies in, or is, a view that the size classes leave out.
    private func isLeftOut(_ item: any LayoutItem) -> Bool {
        var view = item.layoutView
        while let above = view?.superview { view = above }
        return view.map { leftOut.contains(ObjectIdentifier($0)) } ?? false
    }

    /// Notes the top and bottom guides of a view controller, which documents for iOS 7 to 10 have.
    mutating func noteGuides(of controller: IBElement, on view: UIView) {
        for element in controller.list("layoutGuides") where element.name == "viewControllerLayoutGuide" {
            element.visit()
            guard let id = element.id else { continue }
            items[id] = view.systemGuide(element["type"] == "bottom" ? .bottomBar : .topBar)
        }
    }

    /// Makes the constraints and puts them into force, in the order in which they yield last.
    ///
    /// Those that the size classes leave out, or that mention views which these leave out, are made and kept; they hold
    /// nothing.
    ///
    /// - Returns: The constraints by the document's ids, for outlets that lead to them.
    func install(reportingTo context: NibContext) -> [String: NSLayoutConstraint] {
        var made: [String: NSLayoutConstraint] = [:]
        let groups = Dictionary(grouping: written, by: standing)
        for one in Standing.allCases.flatMap({ groups[$0] ?? [] }) {
            guard let constraint = constraint(one, context) else { continue }
            if one.isInstalled, leftOut.isEmpty || constraint.itemsLieTogether {
                constraint.isActive = true
            } else {
                one.holder.viewState.uninstalled.append(constraint)
            }
            if let id = one.element.id, made[id] == nil { made[id] = constraint }
        }
        return made
    }

    private func constraint(_ one: Written, _ context: NibContext) -> NSLayoutConstraint? {
        func leaveOut(_ severity: IBDiagnostic.Severity, _ reason: String) -> NSLayoutConstraint? {
            context.report(severity, one.element, object: one.element.id, "the constraint is left out: \(reason)")
            return nil
        }
        guard let source = IBConstraint(one.element, holder: nil),
            let first = NibWords.attributes[source.firstAttribute],
            let second = NibWords.attributes[source.secondAttribute ?? ""]
        else { return leaveOut(.warning, "it has an attribute, a relation or a number that is not known") }
        // They hold on the canvas; programs have something else in their place.
        if source.isPlaceholder, context.isOfProgram { return nil }
        let missing = [source.firstItem, source.secondItem].compactMap { $0 }.filter { items[$0] == nil }
        guard missing.isEmpty else {
            return leaveOut(.note, "\(missing.joined(separator: " and ")) is no view that is made")
        }
        let item = source.firstItem.flatMap { items[$0] } ?? one.holder
        let other = source.secondItem.flatMap { items[$0] }
        if let fault = LayoutFault(
            item, first, other, second, multiplier: CGFloat(source.multiplier), constant: CGFloat(source.constant))
        {
            return leaveOut(.warning, fault.reason)
        }
        let constraint = source.make(item, first, other, second)
        if constraint.relatesUnlikeAnchors {
            return leaveOut(.warning, "a place and a size, or a place across and one down, cannot be compared")
        }
        if !constraint.itemsLieTogether, !constraint.items.contains(where: isLeftOut) {
            return leaveOut(.warning, "its items lie in different views at the top")
        }
        if source.isSymbolic, constraint.items.contains(where: { ($0 as? UILayoutGuide)?.system == .safeArea }) {
            // The standard distance from the safe area, whatever number an earlier version has stored.
            constraint.constant = 0
        }
        return constraint
    }
}

// MARK: - Which of contradicting constraints stands

extension NibConstraints {
    /// What of constraints that contradict each other stands: the earlier case, as stored frames of six projects show.
    private enum Standing: CaseIterable {
        case size
        case place
        case center
        /// From a view to the trailing or lower edge of the view around it.
        case farEdge
        /// To the lower edge of a row, which gets its height from its content: in a row that is stored with another height
        /// what the content wants stands.
        case endOfRow
    }

    private func standing(of one: Written) -> Standing {
        let (first, second) = (one.element["firstAttribute"] ?? "", one.element["secondAttribute"] ?? "")
        if endsRow(one) { return .endOfRow }
        if one.element["secondItem"] == nil { return one.element["relation"] == nil ? .size : .place }
        if Self.centers.contains(first), Self.centers.contains(second) { return .center }
        let isFar = Self.farEdges.contains(first) && Self.farEdges.contains(second)
        return isFar && leadsToHolder(one) ? .farEdge : .place
    }

    private static let centers: Set = ["centerX", "centerY", "centerXWithinMargins", "centerYWithinMargins"]
    private static let farEdges: Set = [
        "trailing", "bottom", "right", "trailingMargin", "bottomMargin", "rightMargin",
    ]

    private func leadsToHolder(_ one: Written) -> Bool {
        ["firstItem", "secondItem"].contains { key in
            let item = one.element[key].map { items[$0] } ?? one.holder
            return item === one.holder || (item as? UILayoutGuide)?.owningView === one.holder
        }
    }

    private func endsRow(_ one: Written) -> Bool {
        [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].contains { item, attribute in
            guard let attribute = one.element[attribute].flatMap({ NibWords.attributes[$0] }) else { return false }
            return UITableViewCell.isLowerEdge(attribute, of: one.element[item].map { items[$0] } ?? one.holder)
        }
    }
}

extension IBConstraint {
    @MainActor fileprivate func make(
        _ item: any LayoutItem, _ first: NSLayoutConstraint.Attribute, _ other: (any LayoutItem)?,
        _ second: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
        let relation: NSLayoutConstraint.Relation =
            switch self.relation {
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            case .lessThanOrEqual: .lessThanOrEqual
            }
        let constraint = NSLayoutConstraint(
            item: item, attribute: first, relatedBy: relation, toItem: other, attribute: second,
            multiplier: CGFloat(multiplier), constant: CGFloat(constant))
        constraint.priority = UILayoutPriority(rawValue: Float(min(max(priority, 1), 1000)))
        constraint.identifier = identifier
        constraint.shouldBeArchived = true
        return constraint
    }
}

extension NibWords {
    /// The attributes as documents write them; none for a constant.
    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "": .notAnAttribute, "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
