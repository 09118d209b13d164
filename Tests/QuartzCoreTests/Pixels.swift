import PlacardQuartzCore
import Testing

/// A layer's picture at one pixel in a point, to look pixels up in.
struct Pixels: Equatable {
    let width: Int
    let values: [UInt32]

    /// Renders a layer; points and pixels are the same.
    init(of layer: CALayer, width: Int, height: Int) throws {
        let context = try CGContext(size: CGSize(width: width, height: height), scale: 1)
        layer.render(in: context)
        let image = try #require(context.makeImage())
        self.width = image.width
        values = image.withPixels { Array($0) }
    }

    /// Alpha, red, green and blue, a byte each, premultiplied.
    subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    /// The difference of the channel that differs most, over all pixels.
    func difference(from other: Pixels) -> Int {
        zip(values, other.values).reduce(0) { worst, pair in
            [0, 8, 16, 24].reduce(worst) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
        }
    }
}

extension CALayer {
    /// A coloured layer.
    convenience init(_ color: CGColor?, frame: CGRect) {
        self.init()
        backgroundColor = color
        self.frame = frame
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
