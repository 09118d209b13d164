import CCairo
import CRaster
import Foundation

/// The opacity of a layer alone, a byte a pixel: what shadows are made of.
final class OpacityPlane {
    let surface: OpaquePointer

    /// Takes the opacity of a canvas, moved by a vector, over a rectangle of whole pixels.
    init?(of canvas: Canvas, movedBy offset: CGVector, over area: CGRect) {
        guard area.isFinite, area.width >= 1, area.height >= 1, area.width <= CGFloat(CGImage.maximumSide),
            area.height <= CGFloat(CGImage.maximumSide)
        else { return nil }
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))!
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_set_device_offset(surface, -area.minX, -area.minY)
        cairo_surface_flush(canvas.surface)
        let cairo = cairo_create(surface)!
        cairo_set_source_surface(cairo, canvas.surface, offset.dx, offset.dy)
        cairo_paint(cairo)
        cairo_destroy(cairo)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Blurs by three box blurs, which come close to a Gaussian.
    func blur(sigma: CGFloat) {
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
        let stride = Int(cairo_image_surface_get_stride(surface))
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        _ = placard_box_blur(cairo_image_surface_get_data(surface), stride, width, height, radius)
        cairo_surface_mark_dirty(surface)
    }
}
