import Foundation

/// A picture that fills areas by standing side by side: what pattern colours are made of.
struct ColorTile: Hashable, Sendable {
    /// The picture, repeated until it is of some size, so that large areas take few copies.
    let image: CGImage
    /// Of `image`, in units of user space.
    let size: CGSize
    /// The picture's mean colour.
    let mean: RGBA

    /// Pixels a side that small pictures are repeated to.
    private static let leastSide = 256

    init(_ image: CGImage, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let repeated = Self.repeated(image)
        self.image = repeated
        size = CGSize(width: CGFloat(repeated.width) / scale, height: CGFloat(repeated.height) / scale)
        mean = Self.mean(image)
    }

    private static func repeated(_ image: CGImage) -> CGImage {
        let columns = (leastSide + image.width - 1) / image.width
        let rows = (leastSide + image.height - 1) / image.height
        guard columns * rows > 1 else { return image }
        let width = image.width * columns
        let pixels = image.withPixels { source in
            (0..<image.height * rows * width).map { place in
                source[place / width % image.height * image.width + place % width % image.width]
            }
        }
        return CGImage(width: width, height: image.height * rows, pixels: pixels) ?? image
    }

    private static func mean(_ image: CGImage) -> RGBA {
        image.withPixels { pixels in
            func sum(_ shift: UInt32) -> CGFloat { CGFloat(pixels.reduce(0) { $0 + Int($1 >> shift & 255) }) }
            let alpha = sum(24)
            guard alpha > 0 else { return CGColor.clear.rgba }
            // Premultiplied channels divided by the alpha are straight ones.
            return RGBA(
                red: sum(16) / alpha, green: sum(8) / alpha, blue: sum(0) / alpha,
                alpha: alpha / 255 / CGFloat(pixels.count))
        }
    }

    static func == (a: ColorTile, b: ColorTile) -> Bool { a.image === b.image && a.size == b.size }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
}
