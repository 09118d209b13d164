import PlacardUIFoundation

/// An animation as it was added to a layer.
struct AddedAnimation {
    let key: String
    let animation: CAAnimation
    /// In the layer's time, with the moment when it was added as its beginning if it has no other.
    var timing = MediaTiming()
    /// The time that the animation runs in, if that is not the layer's.
    var timeline: AnimationTimeline?
    /// Whether it is over and only still listed.
    var hasEnded = false
    /// Those who wait for the end.
    var completions: [AnimationCompletion] = []
    /// What goes off at the end.
    var alarm: EventClock.Alarm?
    /// What showed before the change that added the animation, for one without values of its own.
    var before: AnimatableValue?
}

extension CALayer {
    /// Adds an animation whose end someone waits for, and perhaps one that runs in a time of its own, which ends by
    /// `endAnimations(on:)`.
    package func add(
        _ anim: CAAnimation, forKey key: String?, on timeline: AnimationTimeline?,
        for completion: AnimationCompletion?
    ) {
        let anim = anim.copied()
        let name = anim is CATransition ? kCATransition : key ?? freeKey
        removeAnimation(forKey: name)
        var added = AddedAnimation(key: name, animation: anim, timeline: timeline)
        added.completions = [completion].compactMap { $0 } + CATransaction.completions
        for completion in added.completions { completion.enter() }
        CATransaction.tellLater { anim.delegate?.animationDidStart(anim) }
        guard let clock = EventClock.driving else {
            animations.append(added)
            CATransaction.atEnd { [weak self] in self?.end(anim, forKey: name) }
            return
        }
        added.timing = MediaTiming(anim)
        if added.timing.duration == 0 { added.timing.duration = CATransaction.animationDuration() }
        if added.timing.beginTime == 0 { added.timing.beginTime = time(for: added, at: clock.now) }
        (anim as? CATransition)?.captureOld(of: self, at: clock.now)
        animations.append(added)
        awaitEnd(of: anim, forKey: name, on: clock)
    }

    /// The last change of a view's property that runs on the layer, by itself or in a group; nil if there is none.
    package func lastChange(of keyPath: String) -> ViewPropertyAnimation? {
        for added in animations.reversed() {
            for animation in (added.animation as? CAAnimationGroup)?.animations ?? [added.animation] {
                if let change = animation as? ViewPropertyAnimation, change.keyPath == keyPath { return change }
            }
        }
        return nil
    }

    /// A name under which no animation runs: the one given, or that with the next number from 2 on.
    package func freeAnimationKey(_ name: String) -> String {
        guard isTaken(name) else { return name }
        let last = animations.last { $0.key.hasPrefix(name + "-") }.flatMap {
            Int32($0.key.dropFirst(name.count + 1))
        }.map(Int.init)
        var number = max(2, (last ?? 1) + 1)
        while isTaken("\(name)-\(number)") { number += 1 }
        return "\(name)-\(number)"
    }

    private func isTaken(_ key: String) -> Bool {
        animations.withUnsafeBufferPointer { added in
            for place in added.indices where added[place].key == key { return true }
            return false
        }
    }

    /// What an animation without a key is listed by.
    private var freeKey: String {
        let taken = Set(animations.map(\.key))
        return (1...).lazy.map { "placard.\($0)" }.first { !taken.contains($0) } ?? ""
    }

    func endAnimation(forKey key: String) {
        guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
        let added = animations.remove(at: index)
        added.alarm?.stop()
        guard !added.hasEnded else { return }
        for completion in added.completions { completion.leave(finished: false) }
        CATransaction.tellLater { added.animation.delegate?.animationDidStop(added.animation, finished: false) }
    }

    /// Tells those who wait for animations that these have gone with their layer.
    func animationsGo() {
        nonisolated(unsafe) let running = animations.filter { !$0.hasEnded }
        guard !running.isEmpty else { return }
        guard !Thread.isOnMainActor, EventClock.driving == nil else { return Self.tellOfGoing(running) }
        DispatchQueue.main.async { Self.tellOfGoing(running) }
    }

    private static func tellOfGoing(_ running: [AddedAnimation]) {
        for added in running {
            added.alarm?.stop()
            for completion in added.completions { completion.leave(finished: false) }
            CATransaction.tellLater { added.animation.delegate?.animationDidStop(added.animation, finished: false) }
        }
    }

    func addedKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }

    func addedAnimation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    // MARK: - Ends

    /// Where an animation is listed that has not been replaced by another under its key.
    private func index(of anim: CAAnimation, forKey key: String) -> Int? {
        animations.firstIndex { $0.key == key && $0.animation === anim }
    }

    /// Waits until the animation should be over; if time ran otherwise meanwhile, waits on.
    private func awaitEnd(of anim: CAAnimation, forKey key: String, on clock: EventClock) {
        guard let index = index(of: anim, forKey: key),
            let left = secondsLeft(of: animations[index], on: clock)
        else { return }
        nonisolated(unsafe) let layer = Weak(self)
        nonisolated(unsafe) let animation = anim
        animations[index].alarm = clock.schedule(after: max(left, CATransaction.shortestDelay)) { [weak clock] in
            guard let clock else { return }
            layer.object?.endIfDue(animation, forKey: key, on: clock)
        }
    }

    private func endIfDue(_ anim: CAAnimation, forKey key: String, on clock: EventClock) {
        guard let index = index(of: anim, forKey: key) else { return }
        let tolerance = 1e-9
        if let left = secondsLeft(of: animations[index], on: clock), left <= tolerance {
            CATransaction.telling { end(anim, forKey: key) }
        } else {
            awaitEnd(of: anim, forKey: key, on: clock)
        }
    }

    /// The clock's seconds until an animation is over; nil while its time stands still, or if it has no end of its own.
    private func secondsLeft(of added: AddedAnimation, on clock: EventClock) -> Double? {
        guard added.timeline == nil, clockRate > 0, added.timing.end.isFinite else { return nil }
        return (added.timing.end - unturnedTime(at: clock.now)) / clockRate
    }

    /// Reckons anew when animations of the layer and of those upon it end, after its time was made to run otherwise.
    func timeDidChange() {
        guard let clock = EventClock.driving else { return }
        var waiting = [self]
        while let layer = waiting.popLast() {
            for added in layer.animations where !added.hasEnded {
                added.alarm?.stop()
                layer.awaitEnd(of: added.animation, forKey: added.key, on: clock)
            }
            waiting += layer.children + (layer.mask.map { [$0] } ?? [])
        }
    }

    /// Ends the animations that run in a time of their own.
    package func endAnimations(on timeline: AnimationTimeline) {
        for added in animations where added.timeline === timeline { end(added.animation, forKey: added.key) }
    }

    /// Takes the animations of the layer and of all upon it away that would not stay after their ends either.
    package func removeAnimationsInTree() {
        var waiting = [self]
        while let layer = waiting.popLast() {
            for added in layer.animations where added.animation.isRemovedOnCompletion {
                layer.removeAnimation(forKey: added.key)
            }
            waiting += layer.children + (layer.mask.map { [$0] } ?? [])
        }
    }

    private func end(_ anim: CAAnimation, forKey key: String) {
        guard let index = index(of: anim, forKey: key), !animations[index].hasEnded else { return }
        let completions = animations[index].completions
        if anim.isRemovedOnCompletion {
            animations.remove(at: index)
        } else {
            animations[index].hasEnded = true
        }
        anim.delegate?.animationDidStop(anim, finished: true)
        for completion in completions { completion.leave(finished: true) }
    }
}
