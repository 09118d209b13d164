/// Recognizes fingers that scroll: those drawn along a way that the scroll view moves its content, unless another one lies
/// nearer to the finger and has more to show there.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var beginning: Double?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if beginning == nil {
            beginning = event.timestamp
            scrollView?.fingerDidTouch()
        }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        beginning = nil
        scrollView?.fingerDidLeave()
    }

    override var isFarEnough: Bool { taker === view }

    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// The scroll view that the finger moves.
    ///
    /// Fingers do not move straight: the axis that they mostly go along comes first.
    private var taker: UIScrollView? {
        let way = translation(in: nil)
        let ways = [(NSLayoutConstraint.Axis.horizontal, way.x), (.vertical, way.y)]
            .filter { abs($0.1) >= Self.slop }.sorted { abs($0.1) > abs($1.1) }
        let candidates = candidates
        return ways.lazy.compactMap { axis, distance in
            let able = candidates.filter { $0.scrolls(along: axis) }
            return able.first { $0.hasMore(along: axis, against: distance) } ?? able.first
        }.first
    }

    /// The scroll views that may still take the finger, the innermost first.
    private var candidates: [UIScrollView] {
        let touched = activeTouches.first?.view
        return sequence(first: touched, next: { $0?.superview }).prefix { $0 != nil }
            .compactMap { $0 as? UIScrollView }
            .filter { view in
                let pan = view.panGestureRecognizer
                return pan.isEnabled && pan.state == .possible && takesFinger(view, from: touched)
            }
    }

    /// Whether a scroll view takes the finger away from the view that it came down on.
    private func takesFinger(_ scrollView: UIScrollView, from touched: UIView?) -> Bool {
        guard let touched, touched !== scrollView else { return true }
        let age = (lastEvent?.timestamp ?? 0) - (beginning ?? 0)
        if scrollView.delaysContentTouches, age < Self.delay { return true }
        return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: touched)
    }

    /// How long a finger that comes down may still turn out to scroll, whatever it lies on, in seconds; as programmers have
    /// measured UIKit's.
    private static let delay = 0.15
}
