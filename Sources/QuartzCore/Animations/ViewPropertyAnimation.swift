/// A change of a view's property: what is left of the way to the new value, added to that.
///
/// Several of them add up, so that a change that interrupts another goes on from where that one is, without a jump, as
/// UIKit's have done since iOS 8.
package final class ViewPropertyAnimation: CAPropertyAnimation {
    /// How the way is gone.
    package enum Pace {
        case curve(CAMediaTimingFunction)
        /// As on a spring, in seconds.
        case spring(SpringCurve)
        /// Not at all before the end.
        case discrete
    }

    private var pace = Pace.curve(CAMediaTimingFunction(name: .linear))
    private var old: AnimatableValue?
    /// What was to be done when the next change came; until then it is the way to the property's value.
    private var way: Way?
    /// The way as it is at the moment that is being shown.
    private var presentWay: Way?

    /// What is left to do, to be added to the property's value.
    private enum Way {
        /// To an end; of colors it has the hue that it is gone in.
        case value(AnimatableValue, end: AnimatableValue)
        /// In parts of a transform.
        case parts([Double], TransformParts.Kind)

        /// The way back from a new value to an old one.
        init?(from new: AnimatableValue, to old: AnimatableValue) {
            guard old.form == .transform, new.form == .transform else {
                let (before, after) = old.colored(new)
                let way = before.subtracting(after)
                guard way.numbers.count == after.numbers.count else { return nil }
                self = .value(way, end: after)
                return
            }
            let kind = TransformParts.Kind(old.transform, new.transform)
            guard let after = TransformParts(new.transform, kind), let before = TransformParts(old.transform, kind)
            else {
                return nil
            }
            self = .parts(after.way(to: before), kind)
        }

        /// A value with a share of the way added; nil if it has another form.
        func added(to value: AnimatableValue, _ share: Double) -> AnimatableValue? {
            switch self {
            case .value(let way, let end):
                guard way.form == value.form, way.numbers.count == value.numbers.count else { return nil }
                let start = value.colored(end).0
                return AnimatableValue(value.form, zip(start.numbers, way.numbers).map { $0 + $1 * share })
            case .parts(let way, let kind):
                let parts = value.form == .transform ? TransformParts(value.transform, kind) : nil
                return (parts?.adding(way, share).transform).flatMap { AnimatableValue($0) }
            }
        }
    }

    /// Makes an animation of the change that a property is about to make; nil if it has no values in between.
    package convenience init?(of keyPath: String, on layer: CALayer, pace: Pace) {
        self.init(keyPath: keyPath)
        guard let value = AnimatableProperty.named(keyPath, on: layer)?.get(layer) else { return nil }
        old = value
        self.pace = pace
    }

    /// From now on the property has this value and may change again.
    package func settle(on layer: CALayer) {
        if way == nil { way = remaining(on: layer) }
    }

    override func prepare(for layer: CALayer) { presentWay = way ?? remaining(on: layer) }

    private func remaining(on layer: CALayer) -> Way? {
        guard let old, let keyPath, let new = AnimatableProperty.named(keyPath, on: layer)?.get(layer) else {
            return nil
        }
        return Way(from: new, to: old)
    }

    override func show(_ moment: MediaTiming.Moment, on layer: CALayer, duration: Double) {
        guard let keyPath, let property = AnimatableProperty.named(keyPath, on: layer),
            let current = property.get(layer),
            let sum = presentWay?.added(to: current, 1 - share(at: moment.progress, of: duration))
        else { return }
        property.set(layer, sum)
    }

    private func share(at progress: Double, of duration: Double) -> Double {
        switch pace {
        case .curve(let function): function.value(at: progress)
        case .discrete: progress >= 1 ? 1 : 0
        case .spring(let spring): progress >= 1 ? 1 : spring.value(at: progress * duration)
        }
    }
}
