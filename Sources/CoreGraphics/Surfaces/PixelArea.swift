import Foundation

/// A rectangle of whole pixels into which small images are blended.
struct PixelArea {
    private let minX: Int
    private let minY: Int
    private let maxX: Int
    private let maxY: Int

    init(_ rect: CGRect) {
        minX = Int(rect.minX)
        minY = Int(rect.minY)
        maxX = Int(rect.maxX)
        maxY = Int(rect.maxY)
    }

    /// What is left of a small image inside the area.
    struct Part {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        /// How much of the image lies left of and above the area.
        var skippedColumns: Int
        var skippedRows: Int
    }

    /// The part of an image that lies inside, or nil if none does.
    func part(left: Int, top: Int, _ width: Int, _ height: Int) -> Part? {
        let x0 = max(left, minX)
        let x1 = min(left + width, maxX)
        let y0 = max(top, minY)
        let y1 = min(top + height, maxY)
        guard x0 < x1, y0 < y1 else { return nil }
        return Part(
            left: x0, top: y0, width: x1 - x0, height: y1 - y0, skippedColumns: x0 - left,
            skippedRows: y0 - top)
    }
}

/// Where a glyph's origin lies among the pixels: to the quarter in x, to the whole in y.
struct PixelSpot {
    let x: Int
    let y: Int
    let quarter: Int

    /// Where nothing is seen: farther away than any canvas reaches.
    static let unseen = PixelSpot(x: 1 << 30, y: 1 << 30, quarter: 0)

    private init(x: Int, y: Int, quarter: Int) {
        (self.x, self.y, self.quarter) = (x, y, quarter)
    }

    /// Nil if the place is not finite or too far away to be seen.
    init?(_ place: CGPoint) {
        guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return nil }
        let quarters = Int((place.x * 4).rounded())
        x = quarters >> 2
        quarter = quarters & 3
        y = Int(place.y.rounded())
    }
}
