import Foundation

/// One source of particles of an emitter layer: what they look like and how they move.
///
/// Values with a range are drawn evenly from as much below the mean to as much above it. A layer takes a copy of its cells
/// when they are set; later changes count when they are set again. Depth is not drawn. Source: Apple's documentation of
/// `CAEmitterCell`.
open class CAEmitterCell: NSObject, CAMediaTiming {
    /// A name by which animations of the layer find the cell: `emitterCells.NAME.birthRate`.
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

    /// How large the picture is shown; 1 is its own size.
    open var scale: CGFloat = 1
    /// How much larger or smaller at most, added to `scale`.
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
    /// For how many seconds of its own time the cell emits in a turn; 0 for without end.
    open var duration: CFTimeInterval = 0
    /// How fast the cell's time runs, in which particles are born, move and die; where it stands or runs back, none are
    /// born.
    open var speed: Float = 1
    /// Seconds of its own time that lie behind when the cell begins.
    open var timeOffset: CFTimeInterval = 0
    /// How many turns the cell emits.
    open var repeatCount: Float = 0
    /// For how many seconds of its own time the cell's turns are repeated.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each turn has a way back, in which the cell emits as on the way there.
    open var autoreverses = false
    /// What shows outside of turns, when no particle is born in any case. Stored; no effect.
    open var fillMode = CAMediaTimingFillMode.removed
}

/// A cell as numbers that make sense: finite, and within limits. Animations change those of a moment.
struct EmitterCellValues {
    /// A mean and how far from it a particle may be.
    struct Spread {
        var mean: Double
        var range: Double

        init(_ mean: some BinaryFloatingPoint, _ range: some BinaryFloatingPoint) {
            (self.mean, self.range) = (EmitterCellValues.limited(mean), EmitterCellValues.limited(range))
        }

        /// The value of one particle.
        func value(_ random: inout ParticleRandom) -> Double { mean + range * (2 * random.next() - 1) }
    }

    /// Red, green, blue or opacity, and what is added to it in a second.
    struct ColorPart {
        var spread: Spread
        var speed: Double
    }

    let name: String?
    let image: CGImage?
    let imageScale: CGFloat
    var birthRate: Double
    /// How many seconds of the cell's time pass in one of the layer's.
    let pace: Double
    /// Between when the cell emits, in seconds of the layer's time from its beginning or the birth of the particle.
    let begin: Double
    let end: Double
    var lifetime: Spread
    var direction: Spread
    var latitude: Double
    var velocity: Spread
    var xAcceleration: Double
    var yAcceleration: Double
    var scale: Spread
    var scaleSpeed: Double
    var spin: Spread
    /// Red, green, blue and opacity.
    var color: [ColorPart]
    var cells: [EmitterCellValues]

    /// Deeper cells are left out, and those that are not enabled.
    static let largestDepth = 4
    /// As many particles a second as any cell emits.
    static let largestRate = 100_000.0
    /// As many times faster than the layer's as any cell's time runs.
    static let largestPace = 1_000.0

    /// The values of cells that are enabled.
    ///
    /// - Parameter pace: How many seconds of the time that the cells lie in pass in one of the layer's.
    static func list(_ cells: [CAEmitterCell]?, depth: Int = 0, pace: Double = 1) -> [EmitterCellValues] {
        guard depth < largestDepth else { return [] }
        return (cells ?? []).filter(\.isEnabled).map { EmitterCellValues($0, depth: depth, parentPace: pace) }
    }

    private init(_ cell: CAEmitterCell, depth: Int, parentPace: Double) {
        name = cell.name
        image = (cell.contents as? CGImage).flatMap { image in
            cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1)
                ? image : image.cropping(to: cell.contentsRect.scaled(to: image))
        }
        imageScale = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
        birthRate = Double(cell.birthRate)
        let timing = MediaTiming(cell)
        pace = min(max(0, timing.speed * parentPace), Self.largestPace)
        (begin, end) = timing.emission(parentPace: parentPace)
        lifetime = Spread(cell.lifetime, cell.lifetimeRange)
        direction = Spread(cell.emissionLongitude, cell.emissionRange / 2)
        latitude = Self.limited(cell.emissionLatitude)
        velocity = Spread(cell.velocity, cell.velocityRange)
        (xAcceleration, yAcceleration) = (Self.limited(cell.xAcceleration), Self.limited(cell.yAcceleration))
        scale = Spread(cell.scale, cell.scaleRange)
        scaleSpeed = Double(cell.scaleSpeed)
        spin = Spread(cell.spin, cell.spinRange)
        let color = AnimatableValue(cell.color ?? CGColor.white)?.numbers ?? [1, 1, 1, 1]
        let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
        let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
        self.color = zip(zip(color, ranges), speeds).map { ColorPart(spread: Spread($0.0, $0.1), speed: Double($1)) }
        cells = Self.list(cell.emitterCells, depth: depth + 1, pace: pace)
    }

    static func limited(_ value: some BinaryFloatingPoint) -> Double {
        let value = Double(value)
        return value.isFinite ? min(max(value, -1e6), 1e6) : 0
    }

    /// How many particles come in a second of the layer's time.
    var rate: Double { min(max(0, birthRate) * pace, Self.largestRate) }

    /// Whether a particle that comes then belongs to a turn: what comes as it ends does not.
    func emits(at time: Double) -> Bool {
        let tolerance = 1e-9
        return time >= begin - tolerance && time < end - tolerance
    }

    var emissionRange: Double {
        get { 2 * direction.range }
        set { direction.range = newValue / 2 }
    }

    var meanColor: [Double] {
        get { color.map(\.spread.mean) }
        set { for (index, value) in zip(color.indices, newValue) { color[index].spread.mean = value } }
    }

    /// The longest time from a particle's birth to the end of what comes from it, in seconds.
    var longestLife: Double {
        guard pace > 0 else { return 0 }
        let own = min((lifetime.mean + abs(lifetime.range)) / pace, 3_600)
        return own + (cells.map(\.longestLife).max() ?? 0)
    }
}

extension MediaTiming {
    /// Between when a cell emits, in seconds of its layer's time.
    fileprivate func emission(parentPace: Double) -> (begin: Double, end: Double) {
        guard speed > 0, parentPace > 0 else { return (.infinity, .infinity) }
        let length = duration > 0 || repeatDuration > 0 ? activeDuration : .infinity
        let begin = parentTime(at: 0) / parentPace
        return begin.isFinite ? (begin, begin + length / (speed * parentPace)) : (.infinity, .infinity)
    }
}

extension [EmitterCellValues] {
    /// The cell with a name or, if there are more names, one within it.
    subscript(names: ArraySlice<String>) -> EmitterCellValues? {
        get {
            guard let cell = first(where: { $0.name == names.first }), !names.isEmpty else { return nil }
            return names.count == 1 ? cell : cell.cells[names.dropFirst()]
        }
        set {
            guard let newValue, !names.isEmpty, let index = firstIndex(where: { $0.name == names.first }) else {
                return
            }
            if names.count == 1 {
                self[index] = newValue
            } else {
                self[index].cells[names.dropFirst()] = newValue
            }
        }
    }
}

extension CGRect {
    fileprivate func scaled(to image: CGImage) -> CGRect {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return CGRect(x: minX * width, y: minY * height, width: self.width * width, height: self.height * height)
    }
}
