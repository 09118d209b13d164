import Foundation

/// A run of colors between places 0 and 1, as Apple's `CGGradient`; immutable.
public final class CGGradient: Hashable, Sendable {
    /// A color and its place, 0 at the gradient's start and 1 at its end.
    struct Stop: Hashable, Sendable {
        var location: CGFloat
        var color: RGBA
    }

    /// In rising order of location.
    let stops: [Stop]

    /// Makes a gradient of colors.
    ///
    /// - Parameters:
    ///   - space: Kept for Apple's signature: colors are always mixed in sRGB.
    ///   - colors: At least one color, else nil.
    ///   - locations: A place for each color (cut to 0…1, sorted), or nil to space them evenly. A list of another
    ///     length gives nil.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        let last = CGFloat(max(colors.count - 1, 1))
        let places = locations ?? colors.indices.map { CGFloat($0) / last }
        guard !colors.isEmpty, places.count == colors.count, places.allSatisfy(\.isFinite) else { return nil }
        self.init(
            stops: zip(places, colors).map { Stop(location: min(max($0, 0), 1), color: $1.rgba) })
    }

    /// Makes a gradient of colors in an array of CoreFoundation's; nil where one of them is no color.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        guard let colors = Self.colors(in: colors) else { return nil }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    private static func colors(in array: CFArray) -> [CGColor]? {
        let given = Array(array)
        let known = given.compactMap { $0 as? CGColor }
        return known.count == given.count ? known : nil
    }

    /// Makes a gradient of components (alpha last) in a color space, `count` colors of them.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        guard let colors = Self.colors(space, of: components, count: count) else { return nil }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    private static func colors(_ space: CGColorSpace, of components: [CGFloat], count: Int) -> [CGColor]? {
        let size = space.numberOfComponents + 1
        guard count > 0, components.count / size >= count else { return nil }
        return (0..<count).compactMap {
            CGColor(colorSpace: space, components: Array(components[$0 * size..<($0 + 1) * size]))
        }
    }

    /// Makes a gradient of colors with as many places behind a pointer; nil spaces them evenly.
    @_disfavoredOverload
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: CFArrayGetCount(colors))) }
        guard let colors = Self.colors(in: colors) else { return nil }
        self.init(colorsSpace: space, colors: colors, locations: places)
    }

    /// Makes a gradient of components (alpha last) and places behind pointers, `count` colors of them.
    @_disfavoredOverload
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let parts = Array(UnsafeBufferPointer(start: components, count: count * (space.numberOfComponents + 1)))
        guard let colors = Self.colors(space, of: parts, count: count) else { return nil }
        self.init(
            colorsSpace: space, colors: colors,
            locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }

    init(stops: [Stop]) {
        let order = stops.indices.sorted { (stops[$0].location, $0) < (stops[$1].location, $1) }
        self.stops = order.map { stops[$0] }
    }

    /// The color at a place; before the first color it is the first, behind the last the last.
    package func color(at place: CGFloat) -> CGColor {
        let next = stops.firstIndex { $0.location > place } ?? stops.count
        let (a, b) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
        let share = b.location > a.location ? min(max((place - a.location) / (b.location - a.location), 0), 1) : 0
        func mixed(_ part: KeyPath<RGBA, CGFloat>) -> CGFloat {
            a.color[keyPath: part] + (b.color[keyPath: part] - a.color[keyPath: part]) * share
        }
        return CGColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }

    /// Half the color before the start and half of that behind the end, which are clear where options do not draw them.
    func meanOfEnds(_ options: CGGradientDrawingOptions) -> RGBA {
        let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        let first = options.contains(.drawsBeforeStartLocation) ? stops[0].color.clamped : clear
        let last = options.contains(.drawsAfterEndLocation) ? stops[stops.count - 1].color.clamped : clear
        return RGBA(
            red: (first.red + last.red) / 2, green: (first.green + last.green) / 2,
            blue: (first.blue + last.blue) / 2, alpha: (first.alpha + last.alpha) / 2)
    }

    /// The gradient from its end to its start.
    var turnedRound: CGGradient {
        CGGradient(stops: stops.reversed().map { Stop(location: 1 - $0.location, color: $0.color) })
    }

    /// Compares the colors and their places.
    public static func == (left: CGGradient, right: CGGradient) -> Bool {
        left === right || left.stops == right.stops
    }

    /// Hashes the colors and their places.
    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient's first and last colors go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options, as on iOS.
    public let rawValue: UInt32

    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first color fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color fills what lies behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

    /// The options of a gradient that runs the other way.
    var turnedRound: CGGradientDrawingOptions {
        var turned: CGGradientDrawingOptions = contains(.drawsBeforeStartLocation) ? .drawsAfterEndLocation : []
        if contains(.drawsAfterEndLocation) { turned.insert(.drawsBeforeStartLocation) }
        return turned
    }
}
