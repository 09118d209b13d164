extension UIDynamicAnimator {
    // MARK: What has changed

    /// Takes note that a behavior is another one, and goes on; the world hears of it before its next step.
    func behaviorsDidChange() {
        isOutdated = true
        guard !isStepping else { return }
        if behaviors.contains(where: \.hasItems) { resume() } else { bringUpToDate() }
    }

    /// Takes new items as they are now, also those that were taken away a moment ago.
    func didGain(_ items: [any UIDynamicItem]) {
        if !isStepping {
            if mayHaveLostItems { bringUpToDate() }
            for item in items { link(item) }
        }
        behaviorsDidChange()
    }

    func didLoseItems() {
        mayHaveLostItems = true
        behaviorsDidChange()
    }

    /// Has the world know the behaviors as they are; not within a step, after which it is done.
    func bringUpToDate() {
        guard isOutdated, !isStepping else { return }
        (isOutdated, mayHaveLostItems) = (false, false)
        let all = allBehaviors
        linkItems(of: all)
        makePlan(of: all)
        bringWorldUpToDate(all)
        for behavior in all { behavior.bodiesAreReady(in: self) }
        if links.isEmpty { pause() }
    }

    /// Changes the world, at once or after the present step.
    func edit(_ change: @escaping (inout World) -> Void) {
        if isStepping { edits.append(change) } else { change(&world) }
    }

    /// The body of an item of any behavior; nil for others.
    func body(of item: any UIDynamicItem) -> Body? {
        bringUpToDate()
        return links[ObjectIdentifier(item)].map { world.bodies[$0.number] }
    }

    // MARK: Items

    /// Gives a body to each item of the behaviors, and takes those away of others.
    private func linkItems(of behaviors: [UIDynamicBehavior]) {
        var wanted = Set<ObjectIdentifier>()
        for item in behaviors.flatMap(\.involvedItems) where wanted.insert(ObjectIdentifier(item)).inserted {
            link(item)
        }
        for (id, link) in links where !wanted.contains(id) {
            world.removeBody(link.number)
            links[id] = nil
        }
    }

    private func link(_ item: any UIDynamicItem) {
        guard links[ObjectIdentifier(item)] == nil else { return }
        itemCount += 1
        let body = item.body
        links[ObjectIdentifier(item)] = DynamicItemLink(
            item, number: world.add(body), order: itemCount, body: body)
    }

    // MARK: World

    private func makePlan(of behaviors: [UIDynamicBehavior]) {
        let needsBounds = behaviors.contains {
            ($0 as? UICollisionBehavior)?.translatesReferenceBoundsIntoBoundary ?? false
        }
        plan = DynamicsPlan(
            numbers: links.mapValues(\.number), referenceBounds: needsBounds ? referenceBounds : .null)
        for behavior in behaviors { behavior.contribute(to: &plan, world.bodies) }
    }

    private func bringWorldUpToDate(_ behaviors: [UIDynamicBehavior]) {
        for link in links.values {
            let (material, freedom) = (plan.materials[link.number], plan.freedoms[link.number])
            setMaterial(material ?? Material(), freedom ?? .free, of: link.number)
        }
        for id in world.groups.keys where plan.groups[id] == nil { world.removeGroup(id) }
        for (id, group) in plan.groups { world.groups[id] = group }
        bringJointsUpToDate()
        for behavior in behaviors where known[behavior.number] != behavior.revision { wakeItems(of: behavior) }
        let gone = Set(known.keys).subtracting(behaviors.map(\.number))
        if !gone.isEmpty { for link in links.values { world.wake(link.number) } }
        known = Dictionary(behaviors.map { ($0.number, $0.revision) }, uniquingKeysWith: { one, _ in one })
    }

    private func setMaterial(_ material: Material, _ freedom: Body.Freedom, of number: Int) {
        let body = world.bodies[number]
        guard body.material != material || body.freedom != freedom else { return }
        world.change(number) { ($0.material, $0.freedom) = (material, freedom) }
    }

    private func bringJointsUpToDate() {
        let wanted = Set(plan.joints.map(\.id))
        for id in world.joints.keys where !wanted.contains(id) { world.setJoint(nil, for: id) }
        for (id, behavior) in plan.joints where world.joints[id] == nil || known[id] != behavior.revision {
            guard var joint = world.joints[id] ?? behavior.makeJoint(plan, world.bodies) else { continue }
            behavior.update(&joint)
            world.setJoint(joint, for: id)
        }
    }

    private func wakeItems(of behavior: UIDynamicBehavior) {
        for item in behavior.involvedItems {
            if let number = plan.number(of: item) { world.wake(number) }
        }
    }

    /// What `translatesReferenceBoundsIntoBoundary` makes a boundary of.
    var referenceBounds: CGRect {
        if let referenceView { return referenceView.bounds }
        return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } ?? .null
    }
}
