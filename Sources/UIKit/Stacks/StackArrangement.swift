/// The constraints by which a stack view arranges its views: the same that UIKit's stack views were seen to make.
///
/// Source: the constraints that UIKit's stack view makes, as printed and published by A. Grebenyuk ("Let's Build
/// UIStackView", 2017), and Apple's documentation of `UIStackView`.
@MainActor struct StackArrangement {
    let stack: UIStackView
    /// What the views fill: the stack view, or its margins.
    let canvas: any LayoutItem
    let visible: [UIView]
    /// One between each two visible views.
    let gaps: [UILayoutGuide]
    /// Reaches around all visible views across the axis.
    let spanner: UILayoutGuide
    let along: AxisAttributes
    let across: AxisAttributes

    var constraints: [StackConstraint] {
        guard !visible.isEmpty else { return emptyConstraints + hidingConstraints }
        return distributionConstraints + alignmentConstraints + hidingConstraints
    }

    /// A stack view that shows nothing needs no space.
    private var emptyConstraints: [StackConstraint] {
        [along.size, across.size].map {
            StackConstraint(.canvasFit, stack, vanishing: $0, at: .InStack.canvasFit)
        }
    }

    // MARK: Along the axis

    private var distributionConstraints: [StackConstraint] {
        connections + spacings + sizes
    }

    private var connections: [StackConstraint] {
        [
            StackConstraint(.canvasConnection, canvas, along.start, .equal, visible[0], along.start),
            StackConstraint(.canvasConnection, canvas, along.end, .equal, visible[visible.count - 1], along.end),
        ]
    }

    private var pairs: [(UIView, UIView)] { Array(zip(visible, visible.dropFirst())) }

    private var spacings: [StackConstraint] {
        let isLeast = [.equalSpacing, .equalCentering].contains(stack.distribution)
        return pairs.map { before, after in
            let (end, start) = edges(before, after)
            return StackConstraint(
                .spacing, after, start, isLeast ? .greaterThanOrEqual : .equal, before, end,
                plus: stack.spacing(after: before))
        }
    }

    /// What distances are measured between: the end of one view and the start of the next, or baselines where there
    /// are any.
    private func edges(
        _ before: UIView, _ after: UIView
    ) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
        guard stack.axis == .vertical, stack.isBaselineRelativeArrangement else { return (along.end, along.start) }
        let hasText = after.forFirstBaselineLayout.textBaselines(atWidth: nil) != nil
        return (.lastBaseline, hasText ? .firstBaseline : along.start)
    }

    private var sizes: [StackConstraint] {
        switch stack.distribution {
        case .fill: return textWidths
        case .fillEqually:
            return visible.dropFirst().map {
                StackConstraint(.fillEqually, $0, along.size, .equal, visible[0], along.size)
            }
        case .fillProportionally: return proportions
        case .equalSpacing: return distributing(edges, at: { _ in .required })
        case .equalCentering: return distributing(centers, at: centering)
        }
    }

    private func centers(
        _ before: UIView, _ after: UIView
    ) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) { (along.center, along.center) }

    private func centering(_ index: Int) -> UILayoutPriority {
        UILayoutPriority(max(1, UILayoutPriority.InStack.firstCentering - Float(index - 1)))
    }

    /// Gaps of equal length between places of neighboring views.
    private func distributing(
        _ places: (UIView, UIView) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute),
        at priority: (Int) -> UILayoutPriority
    ) -> [StackConstraint] {
        zip(gaps, pairs).enumerated().flatMap { index, gap -> [StackConstraint] in
            let (guide, (before, after)) = gap
            let (end, start) = places(before, after)
            let edges = [
                StackConstraint(.distributingEdge, guide, along.start, .equal, before, end),
                StackConstraint(.distributingEdge, guide, along.end, .equal, after, start),
            ]
            guard index > 0 else { return edges }
            return edges + [
                StackConstraint(.fillEqually, guide, along.size, .equal, gaps[0], along.size, at: priority(index))
            ]
        }
    }

    /// Each view's share of the whole, in which UIKit counts the spacings too, so that the last views make up for them;
    /// but not standard spacing, as stored frames show.
    private var proportions: [StackConstraint] {
        let lengths = visible.map(naturalLength)
        let spacings = pairs.map { stack.hasStandardSpacing(after: $0.0) ? 0 : stack.spacing(after: $0.0) }
        let total = lengths.reduce(0, +) + spacings.reduce(0, +)
        guard total > 0 else { return [] }
        return zip(visible, lengths).enumerated().compactMap { index, item in
            let (view, length) = item
            guard length > 0 else { return nil }
            return StackConstraint(
                .fillProportionally, view, along.size, .equal, stack, along.size, times: length / total,
                at: UILayoutPriority(max(1, UILayoutPriority.InStack.firstProportion - Float(index))))
        }
    }

    /// The length that a view's content asks for, or on Interface Builder's canvas the document in its place; that of its
    /// own constraints if the view itself does not know.
    private func naturalLength(of view: UIView) -> CGFloat {
        let own = along.length(view.viewState.designedSize ?? view.intrinsicContentSize)
        if own >= 0 { return own }
        return along.length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }

    /// Several texts that wrap would share the width in any way: UIKit wants them equally wide rather than to yield. A
    /// single one has what the others leave, as stored frames of three projects show.
    private var textWidths: [StackConstraint] {
        guard stack.axis == .horizontal else { return [] }
        let wrapping = visible.filter(\.holdsWrappingText)
        guard let first = wrapping.first else { return [] }
        return wrapping.dropFirst().map { view in
            let priority = view.contentCompressionResistancePriority(for: .horizontal).rawValue
            return StackConstraint(
                .textWidthDisambiguation, view, .width, .equal, first, .width,
                at: UILayoutPriority(min(999, priority + UILayoutPriority.InStack.aboveCompression)))
        }
    }
}

extension UIView {
    /// Whether the view wraps its text, or is a stack with a view that does: a row within a row shares its width like a
    /// label (three views of a document, and none of some nine hundred others against).
    fileprivate var holdsWrappingText: Bool {
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            if view.wrapsContent { return true }
            if let stack = view as? UIStackView { waiting += stack.arrangedSubviews.filter { !$0.isHidden } }
        }
        return false
    }
}
