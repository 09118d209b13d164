import PlacardCoreGraphics

/// An image in nine parts, of which the corners keep their size, the edges their thickness, and the middle fills the rest.
///
/// Source: Apple's documentation of `CALayer.contentsCenter`.
struct ImageSlices {
    struct Slice {
        let image: CGImage
        /// In points.
        let place: CGRect
    }

    /// The parts that show, none of them without area.
    let all: [Slice]

    /// Cuts an image.
    ///
    /// - Parameters:
    ///   - scale: Pixels in a point.
    ///   - center: The part that is stretched, in parts of the image's size.
    ///   - bounds: What the image fills, in points; where the corners do not fit, they shrink alike.
    init(_ image: CGImage, scale: CGFloat, center: CGRect, in bounds: CGRect) {
        let columns = Self.spans(image.width, scale, center.minX, center.maxX, bounds.minX, bounds.width)
        let rows = Self.spans(image.height, scale, center.minY, center.maxY, bounds.minY, bounds.height)
        all = rows.flatMap { row in
            columns.compactMap { column in
                let pixels = CGRect(x: column.pixel, y: row.pixel, width: column.pixels, height: row.pixels)
                let place = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                return image.cropping(to: pixels).map { Slice(image: $0, place: place) }
            }
        }
    }

    /// A part along one axis: its pixels, and where it lies in points.
    private struct Span {
        let pixel: Int
        let pixels: Int
        let start: CGFloat
        let length: CGFloat
    }

    private static func spans(
        _ pixels: Int, _ scale: CGFloat, _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat
    ) -> [Span] {
        let scale = scale > 0 ? scale : 1
        let first = min(max(Int((low.finite * CGFloat(pixels)).rounded()), 0), pixels)
        let last = min(max(Int((high.finite * CGFloat(pixels)).rounded()), first), pixels)
        let (before, behind) = (CGFloat(first) / scale, CGFloat(pixels - last) / scale)
        let fit = before + behind > length ? length / (before + behind) : 1
        let (head, tail) = (before * fit, behind * fit)
        return [
            Span(pixel: 0, pixels: first, start: start, length: head),
            Span(pixel: first, pixels: last - first, start: start + head, length: length - head - tail),
            Span(pixel: last, pixels: pixels - last, start: start + length - tail, length: tail),
        ].filter { $0.pixels > 0 && $0.length > 0 }
    }
}
