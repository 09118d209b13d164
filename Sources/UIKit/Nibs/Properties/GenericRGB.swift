import Foundation

/// Apple's "Generic RGB" space, in which old documents write calibrated colors, matched to sRGB.
///
/// The curve is a gamma of 1.8. The matrix is fitted to what Apple's systems show for the pure colors, which their
/// color picker made well known: FF2600 for red, 00F900 for green, 0433FF for blue; white stays white.
enum GenericRGB {
    static func sRGB(red: CGFloat, green: CGFloat, blue: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let r = linear(red)
        let g = linear(green)
        let b = linear(blue)
        return (
            encoded(1.0241 * r - 0.0253 * g + 0.0012 * b),
            encoded(0.0194 * r + 0.9474 * g + 0.0332 * b),
            encoded(-0.0021 * r - 0.0020 * g + 1.0041 * b)
        )
    }

    private static func linear(_ value: CGFloat) -> CGFloat { pow(min(max(value, 0), 1), 1.8) }

    private static func encoded(_ light: CGFloat) -> CGFloat { SRGB.component(of: min(max(light, 0), 1)) }
}
