extension UIColor {
    /// Gives the components in sRGB under the current traits; those of Display P3 may lie outside 0…1.
    ///
    /// - Returns: Whether the color could be converted; patterns cannot.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let rgba = sRGB else { return false }
        red?.pointee = rgba[0]
        green?.pointee = rgba[1]
        blue?.pointee = rgba[2]
        alpha?.pointee = rgba[3]
        return true
    }

    /// Gives the brightness of a gray; other colors have none.
    ///
    /// - Returns: Whether the color is a gray.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let rgba = sRGB, rgba[0] == rgba[1], rgba[1] == rgba[2] else { return false }
        white?.pointee = rgba[0]
        alpha?.pointee = rgba[3]
        return true
    }

    /// Gives hue, saturation and brightness under the current traits.
    ///
    /// - Returns: Whether the color could be converted; patterns cannot.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let rgba = sRGB else { return false }
        let color = HueColor(red: rgba[0], green: rgba[1], blue: rgba[2])
        hue?.pointee = color.hue
        saturation?.pointee = color.saturation
        brightness?.pointee = color.brightness
        alpha?.pointee = rgba[3]
        return true
    }

    /// The gray that is as light under the current traits, by the luma of ITU-R BT.709, and as opaque; patterns stay as they
    /// are.
    package var asGray: UIColor {
        guard let rgba = sRGB else { return self }
        return UIColor(white: SRGB.brightness(red: rgba[0], green: rgba[1], blue: rgba[2]), alpha: rgba[3])
    }

    /// Red, green, blue and alpha; nil for patterns.
    private var sRGB: [CGFloat]? {
        let color = cgColor
        return CGColorSpace(name: CGColorSpace.sRGB).flatMap { color.converted(to: $0) }?.components
    }
}

/// A color by hue, saturation and brightness, each 0 to 1.
///
/// Source: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978.
struct HueColor {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (least, most) = (min(red, green, blue), max(red, green, blue))
        let range = most - least
        brightness = most
        saturation = most > 0 ? range / most : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sextant: CGFloat
        switch most {
        case red: sextant = (green - blue) / range + (green < blue ? 6 : 0)
        case green: sextant = (blue - red) / range + 2
        default: sextant = (red - green) / range + 4
        }
        hue = sextant / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        guard hue.isFinite else { return (brightness, brightness, brightness) }
        let turn = (hue - hue.rounded(.down)) * 6
        let sextant = turn.rounded(.down)
        let rest = turn - sextant
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * rest)
        let rising = brightness * (1 - saturation * (1 - rest))
        switch Int(sextant) {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}
