import CRaster
import Foundation

/// The 8-bit coverage of one glyph, cut to its ink.
///
/// A class, so that a cache can hand the same mask to many threads without copying its bytes.
package final class GlyphMask: Sendable {
    /// The coverage and its place as the blending code reads them: one piece of memory, which lives as long as the
    /// mask.
    nonisolated(unsafe) let form: UnsafePointer<placard_mask>

    /// The distance in pixels from the whole pixel left of the glyph's origin to the mask's left edge.
    package var left: Int { Int(form.pointee.left) }
    /// The distance in pixels from the baseline up to the mask's top edge.
    package var top: Int { Int(form.pointee.top) }
    /// The mask's extent in pixels.
    package var width: Int { Int(form.pointee.width) }
    /// The number of the mask's rows, which is its height in pixels.
    package var height: Int { Int(form.pointee.height) }

    /// Makes a mask of rows, top first.
    ///
    /// - Parameters:
    ///   - coverage: The first row's first byte: 0 is empty, 255 is full.
    ///   - pitch: The distance in bytes from one row to the next.
    package init(left: Int, top: Int, width: Int, height: Int, coverage: UnsafePointer<UInt8>, pitch: Int) {
        let stride = (width + 7) & ~7
        let head = MemoryLayout<placard_mask>.stride
        let memory = UnsafeMutableRawPointer.allocate(byteCount: head + stride * height, alignment: 8)
        let rows = memory + head
        rows.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
        for row in 0..<height { (rows + row * stride).copyMemory(from: coverage + row * pitch, byteCount: width) }
        form = UnsafePointer(
            memory.initializeMemory(
                as: placard_mask.self,
                to: placard_mask(
                    coverage: rows.assumingMemoryBound(to: UInt8.self), left: Int32(left), top: Int32(top),
                    width: Int32(width), height: Int32(height), stride: Int32(stride))))
    }

    /// Makes a mask of rows without gaps, top first, `width` bytes each.
    package convenience init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
        precondition(coverage.count == width * height)
        self.init(left: left, top: top, width: width, height: height, coverage: coverage, pitch: width)
    }

    deinit {
        form.deallocate()
    }

    /// The memory that the mask takes, in bytes.
    var bytes: Int { MemoryLayout<placard_mask>.stride + Int(form.pointee.stride) * height }

    /// Stands for glyphs without ink, which are asked for as often as others.
    static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
}

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
