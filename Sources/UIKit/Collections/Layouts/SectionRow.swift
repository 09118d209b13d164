/// A row of groups that scrolls by itself, across its collection.
struct SectionRow {
    /// What of the collection it takes, in the collection's coordinates.
    var frame: CGRect
    /// How long all groups are, in points.
    var length: CGFloat
    /// What is left free at both ends, so that the first and the last group can stand in the middle.
    var margin: CGFloat
    /// How far the row is scrolled, in points from where reading begins.
    var offset: CGFloat
    /// Where a group begins and ends, before the row is scrolled.
    var group: (Int) -> (start: CGFloat, width: CGFloat)
    /// The group of an item.
    var groupOfItem: (Int) -> Int
    /// Whether rows come to rest with a group in the middle, or at the beginning.
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// The nearest offset at which the row shows nothing beyond its ends.
    func clamped(_ offset: CGFloat) -> CGFloat {
        max(-margin, min(offset, length - frame.width + margin))
    }

    /// The offset at which a row comes to rest that a finger has let go of: as far as it was thrown, at the group there, or one
    /// group on, as it behaves.
    ///
    /// - Parameters:
    ///   - proposed: Where it would come to rest by itself.
    ///   - velocity: Of the content, in points a millisecond.
    func rest(from offset: CGFloat, proposed: CGFloat, velocity: CGFloat) -> CGFloat {
        func nearest(to offset: CGFloat) -> CGFloat? { stops.min { abs($0 - offset) < abs($1 - offset) } }
        switch behavior {
        case .none, .continuous, .paging: return proposed
        case .continuousGroupLeadingBoundary: return nearest(to: proposed) ?? proposed
        case .groupPaging, .groupPagingCentered:
            guard abs(velocity) >= ScrollRange.leastThrow else { return nearest(to: offset) ?? proposed }
            let next = velocity > 0 ? stops.first { $0 > offset } : stops.last { $0 < offset }
            return next ?? nearest(to: proposed) ?? proposed
        }
    }

    /// The offsets at which a group stands where groups are to stand.
    private var stops: [CGFloat] {
        var stops: [CGFloat] = []
        var (number, last) = (0, -CGFloat.infinity)
        while case (let start, let width) = group(number), start > last, start < length {
            stops.append(clamped(behavior == .groupPagingCentered ? start + (width - frame.width) / 2 : start))
            (number, last) = (number + 1, start)
        }
        return stops
    }

    /// The offset at which a group stands as asked for: at the beginning or end of reading, or in the middle; wherever it is
    /// whole in sight already it stays without a wish.
    func offset(
        showing item: Int, _ position: UICollectionView.ScrollPosition, isMirrored: Bool
    ) -> CGFloat {
        let (start, width) = group(groupOfItem(item))
        let (first, last): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
            isMirrored ? (.right, .left) : (.left, .right)
        if behavior == .groupPagingCentered || position.contains(.centeredHorizontally) {
            return clamped(start + width / 2 - frame.width / 2)
        }
        if position.contains(last) { return clamped(start + width - frame.width) }
        if position.contains(first) || behavior != .continuous { return clamped(start) }
        return clamped(min(max(offset, start + width - frame.width), start))
    }
}

/// Scrolls the row of a section.
final class SectionScroller: UIScrollView {
    /// Called when the content was moved, with the offset from where reading begins.
    var onScroll: ((CGFloat) -> Void)?
    private var isPlacing = false
    private var row: SectionRow?

    /// Takes the place, size and offset of a row.
    func place(_ row: SectionRow, isMirrored: Bool) {
        isPlacing = true
        defer { isPlacing = false }
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        isPagingEnabled = row.behavior == .paging
        self.row = row
        contentInsetAdjustmentBehavior = .never
        frame = row.frame
        contentSize = CGSize(width: row.length, height: row.frame.height)
        contentInset = UIEdgeInsets(top: 0, left: row.margin, bottom: 0, right: row.margin)
        self.isMirrored = isMirrored
        contentOffset = CGPoint(x: physical(row.offset), y: 0)
    }

    private var isMirrored = false

    /// The way from the left for one from where reading begins, and back.
    func physical(_ offset: CGFloat) -> CGFloat {
        isMirrored ? contentSize.width - bounds.width - offset : offset
    }

    override func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let row else { return offset }
        let rest = row.rest(
            from: physical(contentOffset.x), proposed: physical(offset.x),
            velocity: isMirrored ? -velocity.x : velocity.x)
        return CGPoint(x: physical(rest), y: offset.y)
    }

    override func didScroll() {
        super.didScroll()
        if !isPlacing { onScroll?(physical(contentOffset.x)) }
    }
}
