import PlacardSpecimens

/// Labels and controls that share space, wherever in a tree they lie; grounds and pictures may lie below them, and what an
/// opaque view covers is not seen. Lines of text may overlap as long as their letters do not, and so may what lies outside of
/// controls' alignment rectangles, such as shadows.
@MainActor struct OverlapCheck {
    /// Two views that share space.
    struct Overlap {
        /// What is drawn first.
        var lower: UIView
        var upper: UIView
        /// In the root's coordinates.
        var shared: CGRect
    }

    /// What is seen of a view, in the root's coordinates.
    private struct Shown {
        let view: UIView
        /// A label's lines, a control's ground.
        let rect: CGRect
        /// The same for controls; of labels the letters.
        let ink: CGRect
    }

    private(set) var overlaps: [Overlap] = []
    private let root: UIView
    /// From back to front.
    private var shown: [Shown] = []
    /// The most views that are looked at, and how deep.
    private static let (most, levels) = (2_000, 200)

    init(_ root: UIView) {
        self.root = root
        collect(root, visible: .infinite, levels: Self.levels)
        find()
        leaveParts()
    }

    /// Leaves an overlap of what lies in a control to the control, where that overlaps the same itself.
    private mutating func leaveParts() {
        let pairs = Set(overlaps.map { Pair($0.lower, $0.upper) })
        overlaps.removeAll { overlap in
            let holders = (
                Self.holders(of: overlap.lower, besides: overlap.upper),
                Self.holders(of: overlap.upper, besides: overlap.lower)
            )
            return holders.0.contains { lower in
                holders.1.contains { upper in
                    (lower !== overlap.lower || upper !== overlap.upper) && pairs.contains(Pair(lower, upper))
                }
            }
        }
    }

    /// Two views, whichever lies above.
    private struct Pair: Hashable {
        private let views: Set<ObjectIdentifier>
        init(_ one: UIView, _ other: UIView) { views = [ObjectIdentifier(one), ObjectIdentifier(other)] }
    }

    /// A view and the controls that it lies in, which do not hold another one.
    private static func holders(of view: UIView, besides other: UIView) -> [UIView] {
        let above = sequence(first: view) { $0.superview }.dropFirst()
        return [view] + above.filter { $0 is UIControl && !other.isDescendant(of: $0) }
    }

    private mutating func collect(_ view: UIView, visible: CGRect, levels: Int) {
        guard levels > 0, shown.count < Self.most, !view.isHidden, view.alpha > 0.01 else { return }
        let frame = view.convert(view.bounds, to: root)
        if let place = Self.place(of: view) {
            let (rect, ink) = (convert(place.rect, of: view, visible), convert(place.ink, of: view, visible))
            if !rect.isEmpty { shown.append(Shown(view: view, rect: rect, ink: ink)) }
        }
        let inner = view.clipsToBounds ? visible.intersection(frame) : visible
        for subview in view.subviews { collect(subview, visible: inner, levels: levels - 1) }
    }

    private func convert(_ rect: CGRect, of view: UIView, _ visible: CGRect) -> CGRect {
        view.convert(rect, to: root).intersection(visible)
    }

    /// Where a label or a control shows something, in its own coordinates: a label its text, a button its ground. A button
    /// without one shows its title, which is a label; without that it only takes touches.
    private static func place(of view: UIView) -> (rect: CGRect, ink: CGRect)? {
        if let button = view as? UIButton {
            let hasGround =
                (button.backgroundColor?.cgColor.alpha ?? 0) > 0.01 || button.currentBackgroundImage != nil
            guard hasGround || button.configuration != nil else { return nil }
        }
        guard let label = view as? UILabel else {
            let rect = view.alignmentRect(forFrame: view.bounds)
            return view is UIControl ? (rect, rect) : nil
        }
        guard let text = label.text, !text.isEmpty, let ink = label.inkRect(in: label.bounds) else { return nil }
        var rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        rect.origin.y = label.bounds.midY - rect.height / 2
        return (rect.intersection(label.bounds), ink.intersection(label.bounds))
    }

    private mutating func find() {
        let order = shown.indices.sorted { (shown[$0].rect.minY, $0) < (shown[$1].rect.minY, $1) }
        for (place, first) in order.enumerated() {
            for second in order[(place + 1)...] {
                guard shown[second].rect.minY < shown[first].rect.maxY - 0.5 else { break }
                compare(shown[min(first, second)], shown[max(first, second)])
            }
        }
    }

    private mutating func compare(_ lower: Shown, _ upper: Shown) {
        let shared = lower.rect.intersection(upper.rect)
        guard [shared, lower.ink.intersection(upper.ink)].allSatisfy({ $0.width > 0.5 && $0.height > 0.5 }),
            !upper.view.isDescendant(of: lower.view), !isCovered(shared, below: upper.view, upTo: lower.view),
            !Self.scrolls(lower.view, below: upper.view)
        else { return }
        overlaps.append(Overlap(lower: lower.view, upper: upper.view, shared: shared))
    }

    /// Whether the lower view is content that scrolls below a bar, which the upper one stands in.
    private static func scrolls(_ lower: UIView, below upper: UIView) -> Bool {
        func isWithin(_ view: UIView, _ isHolder: (UIView) -> Bool) -> Bool {
            sequence(first: view) { $0.superview }.contains(where: isHolder)
        }
        return isWithin(upper) { $0 is BarView }
            && isWithin(lower) { $0 is UIScrollView && !upper.isDescendant(of: $0) }
    }

    /// Whether the upper view, or one that holds it and not the lower one, hides what lies below some space.
    private func isCovered(_ space: CGRect, below upper: UIView, upTo lower: UIView) -> Bool {
        var view: UIView? = upper.superview
        while let cover = view, !lower.isDescendant(of: cover) {
            let isOpaque = (cover.backgroundColor?.cgColor.alpha ?? 0) > 0.99 && cover.alpha > 0.99
            if isOpaque, cover.convert(cover.bounds, to: root).contains(space) { return true }
            view = cover.superview
        }
        return false
    }
}
