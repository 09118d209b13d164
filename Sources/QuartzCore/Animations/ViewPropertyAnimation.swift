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
    private var way: AnimatableValue?
    /// The way as it is at the moment that is being shown.
    private var presentWay: AnimatableValue?

    /// Makes an animation of the change that a property is about to make; nil if it has no values in between.
    package convenience init?(of keyPath: String, on layer: CALayer, pace: Pace) {
        self.init(keyPath: keyPath)
        guard let value = Self.parts(of: keyPath, on: layer) else { return nil }
        old = value
        self.pace = pace
    }

    /// The value of a property in parts that can be added.
    private static func parts(of keyPath: String, on layer: CALayer) -> AnimatableValue? {
        guard let value = AnimatableProperty.named(keyPath, on: layer)?.get(layer) else { return nil }
        guard value.form == .transform, let plane = PlaneTransform(value.transform) else { return value }
        return AnimatableValue(.numbers, plane.numbers)
    }

    /// From now on the property has this value and may change again.
    package func settle(on layer: CALayer) {
        guard way == nil, let keyPath else { return }
        way = remaining(to: Self.parts(of: keyPath, on: layer))
    }

    override func prepare(for layer: CALayer) {
        presentWay = way ?? keyPath.flatMap { remaining(to: Self.parts(of: $0, on: layer)) }
    }

    private func remaining(to new: AnimatableValue?) -> AnimatableValue? {
        guard let old, let new else { return nil }
        let (before, after) = old.form == .color ? old.colored(new) : (old, new)
        var way = before.subtracting(after)
        guard way.numbers.count == after.numbers.count else { return nil }
        if keyPath == "transform" || keyPath == "sublayerTransform", way.form == .numbers {
            way.numbers[4] = way.numbers[4].remainder(dividingBy: 2 * .pi)
        }
        return way
    }

    override func show(_ moment: MediaTiming.Moment, on layer: CALayer, duration: Double) {
        guard let keyPath, let property = AnimatableProperty.named(keyPath, on: layer),
            let current = Self.parts(of: keyPath, on: layer),
            let way = presentWay, way.form == current.form, way.numbers.count == current.numbers.count
        else { return }
        let left = 1 - share(at: moment.progress, of: duration)
        let sum = AnimatableValue(current.form, zip(current.numbers, way.numbers).map { $0 + $1 * left })
        let isTransform = property.get(layer)?.form == .transform && sum.form == .numbers
        property.set(layer, isTransform ? AnimatableValue(PlaneTransform(sum.numbers).transform) ?? sum : sum)
    }

    private func share(at progress: Double, of duration: Double) -> Double {
        switch pace {
        case .curve(let function): function.value(at: progress)
        case .discrete: progress >= 1 ? 1 : 0
        case .spring(let spring): progress >= 1 ? 1 : spring.value(at: progress * duration)
        }
    }
}

extension PlaneTransform {
    /// Translation, scale, rotation, shear, and what is done to the third dimension.
    fileprivate var numbers: [Double] {
        [translation.x, translation.y, scale.x, scale.y, rotation, shear, depthScale, depth].map { Double($0) }
    }

    fileprivate init(_ numbers: [Double]) {
        let n = numbers.map { CGFloat($0) }
        translation = CGPoint(x: n[0], y: n[1])
        scale = CGPoint(x: n[2], y: n[3])
        (rotation, shear) = (n[4], n[5])
        (depthScale, depth) = (n[6], n[7])
    }
}
