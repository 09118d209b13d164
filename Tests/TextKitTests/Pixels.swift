import PlacardTextKit
import Testing

/// What drawing code leaves on a bitmap, to look pixels up in.
struct Pixels: Equatable {
    let width: Int
    let height: Int
    let values: [UInt32]

    /// Runs drawing code with a bitmap as the current context; sizes in points.
    init(_ width: Int, _ height: Int, scale: CGFloat = 1, draw: (CGContext) -> Void) throws {
        let context = try CGContext(size: CGSize(width: width, height: height), scale: scale)
        UIGraphicsPushContext(context)
        draw(context)
        UIGraphicsPopContext()
        let image = try #require(context.makeImage())
        self.width = image.width
        self.height = image.height
        values = image.withPixels { Array($0) }
    }

    /// Alpha, red, green and blue, a byte each, premultiplied.
    subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    /// The rows that a condition holds for in some pixel.
    func rows(where holds: (UInt32) -> Bool) -> [Int] {
        (0..<height).filter { row in values[row * width..<(row + 1) * width].contains(where: holds) }
    }

    /// The columns that a condition holds for in some pixel.
    func columns(where holds: (UInt32) -> Bool) -> [Int] {
        (0..<width).filter { column in (0..<height).contains { holds(self[column, $0]) } }
    }
}
