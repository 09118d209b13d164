extension NSCollectionLayoutGroup {
    /// Whether the group takes as many items as it has room for, whose widths follow from their content.
    var wrapsMeasuredItems: Bool {
        axis == .horizontal && count == nil && provider == nil && !layoutSize.widthDimension.isEstimated
            && subitems.contains { $0.layoutSize.widthDimension.isEstimated }
    }
}

/// Where the items of one group lie, from the group's upper left corner.
@MainActor struct GroupArrangement {
    /// An item's place, and the sides of it that follow from its content.
    struct Leaf {
        var frame: CGRect
        var fitting: UIAxis
        var zIndex = 0
    }

    /// How deep groups may lie in each other.
    private static let maximumDepth = 20
    /// How many items a group has at most, whose items have no size.
    private static let maximumItems = 1000

    private(set) var leaves: [Leaf] = []
    private(set) var size = CGSize.zero
    /// How far items reach beyond the group, above or below, in points.
    var reach: CGFloat {
        leaves.reduce(0) { max($0, -$1.frame.minY, $1.frame.maxY - size.height) }
    }
    private let limit: Int
    private let preferred: (Int) -> CGSize?

    /// - Parameters:
    ///   - container: The room for the group.
    ///   - limit: The number of items that there are for it.
    ///   - preferred: The size that the item of a number asks for.
    init(
        _ group: NSCollectionLayoutGroup, in container: CGSize, limit: Int,
        preferred: @escaping (Int) -> CGSize?
    ) {
        (self.limit, self.preferred) = (min(limit, Self.maximumItems), preferred)
        size = place(group, in: container, at: .zero, depth: 0)
    }

    /// As many groups below each other as a number of items needs, of which each takes those that it has room for.
    init(
        wrapping group: NSCollectionLayoutGroup, in container: CGSize, count: Int, spacing: CGFloat,
        preferred: @escaping (Int) -> CGSize?
    ) {
        self.init(group, in: container, limit: count, preferred: preferred)
        while leaves.count < count {
            let (first, top) = (leaves.count, size.height + spacing)
            let next = GroupArrangement(group, in: container, limit: count - first) { preferred(first + $0) }
            guard !next.leaves.isEmpty else { return }
            for var leaf in next.leaves {
                leaf.frame.origin.y += top
                leaves.append(leaf)
            }
            size = CGSize(width: max(size.width, next.size.width), height: top + next.size.height)
        }
    }

    /// Places an item with all that it holds; gives back its size with the space around it.
    private mutating func place(
        _ item: NSCollectionLayoutItem, in container: CGSize, at corner: CGPoint, depth: Int,
        share: CGSize? = nil
    ) -> CGSize {
        let edges = Edges(item.edgeSpacing)
        let origin = CGPoint(x: corner.x + edges.left, y: corner.y + edges.top)
        var size = share ?? item.layoutSize.size(in: container)
        if let group = item as? NSCollectionLayoutGroup {
            if depth < Self.maximumDepth { size = fill(group, size, at: origin, depth: depth) }
        } else {
            size = addLeaf(item, size, at: origin)
        }
        return CGSize(
            width: size.width + edges.left + edges.right, height: size.height + edges.top + edges.bottom)
    }

    private mutating func addLeaf(_ item: NSCollectionLayoutItem, _ size: CGSize, at origin: CGPoint)
        -> CGSize
    {
        let (fitting, wanted) = (item.layoutSize.fitting, preferred(leaves.count))
        var size = size
        if fitting.contains(.horizontal), let wanted { size.width = wanted.width }
        if fitting.contains(.vertical), let wanted { size.height = wanted.height }
        var frame = CGRect(origin: origin, size: size)
        let insets = item.contentInsets
        if !fitting.contains(.horizontal) {
            frame.origin.x += insets.leading
            frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
        }
        if !fitting.contains(.vertical) {
            frame.origin.y += insets.top
            frame.size.height = max(0, frame.height - insets.top - insets.bottom)
        }
        leaves.append(Leaf(frame: frame, fitting: fitting))
        return size
    }

    /// Places items along a group's axis until there is no more room, or no more of them.
    private mutating func fill(
        _ group: NSCollectionLayoutGroup, _ size: CGSize, at origin: CGPoint, depth: Int
    ) -> CGSize {
        let (isWide, insets, fitting) = (group.axis == .horizontal, group.contentInsets, group.layoutSize.fitting)
        let first = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        if let provider = group.provider {
            return fill(size, at: first, provider(CollectionEnvironment(size: inner)))
        }
        let room = isWide ? inner.width : inner.height
        let spacing = group.interItemSpacing?.spacing ?? 0
        let isOpen = fitting.contains(isWide ? .horizontal : .vertical)
        var (used, across, starts) = (CGFloat.zero, CGFloat.zero, [Int]())
        var number = 0
        while leaves.count < limit, !group.subitems.isEmpty, number < (group.count ?? Self.maximumItems) {
            if isOpen, group.count == nil, number == group.subitems.count { break }
            let item = group.subitems[number % group.subitems.count]
            let start = number == 0 ? 0 : used + spacing
            let mark = leaves.count
            let corner = CGPoint(x: first.x + (isWide ? start : 0), y: first.y + (isWide ? 0 : start))
            let share = group.count.map { Self.share(of: inner, item, $0, spacing, isWide: isWide) }
            let part = place(item, in: inner, at: corner, depth: depth + 1, share: share)
            let end = start + (isWide ? part.width : part.height)
            if number > 0, !isOpen, group.count == nil, end > room + 0.001 {
                leaves.removeSubrange(mark...)
                break
            }
            starts.append(mark)
            used = end
            across = max(across, isWide ? part.height : part.width)
            number += 1
        }
        if group.interItemSpacing?.isFlexibleSpacing == true { spread(starts, by: room - used, isWide: isWide) }
        let (width, height) = isWide ? (used, across) : (across, used)
        return CGSize(
            width: fitting.contains(.horizontal) ? width + insets.leading + insets.trailing : size.width,
            height: fitting.contains(.vertical) ? height + insets.top + insets.bottom : size.height)
    }

    /// Places items where a program says; what lies beyond the group makes it no larger.
    private mutating func fill(
        _ size: CGSize, at origin: CGPoint, _ items: [NSCollectionLayoutGroupCustomItem]
    ) -> CGSize {
        for item in items.prefix(max(0, limit - leaves.count)) {
            leaves.append(
                Leaf(frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), fitting: [], zIndex: item.zIndex))
        }
        return size
    }

    private static func share(
        of inner: CGSize, _ item: NSCollectionLayoutItem, _ count: Int, _ spacing: CGFloat, isWide: Bool
    ) -> CGSize {
        let own = item.layoutSize.size(in: inner)
        let gaps = spacing * CGFloat(count - 1)
        return isWide
            ? CGSize(width: max(0, (inner.width - gaps) / CGFloat(count)), height: own.height)
            : CGSize(width: own.width, height: max(0, (inner.height - gaps) / CGFloat(count)))
    }

    /// Gives what is left to the gaps between items.
    private mutating func spread(_ starts: [Int], by rest: CGFloat, isWide: Bool) {
        guard starts.count > 1, rest > 0 else { return }
        let gap = rest / CGFloat(starts.count - 1)
        for (number, start) in starts.enumerated() {
            for leaf in start..<(number + 1 < starts.count ? starts[number + 1] : leaves.count) {
                if isWide {
                    leaves[leaf].frame.origin.x += gap * CGFloat(number)
                } else {
                    leaves[leaf].frame.origin.y += gap * CGFloat(number)
                }
            }
        }
    }

    private struct Edges {
        var top, left, bottom, right: CGFloat

        @MainActor init(_ spacing: NSCollectionLayoutEdgeSpacing?) {
            (top, left) = (spacing?.top?.spacing ?? 0, spacing?.leading?.spacing ?? 0)
            (bottom, right) = (spacing?.bottom?.spacing ?? 0, spacing?.trailing?.spacing ?? 0)
        }
    }
}
