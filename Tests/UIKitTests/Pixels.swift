import PlacardUIKit
import Testing

/// A view's picture, to look pixels up in.
@MainActor struct Pixels: Equatable {
    let width: Int
    let height: Int
    let values: [UInt32]

    /// Lays out and draws a view at its size; one pixel in a point unless asked otherwise.
    init(of view: UIView, scale: CGFloat = 1) throws {
        let context = try CGContext(size: view.bounds.size, scale: scale)
        view.layer.render(in: context)
        self.init(try #require(context.makeImage()))
    }

    init(_ image: CGImage) {
        width = image.width
        height = image.height
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
