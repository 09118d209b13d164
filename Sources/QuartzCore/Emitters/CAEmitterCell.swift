import Foundation

/// One source of particles of an emitter layer: what they look like and how they move.
///
/// Values with a range are drawn evenly from as much below the mean to as much above it. A layer takes a copy of its cells
/// when they are set; later changes count when they are set again. Depth is not drawn. Source: Apple's documentation of
/// `CAEmitterCell`.
open class CAEmitterCell: NSObject, CAMediaTiming {
    /// A name by which programs find the cell. Stored; no effect.
    open var name: String?
    /// Whether the cell emits.
    open var isEnabled = true
    /// The particle's picture, a `CGImage`.
    open var contents: Any?
    /// The part of the picture that is shown, from 0 to 1.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the picture in a point.
    open var contentsScale: CGFloat = 1
    /// Cells whose particles come from those of this one.
    open var emitterCells: [CAEmitterCell]?

    /// How many particles come in a second.
    open var birthRate: Float = 0
    /// How long a particle lives, in seconds.
    open var lifetime: Float = 0
    /// How far lives are longer or shorter, in seconds.
    open var lifetimeRange: Float = 0

    /// The direction out of the layer's plane, in radians; of what flies out of it, only the way in the plane shows.
    open var emissionLatitude: CGFloat = 0
    /// The direction in the layer's plane, in radians from the x axis towards the y axis.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone in which particles fly, in radians.
    open var emissionRange: CGFloat = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    /// How much faster or slower particles fly, in points a second.
    open var velocityRange: CGFloat = 0
    /// Points a second, each second.
    open var xAcceleration: CGFloat = 0
    /// Points a second, each second.
    open var yAcceleration: CGFloat = 0
    /// Out of the layer's plane. Stored; no effect.
    open var zAcceleration: CGFloat = 0

    /// How large the picture is shown.
    open var scale: CGFloat = 1
    /// How much larger or smaller.
    open var scaleRange: CGFloat = 0
    /// How much larger it becomes in a second.
    open var scaleSpeed: CGFloat = 0
    /// How fast particles turn, in radians a second.
    open var spin: CGFloat = 0
    /// How much faster or slower they turn, in radians a second.
    open var spinRange: CGFloat = 0

    /// What the picture's colors are multiplied by.
    open var color: CGColor? = .white
    /// How much more or less red, of 1.
    open var redRange: Float = 0
    /// How much more or less green, of 1.
    open var greenRange: Float = 0
    /// How much more or less blue, of 1.
    open var blueRange: Float = 0
    /// How much more or less opaque, of 1.
    open var alphaRange: Float = 0
    /// How much red is added in a second.
    open var redSpeed: Float = 0
    /// How much green is added in a second.
    open var greenSpeed: Float = 0
    /// How much blue is added in a second.
    open var blueSpeed: Float = 0
    /// How much opacity is added in a second.
    open var alphaSpeed: Float = 0

    /// The filter for pictures shown smaller. Stored; no effect.
    open var minificationFilter = "linear"
    /// The filter for pictures shown larger. Stored; no effect.
    open var magnificationFilter = "linear"
    /// What smaller versions of a picture are chosen by. Stored; no effect.
    open var minificationFilterBias: Float = 0

    /// When the cell begins to emit, in seconds of the layer's time, or of the life of the particle it comes from.
    open var beginTime: CFTimeInterval = 0
    /// For how many seconds the cell emits; 0 for without end.
    open var duration: CFTimeInterval = 0
    /// How fast the cell's time runs. Stored; no effect.
    open var speed: Float = 1
    /// Seconds added to the cell's time. Stored; no effect.
    open var timeOffset: CFTimeInterval = 0
    /// How often the cell emits. Stored; no effect.
    open var repeatCount: Float = 0
    /// For how long the cell's time is repeated. Stored; no effect.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether turns run back. Stored; no effect.
    open var autoreverses = false
    /// What shows outside of turns. Stored; no effect.
    open var fillMode = CAMediaTimingFillMode.removed
}

/// A cell as numbers that make sense: finite, and within limits.
struct EmitterCellValues {
    /// A mean and how far from it a particle may be.
    struct Spread {
        let mean: Double
        let range: Double

        init(_ mean: some BinaryFloatingPoint, _ range: some BinaryFloatingPoint) {
            func number(_ value: some BinaryFloatingPoint) -> Double {
                let value = Double(value)
                return value.isFinite ? min(max(value, -1e6), 1e6) : 0
            }
            (self.mean, self.range) = (number(mean), number(range))
        }

        /// The value of one particle.
        func value(_ random: inout ParticleRandom) -> Double { mean + range * (2 * random.next() - 1) }
    }

    let image: CGImage?
    let imageScale: CGFloat
    let birthRate: Double
    let begin: Double
    let end: Double
    let lifetime: Spread
    let direction: Spread
    let velocity: Spread
    let acceleration: CGPoint
    let scale: Spread
    let scaleSpeed: Double
    let spin: Spread
    /// Red, green, blue and opacity, and what is added to them in a second.
    let color: [(Spread, speed: Double)]
    let cells: [EmitterCellValues]

    /// Deeper cells are left out, and those that do not emit.
    static let largestDepth = 4
    /// As many particles a second as any cell emits.
    static let largestRate = 100_000.0

    /// The values of cells that emit.
    static func list(_ cells: [CAEmitterCell]?, depth: Int = 0) -> [EmitterCellValues] {
        guard depth < largestDepth else { return [] }
        return (cells ?? []).filter { $0.isEnabled && $0.birthRate > 0 && $0.lifetime + $0.lifetimeRange > 0 }
            .map { EmitterCellValues($0, depth: depth) }
    }

    private init(_ cell: CAEmitterCell, depth: Int) {
        let whole = (cell.contents as? CGImage)
        image = whole.flatMap { image in
            cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1)
                ? image : image.cropping(to: cell.contentsRect.scaled(to: image))
        }
        imageScale = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
        birthRate = min(Double(cell.birthRate), Self.largestRate)
        begin = cell.beginTime.isFinite ? cell.beginTime : 0
        end = cell.duration > 0 ? begin + cell.duration : .infinity
        lifetime = Spread(cell.lifetime, cell.lifetimeRange)
        direction = Spread(cell.emissionLongitude, cell.emissionRange / 2)
        let inPlane = cos(cell.emissionLatitude)
        velocity = Spread(cell.velocity * inPlane, cell.velocityRange * inPlane)
        acceleration = CGPoint(x: cell.xAcceleration, y: cell.yAcceleration)
        scale = Spread(cell.scale, cell.scaleRange)
        scaleSpeed = Double(cell.scaleSpeed)
        spin = Spread(cell.spin, cell.spinRange)
        let color = AnimatableValue(cell.color ?? CGColor.white)?.numbers ?? [1, 1, 1, 1]
        let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
        let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
        self.color = zip(zip(color, ranges), speeds).map { (Spread($0.0, $0.1), speed: Double($1)) }
        cells = Self.list(cell.emitterCells, depth: depth + 1)
    }

    /// The longest time from a particle's birth to the end of what comes from it, in seconds.
    var longestLife: Double {
        let own = min(lifetime.mean + abs(lifetime.range), 3_600)
        return own + (cells.map(\.longestLife).max() ?? 0)
    }
}

extension CGRect {
    fileprivate func scaled(to image: CGImage) -> CGRect {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return CGRect(x: minX * width, y: minY * height, width: self.width * width, height: self.height * height)
    }
}
