import Foundation

/// A constraint as archives hold it, with its items by their places below the view that holds it.
private struct ArchivedConstraint: Codable {
    let first: Item
    let second: Item?
    let firstAttribute, relation, secondAttribute: Int
    let multiplier, constant: CGFloat
    let priority: Float
    let systemSpacing: CGFloat?
    let identifier: String?

    /// A view, or a guide of one.
    struct Item: Codable {
        /// The places among subviews that lead to the view.
        let path: [Int]
        /// The guide's place among those that were added to the view, or among those that views have by nature.
        var guide, systemGuide: Int?
    }

    /// Nil if an item is none that the archive keeps.
    @MainActor init?(_ constraint: NSLayoutConstraint, in holder: UIView) {
        guard constraint.spans.first == nil, constraint.spans.second == nil,
            let first = constraint.first.flatMap({ Item($0, in: holder) })
        else { return nil }
        second = constraint.second.flatMap { Item($0, in: holder) }
        guard (second == nil) == (constraint.second == nil) else { return nil }
        self.first = first
        (firstAttribute, secondAttribute) = (constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue)
        (relation, multiplier) = (constraint.relation.rawValue, constraint.multiplier)
        (constant, priority) = (constraint.constant, constraint.priority.rawValue)
        (systemSpacing, identifier) = (constraint.systemSpacing, constraint.identifier)
    }

    /// The constraint between what lies at the same places; nil if nothing lies there.
    @MainActor func constraint(in holder: UIView) -> NSLayoutConstraint? {
        guard let item = first.item(in: holder),
            let attribute = NSLayoutConstraint.Attribute(rawValue: firstAttribute),
            let other = NSLayoutConstraint.Attribute(rawValue: secondAttribute),
            let relation = NSLayoutConstraint.Relation(rawValue: relation)
        else { return nil }
        let toItem = second.flatMap { $0.item(in: holder) }
        guard (toItem == nil) == (second == nil) else { return nil }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: toItem, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(rawValue: priority)
        (constraint.systemSpacing, constraint.identifier) = (systemSpacing, identifier)
        constraint.shouldBeArchived = true
        return constraint
    }
}

extension ArchivedConstraint.Item {
    @MainActor fileprivate init?(_ item: any LayoutItem, in holder: UIView) {
        guard var view = item.layoutView else { return nil }
        let owner = view
        var path: [Int] = []
        while view !== holder {
            guard let above = view.superview, let place = above.archivedSubviews.firstIndex(where: { $0 === view })
            else { return nil }
            path.append(place)
            view = above
        }
        self.path = path.reversed()
        guard let guide = item as? UILayoutGuide else { return }
        systemGuide = guide.system.flatMap { SystemGuide.allCases.firstIndex(of: $0) }
        self.guide = owner.layoutGuides.firstIndex { $0 === guide }
        if systemGuide == nil, self.guide == nil { return nil }
    }

    @MainActor fileprivate func item(in holder: UIView) -> (any LayoutItem)? {
        var view = holder
        for place in path {
            let below = view.archivedSubviews
            guard below.indices.contains(place) else { return nil }
            view = below[place]
        }
        if let guide { return view.layoutGuides.indices.contains(guide) ? view.layoutGuides[guide] : nil }
        guard let systemGuide else { return view }
        return SystemGuide.allCases.indices.contains(systemGuide)
            ? view.systemGuide(SystemGuide.allCases[systemGuide]) : nil
    }
}

/// What layout knows of a view, in archives.
extension UIView {
    /// Writes margins, priorities, guides, subviews and constraints.
    func archiveLayout(in coder: NSCoder) {
        coder.encode(translatesAutoresizingMaskIntoConstraints, forKey: "UITranslatesMask")
        coder.encode(preservesSuperviewLayoutMargins, forKey: "UIPreservesSuperviewMargins")
        coder.encode(insetsLayoutMarginsFromSafeArea, forKey: "UIInsetsMarginsFromSafeArea")
        if let margins = viewState.margins { coder.archive(margins.archived, as: "UILayoutMargins") }
        let axes = [UILayoutAxis.horizontal, .vertical]
        coder.archive(
            axes.map { contentHuggingPriority(for: $0).rawValue }
                + axes.map { contentCompressionResistancePriority(for: $0).rawValue }, as: "UIContentPriorities")
        coder.archive(layoutGuides.map(\.identifier), as: "UILayoutGuides")
        coder.archive(archivedSubviews as NSArray, as: "UISubviews")
        let kept = constraints.filter(\.shouldBeArchived).compactMap { ArchivedConstraint($0, in: self) }
        coder.archive(kept, as: "UIConstraints")
    }

    /// Takes them, constraints last: what they hold together lies below this view.
    func takeLayout(_ coder: NSCoder) {
        translatesAutoresizingMaskIntoConstraints = coder.archivedFlag("UITranslatesMask") ?? true
        preservesSuperviewLayoutMargins = coder.archivedFlag("UIPreservesSuperviewMargins") ?? false
        insetsLayoutMarginsFromSafeArea = coder.archivedFlag("UIInsetsMarginsFromSafeArea") ?? true
        if let margins = coder.archivedNumbers("UILayoutMargins", 4) {
            layoutMargins = UIEdgeInsets(archived: margins)
        }
        takePriorities(coder)
        for identifier in coder.archivedValue("UILayoutGuides") as [String]? ?? [] {
            let guide = UILayoutGuide()
            guide.identifier = identifier
            addLayoutGuide(guide)
        }
        for view in coder.archived("UISubviews") as [UIView]? ?? [] { addSubview(view) }
        for kept in coder.archivedValue("UIConstraints") as [ArchivedConstraint]? ?? [] {
            kept.constraint(in: self)?.isActive = true
        }
    }

    private func takePriorities(_ coder: NSCoder) {
        guard let numbers = coder.archivedNumbers("UIContentPriorities", 4) else { return }
        let priorities = numbers.map { UILayoutPriority(rawValue: Float($0)) }
        for (index, axis) in [UILayoutAxis.horizontal, .vertical].enumerated() {
            setContentHuggingPriority(priorities[index], for: axis)
            setContentCompressionResistancePriority(priorities[index + 2], for: axis)
        }
    }
}
