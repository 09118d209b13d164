extension UIView {
    /// Begins to change views over some time, as code from before closures does: what changes until the matching
    /// `commitAnimations()` shows by and by.
    ///
    /// - Parameters:
    ///   - animationID: Handed to the delegate's methods.
    ///   - context: Handed to the delegate's methods.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin(animationID, context)
    }
    /// Ends what `beginAnimations(_:context:)` began; nothing happens without it.
    public class func commitAnimations() { AnimationBlock.commit() }

    /// How long the changes that follow in the block take, in seconds; 0.2 unless set.
    public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.set(\.duration, duration) }
    /// How long the changes that follow in the block wait, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.set(\.delay, delay) }
    /// The pace of the changes that follow in the block.
    public class func setAnimationCurve(_ curve: AnimationCurve) { AnimationBlock.set(\.curve, curve) }
    /// How often the changes that follow in the block are repeated.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { AnimationBlock.set(\.repeatCount, repeatCount) }
    /// Whether the changes that follow in the block go back again.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.set(\.autoreverses, repeatAutoreverses)
    }
    /// Whether the changes that follow begin where earlier ones are; they always do. No effect.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// The object whose methods are called.
    public class func setAnimationDelegate(_ delegate: Any?) {
        AnimationBlock.set(\.delegate, delegate.map { $0 as AnyObject })
    }
    /// What the delegate does before the block's changes: it gets the block's name and context.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.set(\.willStart, selector) }
    /// What the delegate does at the end: it gets the block's name, whether it came to the end, and the context.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.set(\.didStop, selector) }
}

/// A block of changes that has begun and not ended.
@MainActor private final class AnimationBlock {
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
