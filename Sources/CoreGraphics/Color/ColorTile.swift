import Foundation

/// What fills areas by standing side by side: what pattern colors are made of.
struct ColorTile: Hashable, Sendable {
    enum Cell: Sendable {
        /// An image, repeated until it is of some size, so that large areas take few copies; and its size in units of
        /// user space.
        case picture(CGImage, CGSize)
        /// A drawing, and the color for one that has none of its own.
        case drawing(CGPattern, RGBA)
    }

    let cell: Cell
    /// The mean color, for what can have one only.
    let mean: RGBA

    /// Pixels a side that small images are repeated to.
    private static let leastSide = 256

    init(_ image: CGImage, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let repeated = Self.repeated(image)
        cell = .picture(
            repeated, CGSize(width: CGFloat(repeated.width) / scale, height: CGFloat(repeated.height) / scale))
        mean = Self.mean(image)
    }

    /// - Parameter color: Of a pattern without colors of its own.
    init(_ pattern: CGPattern, color: RGBA) {
        cell = .drawing(pattern, color)
        mean = Self.mean(pattern, color)
    }

    /// The mean of what a cell and the gap beside it show.
    private static func mean(_ pattern: CGPattern, _ color: RGBA) -> RGBA {
        let side: CGFloat = 64
        guard let context = try? CGContext(size: CGSize(width: side, height: side), scale: 1) else {
            return CGColor.clear.rgba
        }
        context.scaleBy(x: side / pattern.step.width, y: side / pattern.step.height)
        context.translateBy(x: -pattern.bounds.minX, y: -pattern.bounds.minY)
        context.drawCell(of: pattern, color)
        return context.makeImage().map(mean) ?? CGColor.clear.rgba
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

    static func == (a: ColorTile, b: ColorTile) -> Bool {
        switch (a.cell, b.cell) {
        case (.picture(let a, let size), .picture(let b, let other)): a === b && size == other
        case (.drawing(let a, let color), .drawing(let b, let other)): a === b && color == other
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch cell {
        case .picture(let image, _): hasher.combine(ObjectIdentifier(image))
        case .drawing(let pattern, _): hasher.combine(ObjectIdentifier(pattern))
        }
    }
}
