extension UIDynamicAnimator {
    /// Begins to move items, unless that is under way or there are none.
    func resume() {
        guard ticker == nil, !links.isEmpty else { return }
        steps = 0
        ticker = DynamicsTicker(after: clock) { [weak self] in self?.tick() }
        delegate?.dynamicAnimatorWillResume(self)
    }

    /// Stops moving items.
    func pause() {
        guard let ticker else { return }
        ticker.stop()
        self.ticker = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// A program that was held up goes on by no more than these steps at once, which is a fifteenth of a second.
    private static let mostSteps = 16

    /// Goes on to the present time: moves the items, tells of touches, and has the behaviors act.
    private func tick() {
        guard let ticker else { return }
        followReferenceBounds()
        bringUpToDate()
        guard isRunning else { return }
        for behavior in allBehaviors { (behavior as? UIPushBehavior)?.strike(in: self) }
        let due = Int((ticker.time / World.step + 0.01).rounded(.down))
        let count = min(max(due - steps, 0), Self.mostSteps)
        steps = due
        if count > 0 { step(count) }
        for id in orderedLinks.map({ ObjectIdentifier($0.item) }) { write(id) }
        layout?.invalidateLayout()
        tellTouches()
        for behavior in allBehaviors { behavior.action?() }
        if !isOutdated, !world.isAwake(links.values.map(\.number)) { pause() }
    }

    /// The world steps on a copy of its own: what a field's program asks meanwhile is answered as before the step, and what it
    /// changes is changed after it.
    private func step(_ count: Int) {
        isStepping = true
        var next = world
        let (plan, first) = (plan, steps - count)
        next.advance(steps: count) { number, body, step in
            plan.push(on: number, body, at: Double(first + step) * World.step)
        }
        world = next
        isStepping = false
        for edit in edits { edit(&world) }
        edits = []
        bringUpToDate()
    }

    /// Bounds that are a boundary may change at any time.
    private func followReferenceBounds() {
        guard !plan.referenceBounds.isNull, referenceBounds != plan.referenceBounds else { return }
        isOutdated = true
        for link in links.values { world.wake(link.number) }
    }

    /// Takes note before the item is set, because what watches the item may change the behaviors.
    private func write(_ id: ObjectIdentifier) {
        guard let link = links[id] else { return }
        let body = world.bodies[link.number]
        guard body.isMoved, !body.isAsleep || !link.isAt(body) else { return }
        links[id]?.note(body)
        link.write(body)
    }

    /// Tells the collision behaviors' delegates what began and ended to touch.
    private func tellTouches() {
        let events = world.takeTouches()
        guard !events.isEmpty else { return }
        let items = Dictionary(links.values.map { ($0.number, $0.item) }, uniquingKeysWith: { one, _ in one })
        let collisions = allBehaviors.compactMap { $0 as? UICollisionBehavior }
        for event in events {
            guard let behavior = collisions.first(where: { $0.number == event.pair.group }),
                behavior.dynamicAnimator === self, let item = items[event.pair.first]
            else { continue }
            switch event.pair.second {
            case .body(let number):
                if let other = items[number] { behavior.tell(event.change, item, other) }
            case .boundary(let boundary): behavior.tell(event.change, item, boundary: boundary)
            }
        }
    }
}
