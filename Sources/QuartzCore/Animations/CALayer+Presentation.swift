import Foundation

extension CALayer {
    /// What `presentation()` gives: an object of the layer's class.
    func shownLayer() -> CALayer {
        guard let clock = EventClock.driving, !animations.isEmpty, !isPresenting else { return self }
        let presented = present(at: localTime(at: clock.now), clock.now)
        defer { presented.restore() }
        let copy = type(of: self).init()
        giveLook(to: copy)
        for added in animations {
            for property in added.animation.properties(of: self) where property.isKept { property.record(self)(copy) }
        }
        copy.origin = self
        return copy
    }

    /// Gives another layer the properties that animations change, the contents and what was set by keys.
    func giveLook(to copy: CALayer) {
        copy.isPresenting = true
        for key in AnimatableProperty.keys(of: copy) { AnimatableProperty.named(key, on: self)?.record(self)(copy) }
        copy.contentsScale = contentsScale
        copy.keyedValues = keyedValues
        copy.isPresenting = false
    }

    // MARK: - Drawing

    /// Calls something while the layer and all upon it have the values of the moment at which the clock stands.
    func presenting(_ body: () -> Void) {
        guard let clock = EventClock.driving, !isPresenting else { return body() }
        let presented = presentAll(at: superlayer?.localTime(at: clock.now) ?? clock.now, clock.now)
        defer { for layer in presented.reversed() { layer.restore() } }
        body()
    }

    /// A layer that has the values of a moment.
    struct Presented {
        let layer: CALayer
        /// What gives it those that it had before.
        let values: [(CALayer) -> Void]

        func restore() {
            for value in values { value(layer) }
            for added in layer.animations { (added.animation as? CATransition)?.progress = nil }
            layer.isPresenting = false
        }
    }

    /// Gives the layer and all upon it the values of a moment; layers that do that themselves for each of several
    /// copies are left out.
    ///
    /// - Parameters:
    ///   - parentTime: The time of what the layer lies upon.
    ///   - clockTime: The clock's, for animations on timelines of their own.
    func presentAll(at parentTime: Double, _ clockTime: Double) -> [Presented] {
        var presented: [Presented] = []
        var waiting = [(self, parentTime)]
        while let (layer, parentTime) = waiting.popLast() {
            let time = layer.timing?.presentedTime(at: parentTime) ?? parentTime
            if !layer.animations.isEmpty, !layer.isPresenting {
                presented.append(layer.present(at: time, clockTime))
            }
            if let replicator = layer as? CAReplicatorLayer, replicator.instanceDelay != 0 { continue }
            for child in layer.children { waiting.append((child, time)) }
            if let mask = layer.mask { waiting.append((mask, time)) }
        }
        return presented
    }

    /// Draws what is due before the values of a moment are taken: code that draws may add animations, which show from their
    /// beginning.
    func drawAllForAnimations() {
        var waiting = [self]
        while let layer = waiting.popLast() {
            guard !layer.isHidden else { continue }
            layer.drawForAnimations()
            waiting += layer.children + (layer.mask.map { [$0] } ?? [])
        }
    }

    /// Draws what is due at the layer's own size: an animation of the size stretches the image, as on iOS. What animations
    /// of a program's own keys show is drawn with their values instead.
    private func drawForAnimations() {
        guard isDisplayDue, !isHidden,
            !animations.contains(where: { $0.animation.properties(of: self).contains(where: \.isKept) })
        else { return }
        displayIfNeeded()
    }

    /// Gives the layer the values of its animations.
    private func present(at time: Double, _ clockTime: Double) -> Presented {
        isPresenting = true
        let values = animations.flatMap { $0.animation.properties(of: self).map { $0.record(self) } }
        for added in animations { added.animation.prepare(for: self) }
        for added in animations {
            guard let moment = added.timing.moment(at: added.timeline?.time(at: clockTime) ?? time) else { continue }
            (added.animation as? CABasicAnimation)?.before = added.before
            added.animation.show(moment, on: self, duration: added.timing.duration)
        }
        return Presented(layer: self, values: values)
    }

    /// Takes the value of a property down, and returns what sets it again, on this layer or on another.
    package func recordProperty(_ key: String, for other: CALayer? = nil) -> () -> Void {
        guard let record = AnimatableProperty.named(key, on: self)?.record(self) else { return {} }
        return { [weak target = other ?? self] in if let target { record(target) } }
    }

    // MARK: - Changes that animate

    /// Called before a property is set: asks what is to be done if it changes, and does it.
    ///
    /// - Parameter isChange: Whether the new value is another than the present one; asked only where a clock drives the
    ///   code.
    func willChange(_ key: String, if isChange: @autoclosure () -> Bool = true) {
        guard EventClock.driving != nil, !isPresenting, isChange(), !CATransaction.disableActions() else { return }
        guard let action = action(forKey: key), !(action is NSNull) else { return }
        let readsPresentValue = (action as? any ChangeAction)?.readsPresentValue ?? true
        guard let animation = action as? CABasicAnimation, !animation.hasValues, readsPresentValue else {
            return action.run(forKey: key, object: self, arguments: nil)
        }
        let before = AnimatableProperty.named(animation.keyPath ?? key, on: self)?.get(presentation() ?? self)
        action.run(forKey: key, object: self, arguments: nil)
        // The layer keeps a copy.
        let added = animations.lastIndex { ($0.animation as? CABasicAnimation)?.hasValues == false && $0.key == key }
        if let added { animations[added].before = before }
    }

    /// The animation that a layer without an owner starts when a property changes: from the value that shows now.
    ///
    /// What has just come upon the screen, by itself or with a layer that it lies upon, has not been seen with its old value.
    /// Paths change at once ("does not support implicit animation", Apple's documentation of `CAShapeLayer.path` and
    /// `CALayer.shadowPath`).
    func implicitAnimation(forKey key: String) -> (any CAAction)? {
        guard owner == nil, superlayer != nil, key != "path", key != "shadowPath", let clock = EventClock.driving,
            !wasInserted(at: clock.now),
            let value = AnimatableProperty.named(key, on: self)?.get(presentation() ?? self)
        else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = value
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Whether the layer, or one that it lies upon, was laid upon another at a time, or is just being put into its first place there.
    private func wasInserted(at time: Double) -> Bool {
        sequence(first: self, next: \.superlayer).contains { layer in
            (layer.insertion.time ?? -.infinity) >= time || layer.isBeingPlaced
        }
    }

    private var isBeingPlaced: Bool {
        guard let superlayer, superlayer.isLayingOut else { return false }
        return insertion.layouts == superlayer.layouts
    }
}

/// An animation without values that may do more, or other, than to be added to the layer whose property changes.
package protocol ChangeAction: CABasicAnimation {
    /// Whether it is to go on from what shows before the change, which costs a look at all animations of the layer.
    var readsPresentValue: Bool { get }
}
