import PlacardSpecimens

/// How far pixels of a picture may be from those of its reference.
public struct PixelTolerance: Hashable, Sendable {
    /// The name, for reports.
    public let name: String
    /// The color difference that a pixel may have, by CIEDE2000.
    public let colorDifference: Double
    /// The share of pixels that may differ by more, 0 to 1.
    public let share: Double

    /// A tolerance of one's own.
    public init(name: String, colorDifference: Double, share: Double = 0) {
        (self.name, self.colorDifference, self.share) = (name, colorDifference, share)
    }

    /// Every byte is the same.
    public static let exact = PixelTolerance(name: "exact", colorDifference: 0)
    /// No pixel differs as people would see: 2.3 is the difference that half of them notice.
    public static let justNoticeable = PixelTolerance(name: "justNoticeable", colorDifference: 2.3)
    /// Edges may be smoothed otherwise: no more than one pixel in a hundred differs as people would see.
    public static let smoothing = PixelTolerance(name: "smoothing", colorDifference: 2.3, share: 0.01)

    package static let all = [exact, justNoticeable, smoothing]
}

/// The pixels of two pictures beside each other.
package struct PixelComparison {
    /// Why the pictures differ by more than the tolerance, in words; nil where they do not.
    package let sentence: String?
    /// Where they differ, in red upon the pale reference; nil where they do not.
    package let image: CGImage?

    package init(_ reference: CGImage, _ new: CGImage, _ tolerance: PixelTolerance) {
        guard reference.width == new.width, reference.height == new.height else {
            image = nil
            sentence =
                "the picture has \(new.width) × \(new.height) pixels instead of \(reference.width) × \(reference.height)"
            return
        }
        let found = DifferingPixels(of: reference, new, tolerance)
        let share = Double(found.count) / Double(max(1, reference.width * reference.height))
        guard found.count > 0, share > tolerance.share else {
            (sentence, image) = (nil, nil)
            return
        }
        let percent = (share * 10_000).rounded() / 100
        let most = (found.greatest * 10).rounded() / 10
        let pixels = found.count == 1 ? "pixel differs" : "pixels differ"
        sentence = "\(found.count) \(pixels) (\(percent) %), by ΔE \(most) at most"
        image = CGImage(width: reference.width, height: reference.height, pixels: found.marked)
    }
}

/// The pixels in which two pictures of one size differ by more than a tolerance allows a pixel.
private struct DifferingPixels {
    private(set) var count = 0
    /// The greatest difference of any two pixels, in CIEDE2000's units.
    private(set) var greatest = 0.0
    /// The pale reference with those pixels in red; empty where the pictures are the same.
    private(set) var marked: [UInt32] = []

    init(of reference: CGImage, _ new: CGImage, _ tolerance: PixelTolerance) {
        reference.withPixels { old in
            new.withPixels { new in
                guard !old.elementsEqual(new) else { return }
                marked = old.map { LabColor.blend($0) }
                for index in old.indices where old[index] != new[index] {
                    let difference = LabColor(old[index]).difference(to: LabColor(new[index]))
                    greatest = max(greatest, difference)
                    guard difference > tolerance.colorDifference || tolerance == .exact else { continue }
                    count += 1
                    marked[index] = 0xFFFF_2D20
                }
            }
        }
    }
}

/// A color in CIELAB, for white at D65.
package struct LabColor {
    package let lightness: Double
    package let a: Double
    package let b: Double

    package init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    /// Of a pixel with premultiplied alpha in the highest byte, then red, green and blue in sRGB, upon white.
    init(_ pixel: UInt32) {
        let alpha = pixel >> 24
        func linear(_ shift: UInt32) -> Double {
            Double(SRGB.light(of: CGFloat((pixel >> shift & 0xFF) + 255 - alpha) / 255))
        }
        let (red, green, blue) = (linear(16), linear(8), linear(0))
        func bend(_ value: Double) -> Double {
            value > 216 / 24_389.0 ? cbrt(value) : (24_389 / 27.0 * value + 16) / 116
        }
        let x = bend((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = bend(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = bend((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// A pale gray picture of a pixel, for differences to stand out from.
    static func blend(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        let gray = (0..<3).reduce(UInt32(0)) { $0 + (pixel >> ($1 * 8) & 0xFF) + 255 - alpha } / 3
        let pale = 255 - (255 - min(255, gray)) / 4
        return 0xFF00_0000 | pale << 16 | pale << 8 | pale
    }

    /// CIEDE2000 with all weights 1. Source: Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005).
    package func difference(to other: LabColor) -> Double {
        let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
        let power = pow(meanChroma, 7)
        let stretch = 1 + 0.5 * (1 - sqrt(power / (power + pow(25, 7))))
        let (one, two) = (Polar(a * stretch, b), Polar(other.a * stretch, other.b))
        let (lightness, chroma) = ((self.lightness + other.lightness) / 2, (one.chroma + two.chroma) / 2)
        let isGray = one.chroma * two.chroma == 0
        var turn = isGray ? 0 : two.hue - one.hue
        if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        var hue = one.hue + two.hue
        if !isGray {
            if abs(one.hue - two.hue) > 180 { hue += hue < 360 ? 360 : -360 }
            hue /= 2
        }
        let deltaHue = 2 * sqrt(one.chroma * two.chroma) * Self.sine(turn / 2)
        let weight =
            1 - 0.17 * Self.cosine(hue - 30) + 0.24 * Self.cosine(2 * hue) + 0.32 * Self.cosine(3 * hue + 6)
            - 0.20 * Self.cosine(4 * hue - 63)
        let middle = (lightness - 50) * (lightness - 50)
        let lightnessTerm = (other.lightness - self.lightness) / (1 + 0.015 * middle / sqrt(20 + middle))
        let chromaTerm = (two.chroma - one.chroma) / (1 + 0.045 * chroma)
        let hueTerm = deltaHue / (1 + 0.015 * chroma * weight)
        let meanPower = pow(chroma, 7)
        let rotation =
            -2 * sqrt(meanPower / (meanPower + pow(25, 7))) * Self.sine(60 * exp(-pow((hue - 275) / 25, 2)))
        let square =
            lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm + rotation * chromaTerm
            * hueTerm
        return sqrt(max(0, square))
    }

    /// The a-b plane in polar coordinates, the hue in degrees from 0 to 360.
    private struct Polar {
        let chroma: Double
        let hue: Double

        init(_ a: Double, _ b: Double) {
            chroma = hypot(a, b)
            let angle = a == 0 && b == 0 ? 0 : atan2(b, a) * 180 / .pi
            hue = angle < 0 ? angle + 360 : angle
        }
    }

    private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
