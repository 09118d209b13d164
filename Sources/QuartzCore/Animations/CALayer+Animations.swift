/// An animation as it was added to a layer.
struct AddedAnimation {
    let key: String
    let animation: CAAnimation
    /// Whether it is over and only still listed.
    var hasEnded = false
}

extension CALayer {
    /// Adds an animation, which is over after the end of the present transaction; its delegate is told on a later turn.
    ///
    /// One under the same key is taken away. It stays listed only if it is not `isRemovedOnCompletion`.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let name = key ?? "placard.\(ObjectIdentifier(anim))"
        removeAnimation(forKey: name)
        animations.append(AddedAnimation(key: name, animation: anim))
        CATransaction.tellLater { anim.delegate?.animationDidStart(anim) }
        CATransaction.atEnd { [weak self] in self?.end(anim, forKey: name) }
    }

    /// Takes an animation away; its delegate hears of it if it had not ended.
    public func removeAnimation(forKey key: String) {
        guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
        let added = animations.remove(at: index)
        guard !added.hasEnded else { return }
        CATransaction.tellLater { added.animation.delegate?.animationDidStop(added.animation, finished: false) }
    }

    /// Takes all animations away.
    public func removeAllAnimations() {
        for key in animations.map(\.key) { removeAnimation(forKey: key) }
    }

    /// The keys of the animations in the order in which they were added; nil if there are none.
    public func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }

    /// The animation that was added under a key.
    public func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    /// The layer as it shows at this moment: itself, because no time passes within an image.
    public func presentation() -> Self? { self }

    /// The layer whose values `presentation()` shows: itself.
    public func model() -> Self { self }

    private func end(_ anim: CAAnimation, forKey key: String) {
        guard let index = animations.firstIndex(where: { $0.key == key && $0.animation === anim }) else { return }
        if anim.isRemovedOnCompletion {
            animations.remove(at: index)
        } else {
            animations[index].hasEnded = true
        }
        anim.delegate?.animationDidStop(anim, finished: true)
    }
}
