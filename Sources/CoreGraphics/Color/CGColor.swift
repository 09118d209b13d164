import Foundation

/// A color: components in a color space and an alpha.
///
/// Immutable, so it may be shared between threads. Two colors are equal when space, components and alpha are.
/// Components outside 0…1 are kept and clamped only when pixels are made; components that are no numbers count as 0.
public final class CGColor: Hashable, Sendable {
    /// Nil for pattern colors.
    private let space: CGColorSpace?
    private let values: [CGFloat]
    /// The color in extended sRGB, not premultiplied; the mean one of a pattern.
    let rgba: RGBA
    /// The image that areas are filled with in place of one color.
    let tile: ColorTile?

    /// Makes a color in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// Makes a color in sRGB; the same as `init(red:green:blue:alpha:)`.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    /// Makes a color from a space and its components, alpha last; nil if their number does not fit the space.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count == space.numberOfComponents + 1 else { return nil }
        self.init(space: space, values: components)
    }

    private init(space: CGColorSpace, values: [CGFloat]) {
        let numbers = values.map { $0.isFinite ? $0 : 0 }
        let color = space.sRGB(from: numbers)
        self.space = space
        self.values = numbers
        let alpha = Self.opacity(numbers[numbers.count - 1])
        self.rgba = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        tile = nil
    }

    /// Makes a pattern color: areas are filled with copies of an image, side by side from the origin of user space.
    ///
    /// Shadows and gradients, which have one color, take the image's mean.
    ///
    /// - Parameter scale: Pixels of the image in a unit of user space.
    package convenience init(tiling image: CGImage, scale: CGFloat) {
        self.init(ColorTile(image, scale: scale), alpha: 1)
    }

    /// Makes a pattern color: areas are filled with copies of a drawing.
    ///
    /// - Parameters:
    ///   - patternSpace: One made by `CGColorSpace(patternBaseSpace:)`.
    ///   - pattern: What areas are filled with.
    ///   - components: The opacity alone for a pattern with colors of its own, else the components of the color that it
    ///     is drawn in, alpha last.
    ///
    /// Nil if the space is not one of patterns, or has no base for a pattern without colors. Shadows and gradients, which
    /// have one color, take the mean.
    public convenience init?(
        patternSpace: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard let base = patternSpace.patternBase else { return nil }
        if pattern.isColored {
            self.init(ColorTile(pattern, color: CGColor.black.rgba), alpha: components[0])
        } else {
            guard let base else { return nil }
            let values = Array(UnsafeBufferPointer(start: components, count: base.numberOfComponents + 1))
            guard let color = CGColor(colorSpace: base, components: values) else { return nil }
            self.init(ColorTile(pattern, color: color.rgba), alpha: 1)
        }
    }

    private init(_ tile: ColorTile, alpha: CGFloat) {
        let mean = tile.mean
        space = nil
        values = [alpha.isFinite ? alpha : 0]
        rgba = RGBA(red: mean.red, green: mean.green, blue: mean.blue, alpha: mean.alpha * Self.opacity(values[0]))
        self.tile = tile
    }

    /// Less than clear is clear, and more than opaque is opaque, as Apple's documentation of `UIColor` has it.
    private static func opacity(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }

    /// The space that gives the components their meaning; nil for patterns.
    public var colorSpace: CGColorSpace? { space }
    /// The components in the color's own space, alpha last; of a pattern the alpha alone.
    public var components: [CGFloat]? { values }
    /// How many components there are, alpha counted.
    public var numberOfComponents: Int { values.count }
    /// The opacity: 0 is clear, 1 is opaque.
    public var alpha: CGFloat { values[values.count - 1] }
    /// What the alpha comes to when it is drawn: from 0 to 1.
    var opacity: CGFloat { Self.opacity(alpha) }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black without any opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The same color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let tile { return CGColor(tile, alpha: alpha) }
        return space.map { CGColor(space: $0, values: values.dropLast() + [alpha]) }
    }

    /// The same color in another space, or nil if the other space cannot hold it (only sRGB can hold them all).
    public func converted(to target: CGColorSpace) -> CGColor? {
        if target == space { return self }
        guard target.family == .sRGB, tile == nil else { return nil }
        return CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }

    /// The same color in another space, as `converted(to:)` has it; there is one way to convert, and no options.
    public func converted(
        to target: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        converted(to: target)
    }

    static func ofInks(
        _ cyan: CGFloat, _ magenta: CGFloat, _ yellow: CGFloat, _ black: CGFloat, _ alpha: CGFloat
    ) -> CGColor {
        CGColor(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }

    /// Compares space, components, alpha and pattern; a color is not equal to the same color in another space.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right || (left.space == right.space && left.values == right.values && left.tile == right.tile)
    }

    /// Hashes space, components and alpha.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}

/// A color in extended sRGB, not premultiplied: what surfaces are handed.
struct RGBA: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    /// The premultiplied pixel in native-endian ARGB, with one more opacity multiplied in.
    func pixel(opacity: CGFloat) -> UInt32 {
        let alpha = Self.clamped(self.alpha) * Self.clamped(opacity)
        func byte(_ value: CGFloat) -> UInt32 { UInt32((Self.clamped(value) * alpha * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }

    /// The color with every component within 0…1.
    var clamped: RGBA {
        RGBA(
            red: Self.clamped(red), green: Self.clamped(green), blue: Self.clamped(blue), alpha: Self.clamped(alpha))
    }

    private static func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
}
