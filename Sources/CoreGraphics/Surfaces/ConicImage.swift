import Foundation

/// Colors that run around a point, as an image: neither Cairo nor any document's format knows such gradients.
struct ConicImage {
    let image: CGImage
    /// From the image's unit square to the device.
    let placement: CGAffineTransform

    private let colors: Ramp
    private let fromDevice: CGAffineTransform
    private let angle: CGFloat
    /// The length of half a pixel's diagonal in the gradient's space, in turns of the circle of radius 1.
    private let reach: CGFloat

    /// - Parameters:
    ///   - angle: Where the first color lies, in radians from the x axis towards the y axis of user space.
    ///   - transform: From a space whose origin is the gradient's middle to the device.
    ///   - area: What is to be covered, in device units.
    ///   - density: Pixels per device unit.
    ///
    /// Nil if there is no area, or no memory for it.
    init?(
        _ gradient: CGGradient, from angle: CGFloat, _ transform: CGAffineTransform, over area: CGRect,
        density: CGFloat
    ) {
        let density = min(density, 8_000 / max(area.width, area.height))
        let (width, height) = (Int((area.width * density).rounded(.up)), Int((area.height * density).rounded(.up)))
        guard transform.isInvertible, width > 0, height > 0, let buffer = PixelBuffer(width: width, height: height)
        else { return nil }
        colors = Ramp(gradient)
        placement = CGAffineTransform(
            a: CGFloat(width) / density, b: 0, c: 0, d: CGFloat(height) / density, tx: area.minX, ty: area.minY)
        fromDevice = CGAffineTransform(scaleX: 1 / density, y: 1 / density)
            .concatenating(CGAffineTransform(translationX: area.minX, y: area.minY))
            .concatenating(transform.inverted())
        self.angle = angle.truncatingRemainder(dividingBy: 2 * .pi)
        let m = fromDevice
        reach = max(hypot(m.a + m.c, m.b + m.d), hypot(m.a - m.c, m.b - m.d)) / (4 * .pi)
        image = CGImage(buffer: buffer)
        for y in 0..<height {
            for x in 0..<width { buffer.pixels[y * width + x] = pixel(x, y) }
        }
    }

    /// One color in a pixel's middle, or the mean of sixteen places where colors change within it.
    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(fromDevice)
        let (turn, width) = (turn(middle), reach / max(hypot(middle.x, middle.y), reach))
        let color = colors[turn]
        guard Ramp.areApart(colors[turn - width], color) || Ramp.areApart(colors[turn + width], color) else {
            return color
        }
        var sums: (UInt32, UInt32, UInt32, UInt32) = (8, 8, 8, 8)
        for sample in 0..<16 {
            let (dx, dy) = ((CGFloat(sample % 4) + 0.5) / 4, (CGFloat(sample / 4) + 0.5) / 4)
            let color = colors[self.turn(CGPoint(x: CGFloat(x) + dx, y: CGFloat(y) + dy).applying(fromDevice))]
            sums.0 += color >> 24
            sums.1 += color >> 16 & 255
            sums.2 += color >> 8 & 255
            sums.3 += color & 255
        }
        return (sums.0 >> 4) << 24 | (sums.1 >> 4) << 16 | (sums.2 >> 4) << 8 | sums.3 >> 4
    }

    /// How much of a turn lies between the gradient's beginning and a point.
    private func turn(_ point: CGPoint) -> CGFloat { (atan2(point.y, point.x) - angle) / (2 * .pi) }

    /// The premultiplied pixels of a gradient, finely stepped; a turn later the same ones come again.
    private struct Ramp {
        private static let steps = 4_096
        private let pixels: [UInt32]

        init(_ gradient: CGGradient) {
            pixels = (0..<Self.steps).map {
                gradient.color(at: (CGFloat($0) + 0.5) / CGFloat(Self.steps)).rgba.pixel(opacity: 1)
            }
        }

        subscript(turn: CGFloat) -> UInt32 {
            pixels[Int((turn * CGFloat(Self.steps)).rounded(.down)) & (Self.steps - 1)]
        }

        /// Whether two pixels differ visibly.
        static func areApart(_ a: UInt32, _ b: UInt32) -> Bool {
            if a == b { return false }
            func differ(_ shift: UInt32) -> Bool { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) > 6 }
            return differ(24) || differ(16) || differ(8) || differ(0)
        }
    }
}
