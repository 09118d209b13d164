import PlacardLabels
import Testing

/// A view's picture, one pixel in a point, to look pixels up in.
@MainActor struct Pixels: Equatable {
    let width: Int
    let values: [UInt32]

    init(of view: UIView) throws {
        let context = try CGContext(size: view.bounds.size, scale: 1)
        view.layer.render(in: context)
        let image = try #require(context.makeImage())
        width = image.width
        values = image.withPixels { Array($0) }
    }

    /// Alpha, red, green and blue, a byte each, premultiplied.
    subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    /// The rows that a condition holds for in some pixel.
    func rows(where holds: (UInt32) -> Bool) -> [Int] {
        (0..<values.count / width).filter { values[$0 * width..<($0 + 1) * width].contains(where: holds) }
    }
}
