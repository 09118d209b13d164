extension UIView.KeyframeAnimationOptions {
    /// How the way to a step's values is gone.
    var pace: ViewPropertyAnimation.Pace {
        intersection(.calculationModeCubic) == .calculationModeDiscrete
            ? .discrete : .curve(CAMediaTimingFunction(name: .linear))
    }

    /// How the time of the whole passes: as that of other animations, slow at both ends unless the options say otherwise.
    var overallPace: CAMediaTimingFunction { UIView.AnimationOptions(rawValue: rawValue).timingFunction }
}

extension UIView.AnimationOptions {
    /// The pace that the options ask for.
    var timingFunction: CAMediaTimingFunction {
        switch curve {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }

    /// The pace by its name.
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    /// The transition that the options ask for; pages that curl fade. Nil for none.
    var transition: CATransition? {
        let transition = CATransition()
        switch rawValue >> 20 & 7 {
        case 0: return nil
        case 1: (transition.type, transition.subtype) = (.flip, .fromLeft)
        case 2: (transition.type, transition.subtype) = (.flip, .fromRight)
        case 6: (transition.type, transition.subtype) = (.flip, .fromTop)
        case 7: (transition.type, transition.subtype) = (.flip, .fromBottom)
        default: transition.type = .fade
        }
        return transition
    }
}
