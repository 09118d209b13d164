import Foundation

extension Canvas {
    /// Blurs all channels by three box blurs, which come close to a Gaussian.
    ///
    /// The box sizes follow from the wanted variance (Kovesi, "Fast almost-Gaussian filtering", 2010).
    func blur(sigma: CGFloat) {
        guard sigma > 0.2, prepareForWriting() else { return }
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        let small = max(1, Int(ideal) - (Int(ideal) % 2 == 0 ? 1 : 0))
        let w = CGFloat(small)
        let count = ((12 * sigma * sigma - 3 * w * w - 12 * w - 9) / (-4 * w - 4)).rounded()
        for pass in 0..<3 {
            let size = CGFloat(pass) < count ? small : small + 2
            boxBlur(radius: size / 2)
        }
    }

    private func boxBlur(radius: Int) {
        guard radius > 0 else { return }
        let width = buffer.width
        let height = buffer.height
        let pixels = buffer.pixels.baseAddress!
        var line = [UInt32](repeating: 0, count: max(width, height))
        for row in 0..<height {
            Self.boxBlur(pixels + row * width, count: width, step: 1, radius: radius, &line)
        }
        for column in 0..<width {
            Self.boxBlur(pixels + column, count: height, step: width, radius: radius, &line)
        }
    }

    /// Replaces each pixel of a row or column by the mean of those around it; outside all is clear.
    private static func boxBlur(
        _ pixels: UnsafeMutablePointer<UInt32>, count: Int, step: Int, radius: Int, _ line: inout [UInt32]
    ) {
        for index in 0..<count { line[index] = pixels[index * step] }
        let size = UInt32(2 * radius + 1)
        var sum = SIMD4<UInt32>()
        func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
            SIMD4(pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        }
        for index in 0..<min(radius, count) { sum &+= channels(line[index]) }
        for index in 0..<count {
            if index + radius < count { sum &+= channels(line[index + radius]) }
            if index > radius { sum &-= channels(line[index - radius - 1]) }
            let mean = (sum &+ size / 2) / SIMD4(repeating: size)
            pixels[index * step] = mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w
        }
    }
}
