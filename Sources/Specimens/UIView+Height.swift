extension UIView {
    /// The height of a view that is given a width: what its content asks for, or else the height that it has.
    ///
    /// Constraints ask for a height where they bind the upper edge to the lower one. Views with content at the top and other
    /// content at the bottom, and free space between, are as high as what they lie in makes them.
    package func followingHeight(atWidth width: CGFloat) -> CGFloat {
        let fitted = fittedSize(width: width).height
        return fitted > 0 && (bounds.height == 0 || asksForHeight) ? fitted : bounds.height
    }

    private var asksForHeight: Bool {
        let content = cellContent ?? self
        return content.constraints.isEmpty ? cellContent == nil : VerticalChain(content).isWhole
    }

    /// What holds the parts of a cell; nil for views that hold them themselves.
    var cellContent: UIView? {
        (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
    }
}

/// What constraints bind to a view's upper and lower edges, and to each other in vertical direction.
@MainActor private struct VerticalChain {
    private enum Edge { case upper, lower, none }

    private let root: UIView
    /// What each item is bound to on its way to the one that stands for all that are bound together.
    private var links: [ObjectIdentifier: ObjectIdentifier] = [:]
    private var ends: [(item: ObjectIdentifier, edge: Edge)] = []
    private var isHigh = false
    /// The most views that are looked at.
    private static let most = 10_000

    init(_ root: UIView) {
        self.root = root
        var (waiting, count) = ([root], 0)
        while let view = waiting.popLast(), count < Self.most {
            count += 1
            for constraint in view.constraints { add(constraint) }
            waiting += view.subviews
        }
    }

    /// Whether the height follows from what lies in the view.
    var isWhole: Bool {
        if isHigh || root is UIStackView { return true }
        let upper = Set(ends.filter { $0.edge == .upper }.map { top(of: $0.item) })
        return ends.contains { $0.edge == .lower && upper.contains(top(of: $0.item)) }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard constraint.isActive, let first = constraint.firstItem else { return }
        let isOwn = isRoot(first)
        guard let second = constraint.secondItem else {
            if isOwn, constraint.firstAttribute == .height { isHigh = true }
            return
        }
        guard Self.isPlace(constraint.firstAttribute) else { return }
        switch (isOwn, isRoot(second)) {
        case (true, true): break
        case (true, false): ends.append((ObjectIdentifier(second), Self.edge(constraint.firstAttribute)))
        case (false, true): ends.append((ObjectIdentifier(first), Self.edge(constraint.secondAttribute)))
        case (false, false): links[top(of: ObjectIdentifier(first))] = top(of: ObjectIdentifier(second))
        }
    }

    private func top(of item: ObjectIdentifier) -> ObjectIdentifier {
        var item = item
        while let next = links[item], next != item { item = next }
        return item
    }

    /// The view itself, and its guides for margins and the safe area.
    private func isRoot(_ item: AnyObject) -> Bool {
        item === root || item === root.safeAreaLayoutGuide || item === root.layoutMarginsGuide
            || item === root.readableContentGuide
    }

    /// Whether an attribute says where something lies; how high it is binds it to nothing.
    private static func isPlace(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        attribute == .centerY || attribute == .centerYWithinMargins || edge(attribute) != .none
    }

    private static func edge(_ attribute: NSLayoutConstraint.Attribute) -> Edge {
        switch attribute {
        case .top, .topMargin, .firstBaseline: .upper
        case .bottom, .bottomMargin, .lastBaseline: .lower
        default: .none
        }
    }
}
