import Foundation

/// An animation through a row of values, or along a path.
///
/// Source: Apple's documentation of `CAKeyframeAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order.
    open var values: [Any]? { didSet { kept = nil } }
    /// A path for properties that are points; it takes the place of `values`.
    ///
    /// Each line or curve of it is the way between two values, however long it is; paced modes keep the speed.
    open var path: CGPath? { didSet { kept = nil } }
    /// When each value is reached, as shares of the duration, rising from 0 to 1; nil spaces them evenly.
    ///
    /// In the discrete mode there is one more than there are values. A list of another length counts as nil; paced
    /// modes have no times.
    open var keyTimes: [NSNumber]? { didSet { kept = nil } }
    /// The pace between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// What lies between the values.
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { kept = nil } }
    /// Whether the layer turns with the path; nil leaves it upright.
    open var rotationMode: CAAnimationRotationMode?
    /// How tight smooth curves are at each value, from −1 to 1; none counts as 0.
    open var tensionValues: [NSNumber]?
    /// How sharply smooth curves bend at each value, from −1 to 1; none counts as 0.
    open var continuityValues: [NSNumber]?
    /// Which way smooth curves lean at each value: −1 to the next one, 1 to the one before; none counts as 0.
    open var biasValues: [NSNumber]?
    /// The values and their times as numbers, which every image asks for.
    private var kept: Keyframes?

    private struct Keyframes {
        var frames: [AnimatableValue]
        var times: [Double]
        /// The ways between the values, where a path gives them.
        var segments: [PathSegment] = []
    }

    override func copied() -> CAAnimation { copied(CAKeyframeAnimation.self, CAKeyframeAnimation()) }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
        (rotationMode, tensionValues) = (other.rotationMode, other.tensionValues)
        (continuityValues, biasValues) = (other.continuityValues, other.biasValues)
    }

    override func show(_ moment: MediaTiming.Moment, on layer: CALayer, duration: Double) {
        super.show(moment, on: layer, duration: duration)
        guard let rotationMode, let heading = heading(at: moment.progress) else { return }
        let angle = rotationMode == .rotateAutoReverse ? heading + .pi : heading
        layer.transform = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), layer.transform)
    }

    override func properties(of layer: CALayer) -> [AnimatableProperty] {
        let turned = rotationMode.flatMap { _ in AnimatableProperty.named("transform", on: layer) }
        return super.properties(of: layer) + (turned.map { [$0] } ?? [])
    }

    override func value(
        at progress: Double, of duration: Double, from current: AnimatableValue
    ) -> AnimatableValue? {
        let frames = frames
        guard let first = frames.first else { return nil }
        guard frames.count > 1 else { return first }
        let share = share(at: progress)
        if calculationMode == .discrete { return frames[discreteIndex(at: share, of: frames.count)] }
        let (index, paced) = place(at: share)
        if !numbers.segments.isEmpty { return AnimatableValue(numbers.segments[index].point(at: CGFloat(paced))) }
        if calculationMode == .cubic || calculationMode == .cubicPaced {
            return smooth(frames, index, paced)
        }
        return frames[index].mixed(with: frames[index + 1], paced)
    }

    override var example: AnimatableValue? { frames.first }

    private var frames: [AnimatableValue] { numbers.frames }

    private var numbers: Keyframes {
        if let kept { return kept }
        let segments = isPaced ? [] : path?.segments ?? []
        let points = segments.isEmpty ? path?.corners : [segments[0].start] + segments.map(\.end)
        let frames = (points ?? values ?? []).compactMap { AnimatableValue($0) }
        let new = Keyframes(frames: frames, times: frames.count > 1 ? times(of: frames) : [], segments: segments)
        kept = new
        return new
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    private func times(of frames: [AnimatableValue]) -> [Double] {
        if isPaced {
            let lengths = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
            let total = lengths.reduce(0, +)
            guard total > 0 else { return evenTimes(frames.count) }
            return lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 / total) }
        }
        guard let keyTimes, keyTimes.count == frames.count else { return evenTimes(frames.count) }
        return keyTimes.map(\.doubleValue)
    }

    private func evenTimes(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(count - 1) } }

    private func discreteIndex(at share: Double, of count: Int) -> Int {
        guard let keyTimes, keyTimes.count == count + 1 else {
            let place = share * Double(count)
            // A pace may reach beyond both ends.
            return place > 0 ? Int(min(place, Double(count - 1))) : 0
        }
        return max(0, (keyTimes.lastIndex { $0.doubleValue <= share } ?? 0).clamped(below: count))
    }

    /// The two values that lie around a time, and the share of the way between them.
    private func place(at share: Double) -> (index: Int, paced: Double) {
        let (index, within) = segment(at: share, in: numbers.times)
        let functions = timingFunctions ?? []
        return (index, index < functions.count && !isPaced ? functions[index].value(at: within) : within)
    }

    /// The two values that a time lies between, and where between them.
    private func segment(at share: Double, in times: [Double]) -> (index: Int, within: Double) {
        let index = (times.lastIndex { $0 <= share } ?? 0).clamped(below: times.count - 1)
        let length = times[index + 1] - times[index]
        return (index, length > 0 ? min(max((share - times[index]) / length, 0), 1) : 1)
    }

    /// On a Kochanek-Bartels spline through all values, as Apple documents `cubic`.
    private func smooth(_ frames: [AnimatableValue], _ index: Int, _ t: Double) -> AnimatableValue {
        let (p1, p2) = (frames[index], frames[index + 1])
        let (p0, p3) = (frames[max(index - 1, 0)], frames[min(index + 2, frames.count - 1)])
        guard [p0, p2, p3].allSatisfy({ $0.form == p1.form && $0.numbers.count == p1.numbers.count }) else {
            return p1.mixed(with: p2, t)
        }
        let (from, to) = (bends(at: index).out, bends(at: index + 1).in)
        let numbers = p1.numbers.indices.map { i in
            let (a, b, c, d) = (p0.numbers[i], p1.numbers[i], p2.numbers[i], p3.numbers[i])
            let leaving = from.before * (b - a) + from.after * (c - b)
            let arriving = to.before * (c - b) + to.after * (d - c)
            let square = (3 * (c - b) - 2 * leaving - arriving) * t * t
            let cube = (2 * (b - c) + leaving + arriving) * t * t * t
            return b + leaving * t + square + cube
        }
        return AnimatableValue(p1.form, numbers)
    }

    private typealias Bend = (before: Double, after: Double)

    /// How much the ways to a value and from it count in the curve's directions there: as it arrives and as it leaves.
    private func bends(at index: Int) -> (in: Bend, out: Bend) {
        func value(_ list: [NSNumber]?) -> Double {
            list.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? 0
        }
        let (tension, continuity, bias) = (value(tensionValues), value(continuityValues), value(biasValues))
        func share(_ sharpness: Double, _ lean: Double) -> Double {
            (1 - tension) * (1 + sharpness * continuity) * (1 + lean * bias) / 2
        }
        return (in: (share(-1, 1), share(1, -1)), out: (share(1, 1), share(-1, -1)))
    }

    /// The direction of the path at a time, in radians.
    private func heading(at progress: Double) -> CGFloat? {
        let frames = frames
        guard frames.count > 1 else { return nil }
        let (index, paced) = place(at: share(at: progress))
        if !numbers.segments.isEmpty { return numbers.segments[index].heading(at: CGFloat(paced)) }
        let (from, to) = (frames[index].point, frames[index + 1].point)
        return from == to ? nil : atan2(to.y - from.y, to.x - from.x)
    }
}

/// What lies between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as on iOS.
    public let rawValue: String

    /// Makes a mode of a name; the names below are Apple's, any other counts as `linear`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The straight way.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Nothing: each value shows until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// The straight way at the same speed all along.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve at the same speed all along.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns with the path that it moves along.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as on iOS.
    public let rawValue: String

    /// Makes a mode of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's x axis lies along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis lies against the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

extension Int {
    /// The number itself, or the last one below a limit.
    fileprivate func clamped(below limit: Int) -> Int { Swift.min(self, limit - 1) }
}
