import CRaster
import Foundation

extension GlyphRun {
    /// Writes each glyph's mask and pixel, and returns the masks that had to be made, which must outlive their use.
    ///
    /// - Parameters:
    ///   - forms: Space for as many as the run has glyphs.
    ///   - table: The masks of the run's size on the device.
    func fill(
        _ forms: UnsafeMutableBufferPointer<placard_glyph>, from table: MaskTable, _ transform: CGAffineTransform
    ) -> [GlyphMask] {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: glyphs.count) { quarters in
            for (index, position) in positions.enumerated() {
                let spot = PixelSpot(position.applying(transform)) ?? .unseen
                forms.initializeElement(
                    at: index, to: placard_glyph(mask: GlyphMask.empty.form, x: Int32(spot.x), y: Int32(spot.y)))
                quarters.initializeElement(at: index, to: UInt8(spot.quarter))
            }
            return table.find(glyphs, quarters: UnsafeBufferPointer(quarters), in: forms).compactMap { index in
                let mask = source.mask(
                    of: glyphs[index], pixelsPerEm: pointSize * transform.a, quarter: Int(quarters[index]))
                if let mask { forms[index].mask = mask.form }
                return mask
            }
        }
    }
}
