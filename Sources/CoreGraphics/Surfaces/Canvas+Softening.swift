import CRaster
import Foundation

extension Canvas {
    /// Blurs the pixels within the state's clip.
    ///
    /// - Parameters:
    ///   - sigma: The standard deviation in pixels.
    ///   - bounds: Whole pixels of the canvas, at whose edges the last ones go on.
    func soften(sigma: CGFloat, within bounds: CGRect, in state: GraphicsState) {
        let radii = OpacityPlane.boxRadii(sigma: min(sigma, 500))
        let area = state.clip.rect.common(with: bounds).touchedPixels.common(with: bounds)
        guard !radii.isEmpty, area.width >= 1, area.height >= 1,
            let blurred = PixelBuffer(width: Int(area.width), height: Int(area.height))
        else { return }
        let source = Region(
            left: Int(area.minX) - left, top: Int(area.minY) - top, reach: radii.reduce(0, +),
            columns: Int(bounds.minX) - left...Int(bounds.maxX) - left - 1,
            rows: Int(bounds.minY) - top...Int(bounds.maxY) - top - 1)
        for shift in [0, 8, 16, 24] as [UInt32] {
            guard soften(channel: shift, of: source, radii, into: blurred) else { return }
        }
        let placement = CGAffineTransform(a: area.width, b: 0, c: 0, d: area.height, tx: area.minX, ty: area.minY)
        var replacing = state
        replacing.blendMode = .copy
        replacing.interpolation = .none
        replacing.alpha = 1
        draw(CGImage(buffer: blurred), placed: placement, in: replacing)
    }

    /// Where the pixels to blur begin, and how far away those lie that they are mixed with.
    private struct Region {
        let left: Int
        let top: Int
        let reach: Int
        /// The columns and rows of the canvas that may be looked at.
        let columns: ClosedRange<Int>
        let rows: ClosedRange<Int>
    }

    /// - Returns: Whether there was memory for it.
    private func soften(channel shift: UInt32, of region: Region, _ radii: [Int], into result: PixelBuffer) -> Bool {
        let (width, height) = (result.width + 2 * region.reach, result.height + 2 * region.reach)
        var plane = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = region.rows.nearest(to: y + region.top - region.reach) * buffer.width
            for x in 0..<width {
                let column = region.columns.nearest(to: x + region.left - region.reach)
                plane[y * width + x] = UInt8(truncatingIfNeeded: buffer.pixels[row + column] >> shift)
            }
        }
        for radius in radii where radius > 0 {
            guard placard_box_blur(&plane, width, width, height, radius) != 0 else { return false }
        }
        for y in 0..<result.height {
            for x in 0..<result.width {
                let value = plane[(y + region.reach) * width + x + region.reach]
                result.pixels[y * result.width + x] |= UInt32(value) << shift
            }
        }
        return true
    }
}

extension ClosedRange<Int> {
    fileprivate func nearest(to number: Int) -> Int { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
