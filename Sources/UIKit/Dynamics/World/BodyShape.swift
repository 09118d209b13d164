/// A form that a body is made of.
enum BodyShape: Equatable, Sendable {
    case circle(center: PlaneVector, radius: Double)
    case polygon(ConvexPolygon)

    /// Nothing is smaller than this in width or height, in points, so that everything has a mass.
    private static let least = 1.0
    /// Nothing is larger than this in width or height, in points.
    private static let most = 1e6

    /// A rectangle about the origin; sizes that are no numbers, too small or too large are the nearest that serve.
    static func rectangle(width: Double, height: Double) -> BodyShape {
        .polygon(.rectangle(width: extent(width), height: extent(height)))
    }

    /// An ellipse about the origin, as `rectangle(width:height:)`.
    static func ellipse(width: Double, height: Double) -> BodyShape {
        let (width, height) = (extent(width), extent(height))
        return abs(width - height) < 0.01
            ? .circle(center: .zero, radius: width / 2) : .polygon(.ellipse(width: width, height: height))
    }

    private static func extent(_ length: Double) -> Double {
        length.isNaN ? least : min(max(length.magnitude, least), most)
    }

    /// The form turned about the origin and then moved.
    func placed(_ turn: PlaneTurn, at offset: PlaneVector) -> BodyShape {
        switch self {
        case .circle(let center, let radius): .circle(center: turn.turned(center) + offset, radius: radius)
        case .polygon(let polygon): .polygon(polygon.placed(turn, at: offset))
        }
    }

    var box: PlaneBox {
        switch self {
        case .circle(let center, let radius): PlaneBox(low: center, high: center).grown(by: radius)
        case .polygon(let polygon): polygon.box
        }
    }

    var mass: PlateMass {
        switch self {
        case .circle(let center, let radius):
            PlateMass(
                area: .pi * radius * radius, center: center,
                moment: .pi * radius * radius * radius * radius / 2)
        case .polygon(let polygon): polygon.mass
        }
    }
}

/// What a plate weighs and how it resists being turned, of one unit of mass a square point.
struct PlateMass: Equatable, Sendable {
    /// In square points.
    var area: Double
    var center: PlaneVector
    /// The second moment of area about the center.
    var moment: Double

    /// Of several plates, which are one body.
    init(of parts: [PlateMass]) {
        area = parts.reduce(0) { $0 + $1.area }
        let sum = parts.reduce(PlaneVector.zero) { $0 + $1.center * $1.area }
        let center = area > 0 ? sum * (1 / area) : .zero
        self.center = center
        moment = parts.reduce(0) { $0 + $1.moment + $1.area * ($1.center - center).lengthSquared }
    }

    init(area: Double, center: PlaneVector, moment: Double) {
        (self.area, self.center, self.moment) = (area, center, moment)
    }
}
