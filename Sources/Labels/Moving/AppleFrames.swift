#if !os(Linux)
    import UIKit

    /// Tells a view again and again how far it has come, for each image that the display shows.
    @MainActor final class FrameTicker: NSObject {
        private let start = CACurrentMediaTime()
        private let duration: Double
        private let tick: (Double) -> Void
        private var link: CADisplayLink?

        /// Starts to tell; nil where there is no time: the end counts at once then.
        ///
        /// - Parameter tick: Called with the share of the time that has passed, 1 at last.
        init?(duration: Double, tick: @escaping (Double) -> Void) {
            guard duration > 0, duration.isFinite else { return nil }
            (self.duration, self.tick) = (duration, tick)
            super.init()
            tick(0)
            // The link keeps the ticker alive until it is over or stopped.
            let link = CADisplayLink(target: self, selector: #selector(step))
            link.add(to: .main, forMode: .common)
            self.link = link
        }

        /// Tells nothing any more.
        func stop() {
            link?.invalidate()
            link = nil
        }

        @objc private func step() {
            let share = (CACurrentMediaTime() - start) / duration
            if share >= 1 { stop() }
            tick(min(share, 1))
        }
    }

    /// What drives animations: on Apple's systems the display.
    enum EventClock {
        static var driving: Void? { () }
    }

    extension CAMediaTimingFunction {
        /// How much of a change has happened after a share of its time, both from 0 to 1.
        func value(at time: Double) -> Double {
            var (first, second) = ([Float](repeating: 0, count: 2), [Float](repeating: 0, count: 2))
            getControlPoint(at: 1, values: &first)
            getControlPoint(at: 2, values: &second)
            func bezier(_ t: Double, _ axis: Int) -> Double {
                let rest = 1 - t
                return 3 * rest * rest * t * Double(first[axis]) + 3 * rest * t * t * Double(second[axis]) + t * t * t
            }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<52 {
                let middle = (low + high) / 2
                if bezier(middle, 0) < time { low = middle } else { high = middle }
            }
            return bezier((low + high) / 2, 1)
        }
    }
#endif
