/// A block of changes that has begun and not ended.
@MainActor final class AnimationBlock {
    private static var open: [AnimationBlock] = []

    private let name: String?
    private let context: UnsafeMutableRawPointer?
    /// The animation that ran when the block began.
    private let outer = ViewAnimation.current
    var duration = 0.2
    var delay = 0.0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    private lazy var completion = AnimationCompletion { hasFinished in self.tell(self.didStop, [hasFinished]) }

    private init(_ name: String?, _ context: UnsafeMutableRawPointer?) { (self.name, self.context) = (name, context) }

    static func begin(_ name: String?, _ context: UnsafeMutableRawPointer?) {
        let block = AnimationBlock(name, context)
        open.append(block)
        block.animate()
    }

    static func commit() {
        guard let block = open.popLast() else { return }
        ViewAnimation.resume(block.outer)
        block.tell(block.willStart, [])
        block.completion.close()
    }

    /// Settings count for the changes that follow them.
    static func set<Value>(_ setting: ReferenceWritableKeyPath<AnimationBlock, Value>, _ value: Value) {
        guard let block = open.last else { return }
        block[keyPath: setting] = value
        block.animate()
    }

    private func animate() {
        ViewAnimation.resume(outer)
        var options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        if autoreverses { options.insert(.autoreverse) }
        let animation = ViewAnimation(
            duration: duration, delay: delay, pace: .curve(options.timingFunction), options: options,
            completion: completion)
        animation.repeatCount = repeatCount
        ViewAnimation.resume(EventClock.driving != nil && ViewAnimation.areEnabled ? animation : nil)
    }

    private func tell(_ selector: Selector?, _ arguments: [Any?]) {
        guard let selector, let delegate else { return }
        SelectorDispatch.perform(selector, on: delegate, with: [name] + arguments + [context])
    }
}
