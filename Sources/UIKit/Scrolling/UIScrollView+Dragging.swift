/// What a finger does with a scroll view.
struct ScrollDrag {
    /// How far it has come.
    enum Phase {
        case still, touched
        /// Touched while the content moved by itself.
        case caught
        case dragged, decelerating
    }

    var phase = Phase.still
    /// Where the content was when dragging began.
    var start = CGPoint.zero
    /// What the finger had moved before it counted.
    var slop = CGPoint.zero
    /// Where the content comes to rest that moves by itself.
    var target = CGPoint.zero
    /// The axes that the content moves along.
    var axes: Set<NSLayoutConstraint.Axis> = []
}

extension UIScrollView {
    // MARK: Along which axes

    /// Whether fingers move the content along an axis.
    package func scrolls(along axis: NSLayoutConstraint.Axis) -> Bool {
        let bouncesWhenShort =
            axis == .horizontal
            ? bouncesHorizontally && alwaysBounceHorizontal
            : bouncesVertically && (alwaysBounceVertical || refreshControl != nil)
        return bouncesWhenShort || scrollRange.isLong(along: axis)
    }

    /// Whether there is more content where a finger that goes some way along an axis brings it from.
    func hasMore(along axis: NSLayoutConstraint.Axis, against distance: CGFloat) -> Bool {
        let (first, last) = scrollRange.ends(along: axis)
        let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
        return distance < 0 ? offset < last : offset > first
    }

    // MARK: Dragging

    /// A finger stops what goes on by itself.
    func fingerDidTouch() {
        let isCaught = drag.phase == .decelerating
        if isCaught {
            scrolling?.stop()
            endDecelerating()
        }
        drag.phase = isCaught ? .caught : .touched
    }

    /// Content that was caught beyond its edges, or between two pages, goes back.
    func fingerDidLeave() {
        let target = drag.phase == .caught ? restingOffset(velocity: .zero) : contentOffset
        if drag.phase == .touched || drag.phase == .caught { drag.phase = .still }
        guard target != contentOffset, target.x.isFinite, target.y.isFinite else { return }
        drag.phase = .decelerating
        decelerate(to: target)
    }

    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDragging(pan)
            moveContent(with: pan)
        case .changed: moveContent(with: pan)
        case .ended: endDragging(pan.velocity(in: self))
        case .cancelled: endDragging(.zero)
        case .possible, .failed: break
        }
    }

    private func beginDragging(_ pan: UIPanGestureRecognizer) {
        stopScrollingAndZooming()
        let way = pan.translation(in: self)
        let length = way.distance(to: .zero)
        let share = length > 0 ? min(UIPanGestureRecognizer.slop / length, 1) : 0
        drag = ScrollDrag(
            phase: .dragged, start: contentOffset, slop: CGPoint(x: way.x * share, y: way.y * share),
            axes: axes(of: way))
        if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) { window?.endEditing(true) }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The axes that scroll; only one of them if that is to be kept to and the finger goes at least twice as far along it.
    private func axes(of way: CGPoint) -> Set<NSLayoutConstraint.Axis> {
        let able = Set([NSLayoutConstraint.Axis.horizontal, .vertical].filter(scrolls))
        guard isDirectionalLockEnabled, able.count == 2 else { return able }
        if abs(way.x) >= 2 * abs(way.y) { return [.horizontal] }
        return abs(way.y) >= 2 * abs(way.x) ? [.vertical] : able
    }

    private func moveContent(with pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: self)
        let wanted = CGPoint(
            x: drag.start.x - (drag.axes.contains(.horizontal) ? way.x - drag.slop.x : 0),
            y: drag.start.y - (drag.axes.contains(.vertical) ? way.y - drag.slop.y : 0))
        let offset = scrollRange.pulled(to: wanted, bounces: (bouncesHorizontally, bouncesVertically))
        contentOffset = CGPoint(
            x: drag.axes.contains(.horizontal) ? offset.x : contentOffset.x,
            y: drag.axes.contains(.vertical) ? offset.y : contentOffset.y)
        refreshControl?.contentWasPulled(in: self)
    }

    // MARK: Coming to rest

    private func endDragging(_ speed: CGPoint) {
        guard drag.phase == .dragged else { return }
        let velocity = CGPoint(
            x: drag.axes.contains(.horizontal) ? speed.x / -1000 : 0,
            y: drag.axes.contains(.vertical) ? speed.y / -1000 : 0)
        var target = restingOffset(velocity: velocity)
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        target = CGPoint(x: pixelGrid.round(target.x), y: pixelGrid.round(target.y))
        let goesOn = target != contentOffset && target.x.isFinite && target.y.isFinite
        drag.phase = goesOn ? .decelerating : .still
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard goesOn, drag.phase == .decelerating else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        guard drag.phase == .decelerating else { return }
        decelerate(to: target)
    }

    /// Where content that is let go of comes to rest, if the delegate does not decide otherwise.
    private func restingOffset(velocity: CGPoint) -> CGPoint {
        let range = scrollRange
        if isPagingEnabled { return range.page(from: contentOffset, velocity: velocity, along: drag.axes) }
        let way = Deceleration.way(of: velocity, rate: decelerationRate)
        let free = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
        return target(forProposed: range.nearest(to: free), velocity: velocity)
    }

    private func decelerate(to target: CGPoint) {
        drag.target = target
        let isBeyond = scrollRange.nearest(to: contentOffset) != contentOffset
        let course = Deceleration(
            from: contentOffset, to: target, rate: isPagingEnabled || isBeyond ? .fast : decelerationRate)
        scrolling = FrameTicker(duration: course.duration) { [weak self] share in
            self?.contentOffset = course.offset(after: share)
            if share >= 1 { self?.endDecelerating() }
        }
        guard scrolling == nil else { return }
        contentOffset = target
        endDecelerating()
    }

    /// Brings content that moves by itself to rest at its end, which has come nearer.
    func shortenDeceleration() {
        let end = scrollRange.nearest(to: drag.target)
        guard drag.phase == .decelerating, end != drag.target else { return }
        scrolling?.stop()
        decelerate(to: end)
    }

    func endDecelerating() {
        guard drag.phase == .decelerating else { return }
        drag.phase = .still
        delegate?.scrollViewDidEndDecelerating(self)
    }
}
