import PlacardUIKit

/// An image, to look pixels up in.
public struct Pixels: Equatable, Sendable {
    public let width: Int
    public let height: Int
    /// Alpha, red, green and blue, a byte each, premultiplied, row by row from the top.
    public let values: [UInt32]

    public init(_ image: CGImage) {
        width = image.width
        height = image.height
        values = image.withPixels { Array($0) }
    }

    /// Runs drawing code with a bitmap as the current context; sizes in points.
    public init(_ width: Int, _ height: Int, scale: CGFloat = 1, draw: (CGContext) -> Void) throws {
        let context = try CGContext(size: CGSize(width: width, height: height), scale: scale)
        UIGraphicsPushContext(context)
        draw(context)
        UIGraphicsPopContext()
        try self.init(of: context)
    }

    /// Renders a layer; points and pixels are the same.
    public init(of layer: CALayer, width: Int, height: Int) throws {
        let context = try CGContext(size: CGSize(width: width, height: height), scale: 1)
        layer.render(in: context)
        try self.init(of: context)
    }

    /// Lays out and draws a view at its size; one pixel in a point unless asked otherwise.
    @MainActor public init(of view: UIView, scale: CGFloat = 1) throws {
        let context = try CGContext(size: view.bounds.size, scale: scale)
        view.layer.render(in: context)
        try self.init(of: context)
    }

    private init(of context: CGContext) throws {
        guard let image = context.makeImage() else { throw NoImage() }
        self.init(image)
    }

    private struct NoImage: Error {}

    public subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    /// The rows that a condition holds for in some pixel.
    public func rows(where holds: (UInt32) -> Bool) -> [Int] {
        (0..<height).filter { row in values[row * width..<(row + 1) * width].contains(where: holds) }
    }

    /// The columns that a condition holds for in some pixel.
    public func columns(where holds: (UInt32) -> Bool) -> [Int] {
        (0..<width).filter { column in (0..<height).contains { holds(self[column, $0]) } }
    }

    /// The difference of the channel that differs most, over all pixels.
    public func difference(from other: Pixels) -> Int {
        zip(values, other.values).reduce(0) { worst, pair in
            [0, 8, 16, 24].reduce(worst) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
        }
    }
}
