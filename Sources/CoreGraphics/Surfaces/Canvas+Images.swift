import CCairo
import CRaster
import Foundation

extension Canvas {
    func draw(_ image: CGImage, placed placement: CGAffineTransform, in state: GraphicsState) {
        guard let shift = PixelShift(of: image, placed: placement, in: state) else {
            return stretch(image, placed: placement, in: state)
        }
        // What covers all of an empty canvas need not be drawn on it.
        if shift.edges.isEmpty, shift.inner == bounds, state.clip.rect.contains(bounds), adopt(image.buffer) {
            return
        }
        blend(
            image.buffer, left: shift.left, top: shift.top, within: state.clip.rect.common(with: shift.inner), shift)
        for edge in shift.edges {
            var narrow = state
            narrow.clip.intersect(edge)
            if !narrow.clip.isEmpty { stretch(image, placed: placement, in: narrow) }
        }
    }

    /// Draws an image by Cairo.
    func stretch(_ image: CGImage, placed placement: CGAffineTransform, in state: GraphicsState) {
        draw(in: state) { cairo in
            withSurface(of: image) { picture in
                append(.rect(CGRect(x: 0, y: 0, width: 1, height: 1), placement))
                var matrix = placement.scaledBy(x: 1 / CGFloat(image.width), y: 1 / CGFloat(image.height)).cairoMatrix
                cairo_set_matrix(cairo, &matrix)
                cairo_set_source_surface(cairo, picture, 0, 0)
                cairo_identity_matrix(cairo)
                let pattern = cairo_get_source(cairo)
                // Edges repeat their last pixels instead of fading into transparency.
                cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
                cairo_pattern_set_filter(pattern, state.interpolation.cairoFilter)
                fillPath(alpha: state.alpha, in: state.blendMode)
                cairo_set_source_rgba(cairo, 0, 0, 0, 0)
            }
        }
    }

    /// Draws pixels over those of the canvas, within whole pixels.
    func blend(_ source: PixelBuffer, left: Int, top: Int, within area: CGRect, _ shift: PixelShift? = nil) {
        let part = PixelArea(area.common(with: bounds)).part(left: left, top: top, source.width, source.height)
        guard let part else { return }
        change { buffer in
            if shift?.weight ?? 0 == 0, blend(coverageOf: source, part) { return }
            placard_blend_shifted(
                bytes(at: part), buffer.width * 4,
                source.pixels.baseAddress! + part.skippedRows * source.width + part.skippedColumns, source.width * 4,
                Int32(part.width), Int32(part.height), shift?.next ?? 0, Int32(shift?.weight ?? 0))
        }
    }

    /// Draws a part of a picture that is coverage in one color, without making its pixels; false for other pictures.
    private func blend(coverageOf source: PixelBuffer, _ part: PixelArea.Part) -> Bool {
        // Asked for before the picture is locked.
        let pixels = bytes(at: part)
        let isDone = source.withCoverage { plane, color in
            // A byte lies before each row.
            let stride = source.width + 1
            placard_blend_mask(
                pixels, buffer.width * 4, plane + part.skippedRows * stride + part.skippedColumns + 1, stride,
                Int32(part.width), Int32(part.height), color)
            return true
        }
        return isDone ?? false
    }

    /// Lends an image's pixels to Cairo for reading.
    func withSurface(of image: CGImage, _ body: (OpaquePointer) -> Void) {
        let bytes = UnsafeMutableRawPointer(image.buffer.pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
        let picture = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height), Int32(image.width * 4))!
        body(picture)
        cairo_surface_finish(picture)
        cairo_surface_destroy(picture)
        withExtendedLifetime(image) {}
    }
}

/// How an image lies that is shown as large as it is: on whole pixels or, along one axis, between them.
struct PixelShift {
    /// The canvas's pixel for which the image's first one is mixed with its next one.
    let left: Int
    let top: Int
    /// How many pixels lie from one to the next, and how much that one counts, of 128.
    let next: Int
    let weight: Int
    /// Where the image covers all of each pixel, and along its edges parts of some.
    let inner: CGRect
    let edges: [CGRect]

    /// Nil for images that are stretched, turned, pale, cut by shapes or mixed otherwise, and for those so little beside
    /// whole pixels that Cairo may take them for whole ones.
    init?(of image: CGImage, placed placement: CGAffineTransform, in state: GraphicsState) {
        let size = CGSize(width: image.width, height: image.height)
        guard state.alpha == 1, state.blendMode == .normal, state.clip.pixelRect != nil, placement.b == 0,
            placement.c == 0, abs(placement.a - size.width) < 1e-6, abs(placement.d - size.height) < 1e-6,
            abs(placement.tx) < 30_000, abs(placement.ty) < 30_000,
            let isBetweenColumns = Self.isBetween(placement.tx), let isBetweenRows = Self.isBetween(placement.ty)
        else { return nil }
        let place = CGPoint(x: placement.tx, y: placement.ty)
        if !isBetweenColumns, !isBetweenRows {
            self.init(on: CGPoint(x: place.x.rounded(), y: place.y.rounded()), size)
            return
        }
        guard isBetweenColumns != isBetweenRows, state.edges == .smooth, state.interpolation != .none,
            state.interpolation != .high
        else { return nil }
        if isBetweenColumns {
            self.init(betweenColumnsAt: place.x, y: place.y.rounded(), size)
        } else {
            self.init(betweenRowsAt: place.y, x: place.x.rounded(), size)
        }
    }

    private init(on place: CGPoint, _ size: CGSize) {
        (left, top, next, weight) = (Int(place.x), Int(place.y), 0, 0)
        (inner, edges) = (CGRect(origin: place, size: size), [])
    }

    private init(betweenColumnsAt x: CGFloat, y: CGFloat, _ size: CGSize) {
        let (start, weight) = Self.mixing(at: x)
        (left, top, next, self.weight) = (start, Int(y), weight == 0 ? 0 : 1, weight)
        inner = CGRect(x: x.rounded(.up), y: y, width: size.width - 1, height: size.height)
        edges = [inner.minX - 1, inner.maxX].map { CGRect(x: $0, y: y, width: 1, height: size.height) }
    }

    private init(betweenRowsAt y: CGFloat, x: CGFloat, _ size: CGSize) {
        let (start, weight) = Self.mixing(at: y)
        (left, top, next, self.weight) = (Int(x), start, weight == 0 ? 0 : Int(size.width), weight)
        inner = CGRect(x: x, y: y.rounded(.up), width: size.width, height: size.height - 1)
        edges = [inner.minY - 1, inner.maxY].map { CGRect(x: x, y: $0, width: size.width, height: 1) }
    }

    /// As pixman counts: in 65,536ths of a pixel, of which the first seven bits tell how two pixels are mixed.
    private static func mixing(at place: CGFloat) -> (start: Int, weight: Int) {
        let back = Int((-place * 65_536).rounded(.toNearestOrEven))
        return (-(back >> 16), back >> 9 & 127)
    }

    /// Whether a place lies between whole pixels; nil if it is not clear.
    private static func isBetween(_ place: CGFloat) -> Bool? {
        let part = place - place.rounded(.down)
        if min(part, 1 - part) < 1e-6 { return false }
        return min(part, 1 - part) > 1.0 / 64 ? true : nil
    }
}
