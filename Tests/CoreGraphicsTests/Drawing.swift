import Foundation

@testable import PlacardCoreGraphics

/// The pixels of a finished drawing, to be compared and asked.
struct Drawing: Equatable {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    /// Draws on a fresh bitmap; sizes in points.
    init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ draw: (CGContext) throws -> Void) throws {
        let context = try CGContext(size: CGSize(width: width, height: height), scale: scale)
        try draw(context)
        guard let image = context.makeImage() else { throw CGContextError.outOfMemory(width: 0, height: 0) }
        self.init(image)
    }

    init(_ image: CGImage) {
        width = image.width
        height = image.height
        pixels = image.withPixels { Array($0) }
    }

    /// The premultiplied pixel, `alpha << 24 | red << 16 | green << 8 | blue`.
    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    var image: CGImage? { CGImage(width: width, height: height, pixels: pixels) }

    /// Whether nothing has been drawn.
    var isClear: Bool { pixels.allSatisfy { $0 == 0 } }

    /// The sum of all opacities, in opaque pixels.
    var ink: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }

    /// The largest difference of a channel between two drawings of the same size.
    func difference(from other: Drawing) -> Int {
        guard width == other.width, height == other.height else { return 256 }
        return zip(pixels, other.pixels).reduce(0) { worst, pair in
            [24, 16, 8, 0].reduce(worst) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
        }
    }

    /// The image after a quarter turn clockwise.
    var turned: Drawing {
        var result: [UInt32] = []
        for y in 0..<width { for x in 0..<height { result.append(self[y, height - 1 - x]) } }
        return Drawing(width: height, height: width, pixels: result)
    }

    /// The image upside down.
    var flipped: Drawing {
        Drawing(
            width: width, height: height,
            pixels: (0..<height).reversed().flatMap { pixels[$0 * width..<($0 + 1) * width] })
    }

    private init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
