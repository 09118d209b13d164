import Foundation

/// Smooth random directions in the plane, which change in time: gradient noise with the same values in every run.
struct FieldNoise: Sendable {
    /// How far apart places are that know nothing of each other, in points.
    private let grain: Double
    /// How often everything changes, in hertz.
    private let speed: Double

    /// Makes noise of a smoothness from 0 to 1.
    init(smoothness: Double, speed: Double) {
        grain = 20 + 180 * min(max(smoothness, 0), 1)
        self.speed = PlaneVector.bounded(speed, by: 1000)
    }

    /// The direction at a place and a time, of a length between 0 and about 1.
    func value(at place: PlaneVector, time: Double) -> PlaneVector {
        let (spot, moment) = ((place * (1 / grain)).limited(to: 1e6), PlaneVector.bounded(time * speed, by: 1e6))
        let shift = 31.7
        return PlaneVector(value(spot, moment, seed: 1), value(spot + PlaneVector(shift, shift), moment, seed: 2))
            * 1.6
    }

    private func value(_ spot: PlaneVector, _ moment: Double, seed: UInt64) -> Double {
        let first = moment.rounded(.down)
        let (one, other) = (slice(spot, Int(first), seed), slice(spot, Int(first) + 1, seed))
        return one + (other - one) * Self.fade(moment - first)
    }

    /// Perlin's noise of one moment.
    private func slice(_ spot: PlaneVector, _ moment: Int, _ seed: UInt64) -> Double {
        let (column, row) = (spot.x.rounded(.down), spot.y.rounded(.down))
        let inner = spot - PlaneVector(column, row)
        func corner(_ x: Double, _ y: Double) -> Double {
            let angle = Self.angle(Int(column + x), Int(row + y), moment, seed)
            return PlaneVector(angle: angle).dot(inner - PlaneVector(x, y))
        }
        let (across, down) = (Self.fade(inner.x), Self.fade(inner.y))
        let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * across
        let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * across
        return top + (bottom - top) * down
    }

    private static func fade(_ share: Double) -> Double { share * share * share * (share * (share * 6 - 15) + 10) }

    /// An angle that looks like a random one (the finalizer of SplitMix64).
    private static func angle(_ x: Int, _ y: Int, _ moment: Int, _ seed: UInt64) -> Double {
        var bits = seed &* 0x9E37_79B9_7F4A_7C15
        for number in [x, y, moment] {
            bits = (bits ^ UInt64(bitPattern: Int64(number))) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            bits ^= bits >> 31
        }
        return Double(bits >> 11) / Double(UInt64(1) << 53) * 2 * .pi
    }
}
