import CCairo
import CRaster
import Foundation

/// The opacity of a layer alone: what shadows are made of.
///
/// A byte for each pixel, or, where the blur is so wide that nobody would see more, for each square of some.
final class OpacityPlane {
    private let surface: OpaquePointer
    /// The standard deviation of the blur in bytes.
    private let sigma: CGFloat
    /// From the device to the plane; nil where the plane lies on the device as it is.
    private let toPlane: CGAffineTransform?

    /// The widest blur, as its standard deviation in pixels, that is made of all pixels.
    static let widest: CGFloat = 64

    /// Takes the opacity of a canvas, moved by a shadow's offset, over a rectangle of whole pixels.
    convenience init?(of canvas: Canvas, throwing shadow: Shadow, over area: CGRect) {
        guard area.isFinite, area.width >= 1, area.height >= 1 else { return nil }
        if shadow.sigma > Self.widest {
            self.init(coarse: canvas, shadow, area)
        } else {
            self.init(fine: canvas, shadow, area)
        }
    }

    private init?(surfaceOf size: CGSize, sigma: CGFloat, _ toPlane: CGAffineTransform?) {
        let limit = CGFloat(CGImage.maximumSide)
        guard size.width <= limit, size.height <= limit else { return nil }
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height))!
        (self.sigma, self.toPlane) = (sigma, toPlane)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    }

    private convenience init?(fine canvas: Canvas, _ shadow: Shadow, _ area: CGRect) {
        self.init(surfaceOf: area.size, sigma: shadow.sigma, nil)
        cairo_surface_set_device_offset(surface, -area.minX, -area.minY)
        cairo_surface_flush(canvas.surface)
        let cairo = cairo_create(surface)!
        cairo_set_source_surface(cairo, canvas.surface, shadow.offset.dx, shadow.offset.dy)
        cairo_paint(cairo)
        cairo_destroy(cairo)
    }

    /// Squares so small that half of the least wide blur still reaches over many of them.
    private convenience init?(coarse canvas: Canvas, _ shadow: Shadow, _ area: CGRect) {
        let step = (shadow.sigma / (Self.widest / 2)).rounded(.down)
        let source = area.offsetBy(dx: -shadow.offset.dx, dy: -shadow.offset.dy).integral
        guard source.isFinite, abs(source.minX) < 1e9, abs(source.minY) < 1e9 else { return nil }
        let size = CGSize(width: (source.width / step).rounded(.up), height: (source.height / step).rounded(.up))
        let toPlane = CGAffineTransform(
            a: 1 / step, b: 0, c: 0, d: 1 / step, tx: -(source.minX + shadow.offset.dx) / step,
            ty: -(source.minY + shadow.offset.dy) / step)
        self.init(surfaceOf: size, sigma: shadow.sigma / step, toPlane)
        guard takeMeans(of: canvas, from: source.origin, step: Int(step)) else { return nil }
    }

    private func takeMeans(of canvas: Canvas, from origin: CGPoint, step: Int) -> Bool {
        canvas.flush()
        cairo_surface_flush(surface)
        let squares = placard_squares(
            pixels: canvas.buffer.pixels.baseAddress, width: canvas.buffer.width, height: canvas.buffer.height,
            left: Int(origin.x) - canvas.left, top: Int(origin.y) - canvas.top, step: step)
        let done = placard_mean_opacity(squares, cairo_image_surface_get_data(surface), stride, width, height)
        cairo_surface_mark_dirty(surface)
        return done != 0
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    private var width: Int { Int(cairo_image_surface_get_width(surface)) }
    private var height: Int { Int(cairo_image_surface_get_height(surface)) }
    private var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

    /// How many bytes the plane has.
    var area: Int { width * height }

    /// Paints what is set in a context through the plane.
    func mask(_ cairo: OpaquePointer) {
        guard let toPlane else { return cairo_mask_surface(cairo, surface, 0, 0) }
        let pattern = cairo_pattern_create_for_surface(surface)!
        var matrix = cairo_matrix_t(
            xx: toPlane.a, yx: 0, xy: 0, yy: toPlane.d, x0: toPlane.tx, y0: toPlane.ty)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_mask(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Blurs by three box blurs, which come close to a Gaussian.
    func blur() {
        for radius in Self.boxRadii(sigma: sigma) { boxBlur(radius: radius) }
    }

    /// The radii of three boxes that come close to a Gaussian, in pixels; none where nothing would be seen.
    ///
    /// Three boxes of n pixels have the variance (n² - 1) / 4; odd sizes around the wanted one are mixed so that the
    /// sum of the variances fits best (Kovesi, "Fast Almost-Gaussian Filtering", 2010).
    static func boxRadii(sigma: CGFloat) -> [Int] {
        let variance = sigma * sigma
        guard variance > 0.05 else { return [] }
        let small = (Int((4 * variance + 1).squareRoot()) - 1) / 2
        let size = CGFloat(2 * small + 1)
        // With k boxes of the small size and 3 - k of the next: 12 σ² = k (n² - 1) + (3 - k) ((n + 2)² - 1).
        let count = ((3 * ((size + 2) * (size + 2) - 1) - 12 * variance) / (4 * size + 4)).rounded()
        return (0..<3).map { CGFloat($0) < count ? small : small + 1 }
    }

    private func boxBlur(radius: Int) {
        guard radius > 0 else { return }
        cairo_surface_flush(surface)
        _ = placard_box_blur(cairo_image_surface_get_data(surface), stride, width, height, radius)
        cairo_surface_mark_dirty(surface)
    }
}
