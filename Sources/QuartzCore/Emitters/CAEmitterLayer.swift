import Foundation

/// A layer that emits particles, and shows them over its background and below its sublayers.
///
/// Particles are born, move and die on the clock that drives the code (`EventClock.drive(_:)`), as if the layer had always
/// been there unless its `beginTime` says otherwise, as on Apple's systems; where no clock does, there are none. What is
/// random follows from `seed`, by a generator that is not Apple's. Depth is not drawn, and at most
/// `maximumParticles` live at the same time. Source: Apple's documentation of `CAEmitterLayer`.
open class CAEmitterLayer: CALayer {
    /// The sources of the particles; the layer takes a copy of their values.
    open var emitterCells: [CAEmitterCell]? {
        didSet { (cells, system) = (EmitterCellValues.list(emitterCells), ParticleSystem()) }
    }
    /// What the birth rates of all cells are multiplied by.
    open var birthRate: Float = 1 {
        willSet { willChange("birthRate", if: newValue != birthRate) }
    }
    /// What the lives of all particles are multiplied by.
    open var lifetime: Float = 1 {
        willSet { willChange("lifetime", if: newValue != lifetime) }
    }
    /// The middle of the shape from which particles come, in the layer's coordinates.
    open var emitterPosition = CGPoint.zero {
        willSet { willChange("emitterPosition", if: newValue != emitterPosition) }
    }
    /// Where the middle lies in depth. Stored; no effect.
    open var emitterZPosition: CGFloat = 0
    /// The size of the shape, in points; of circles and spheres the width is the radius.
    open var emitterSize = CGSize.zero {
        willSet { willChange("emitterSize", if: newValue != emitterSize) }
    }
    /// How deep the shape is. Stored; no effect.
    open var emitterDepth: CGFloat = 0
    /// The shape from which particles come.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// From which part of the shape particles come.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles lie upon each other.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Whether particles keep their depth; they lie flat in either case. Stored; no effect.
    open var preservesDepth = false
    /// What the speeds of all particles are multiplied by.
    open var velocity: Float = 1 {
        willSet { willChange("velocity", if: newValue != velocity) }
    }
    /// What the sizes of all particles are multiplied by.
    open var scale: Float = 1 {
        willSet { willChange("scale", if: newValue != scale) }
    }
    /// What the turning of all particles is multiplied by.
    open var spin: Float = 1 {
        willSet { willChange("spin", if: newValue != spin) }
    }
    /// What all that is random follows from.
    open var seed: UInt32 = 0

    /// More particles do not live at the same time; the oldest go first.
    public static let maximumParticles = ParticleSystem.largestCount

    /// The values of the cells; while the layer is drawn, with those of its animations.
    var cells: [EmitterCellValues] = []
    private var system = ParticleSystem()

    override func drawOwnContents(in context: CGContext) {
        super.drawOwnContents(in: context)
        guard let clock = EventClock.driving, !cells.isEmpty else { return }
        let time = localTime(at: clock.now)
        guard time.isFinite else { return }
        system.advance(to: time, values, cells)
        context.saveGState()
        defer { context.restoreGState() }
        if renderMode == .additive { context.setBlendMode(.plusLighter) }
        var painter = ParticlePainter(cells: cells, time: time)
        for particle in renderMode == .oldestLast ? system.particles.reversed() : system.particles {
            painter.draw(particle, in: context)
        }
    }

    /// What is in common to the particles that are born now.
    var values: EmitterValues {
        func number(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
        return EmitterValues(
            birthRate: min(max(0, number(birthRate)), EmitterCellValues.largestRate), lifetime: number(lifetime),
            velocity: number(velocity), scale: number(scale), spin: number(spin), position: emitterPosition,
            size: emitterSize, shape: emitterShape, mode: emitterMode, seed: seed)
    }
}

/// Draws particles, each in its colors.
private struct ParticlePainter {
    let cells: [EmitterCellValues]
    let time: Double
    private var tinted: [Tint: CGImage] = [:]

    /// A picture in a color of 32 steps of red, green and blue: finer ones cannot be told apart in small pictures.
    private struct Tint: Hashable {
        let image: ObjectIdentifier
        let red: Int
        let green: Int
        let blue: Int
    }

    private static let steps = 31.0

    init(cells: [EmitterCellValues], time: Double) { (self.cells, self.time) = (cells, time) }

    mutating func draw(_ particle: ParticleSystem.Particle, in context: CGContext) {
        guard let cell = cells.cell(at: particle.path), let image = cell.image else { return }
        let age = time - particle.birth
        let color = zip(particle.color, cell.color).map { min(max($0 + $1.speed * age * cell.pace, 0), 1) }
        let scale = particle.scale + cell.scaleSpeed * age * cell.pace
        guard age >= 0, scale > 0, color[3] > 0 else { return }
        let place = particle.position(at: time)
        let size = CGSize(
            width: CGFloat(image.width) / cell.imageScale, height: CGFloat(image.height) / cell.imageScale)
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: place.x, y: place.y)
        context.rotate(by: CGFloat(particle.spin * age))
        context.scaleBy(x: CGFloat(scale), y: CGFloat(scale))
        context.setAlpha(CGFloat(color[3]))
        context.drawUpright(
            colored(image, color),
            in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }

    /// A picture multiplied by a color.
    private mutating func colored(_ image: CGImage, _ color: [Double]) -> CGImage {
        let parts = color.map { Int(($0 * Self.steps).rounded()) }
        guard parts[..<3].contains(where: { $0 < Int(Self.steps) }) else { return image }
        let tint = Tint(image: ObjectIdentifier(image), red: parts[0], green: parts[1], blue: parts[2])
        if let known = tinted[tint] { return known }
        let components = parts.map { CGFloat($0) / CGFloat(Self.steps) }
        let drawn = image.multiplied(
            by: CGColor(srgbRed: components[0], green: components[1], blue: components[2], alpha: 1))
        tinted[tint] = drawn ?? image
        return drawn ?? image
    }
}

extension CGImage {
    fileprivate func multiplied(by color: CGColor) -> CGImage? {
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        guard let context = try? CGContext(size: rect.size, scale: 1) else { return nil }
        context.drawUpright(self, in: rect)
        context.setBlendMode(.multiply)
        context.setFillColor(color)
        context.fill(rect)
        context.setBlendMode(.destinationIn)
        context.drawUpright(self, in: rect)
        return context.makeImage()
    }
}

/// The shape from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The shape's name, as on iOS.
    public let rawValue: String

    /// Makes a shape of a name; the names below are Apple's, any other counts as `point`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A single point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line across, as long as the size is wide.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A rectangle: depth is not drawn.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle whose radius is the size's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A circle: depth is not drawn.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From which part of a shape particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as on iOS.
    public let rawValue: String

    /// Makes a mode of a name; the names below are Apple's, any other counts as `volume`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its corners, or four points of a circle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its surface, which is its inside as long as it has no depth.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Its inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles lie upon each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as on iOS.
    public let rawValue: String

    /// Makes a mode of a name; the names below are Apple's, any other counts as `unordered`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In no order; the oldest lie lowest here.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest lie lowest.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest lie uppermost.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By their depth, of which there is none: the oldest lie lowest.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their colors are added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
