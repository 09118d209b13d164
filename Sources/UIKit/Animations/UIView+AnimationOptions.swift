extension UIView {
    /// How an animation runs. Source: Apple's documentation of `UIView.AnimationOptions`.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation starts from what shows now.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// It never ends.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// It runs backwards after each turn.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// It has a duration of its own within another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// It has a pace of its own within another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Views are drawn anew for each image.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition shows and hides views in place of adding and removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// It takes nothing over from an animation around it.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at first and at last.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same pace all the way.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A transition that turns the view about its height, from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition that turns the view about its height, from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition like a page that is turned up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition like a page that is turned down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition that fades from one image to the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition that turns the view about its width, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition that turns the view about its width, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// As many images a second as the display shows. Stored; no effect.
        public static let preferredFramesPerSecondDefault = AnimationOptions([])
        /// 60 images a second. Stored; no effect.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// 30 images a second. Stored; no effect.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }

    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    /// How an animation in steps runs.
    ///
    /// The bits are `AnimationOptions`' but for the modes; those of a curve, by which programs say how the time of the whole
    /// passes, are understood.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out within the animation. Stored; no effect.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views take touches meanwhile, as they do here in any case.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins at what shows now, as all animations do here.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// It never ends.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// It runs backwards after each turn.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The duration of an animation around does not count.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// The options of an animation around do not count. Stored; no effect.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// The pace is linear between the steps, whatever the mode.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// There is nothing between the steps.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// The pace is the same all the way.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// The way between the steps is a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve at the same pace all the way.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
