import Foundation

/// How content goes on by itself after a finger has thrown it: ever slower, until it lies where it is to come to rest.
struct Deceleration {
    private let start: CGPoint
    private let end: CGPoint
    private let rate: Double
    /// How long it takes, in seconds: until half a point is left.
    let duration: Double

    /// Plans the way between two offsets.
    ///
    /// - Parameter rate: How much of the speed is left after a millisecond, between 0 and 1.
    init(from start: CGPoint, to end: CGPoint, rate: UIScrollView.DecelerationRate) {
        (self.start, self.end) = (start, end)
        self.rate = Double(min(max(rate.rawValue, 0.5), 0.999))
        let way = Double(start.distance(to: end))
        duration = way > 0.5 ? log(0.5 / way) / log(self.rate) / 1000 : 0
    }

    /// The offset after a share of the time.
    func offset(after share: Double) -> CGPoint {
        guard share < 1, duration > 0 else { return end }
        let way = CGFloat((1 - pow(rate, share * duration * 1000)) / (1 - pow(rate, duration * 1000)))
        return start.mixed(with: end, way)
    }

    /// How far content goes that has a speed, if nothing stops it.
    ///
    /// - Parameter velocity: In points a millisecond.
    static func way(of velocity: CGPoint, rate: UIScrollView.DecelerationRate) -> CGPoint {
        let kept = min(max(rate.rawValue, 0), 0.999)
        let factor = kept / (1 - kept)
        return CGPoint(x: velocity.x * factor, y: velocity.y * factor)
    }
}
