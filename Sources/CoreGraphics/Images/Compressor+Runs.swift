import CISAL
import CRaster
import Foundation

extension Compressor {
    /// The rows of an opaque image as PNG stores them in RGB, in zlib's format (RFC 1950), without those rows ever being
    /// there; they stay until this compressor is used again.
    ///
    /// Nil for images with clear pixels or few repetitions, and if there is no memory.
    func compressRuns(of image: CGImage) -> UnsafeBufferPointer<UInt8>? {
        let (width, height) = (image.width, image.height)
        let room = placard_room_for_tokens(width, height) * MemoryLayout<UInt32>.size
        guard let memory = input.reserve(room) else { return nil }
        return UnsafeMutableRawPointer(memory).withMemoryRebound(to: UInt32.self, capacity: room / 4) { tokens in
            var counts = placard_run_counts()
            let count = image.withPixels {
                placard_find_runs($0.baseAddress, width, height, tokens, &counts, placard_ink_quickly)
            }
            guard count > 0 else { return nil }
            return Self.withCodes(for: counts) { counts, codes in
                output.reserve(placard_room_for_runs(counts, codes) + 6).map { target in
                    (target[0], target[1]) = (0x78, 0x01)
                    let end = 2 + placard_write_runs(tokens, count, width, codes, target + 2)
                    let sum = counts.pointee.sum.bigEndian
                    UnsafeMutableRawPointer(target + end).storeBytes(of: sum, as: UInt32.self)
                    return UnsafeBufferPointer(start: target, count: end + 4)
                }
            }
        }
    }

    /// Lends codes for what was counted; nil if there is no memory.
    static func withCodes<Result>(
        for counts: placard_run_counts,
        _ body: (UnsafePointer<placard_run_counts>, UnsafePointer<placard_run_codes>) -> Result?
    ) -> Result? {
        withUnsafePointer(to: counts) { counts in
            let numbers = UnsafeRawPointer(counts).assumingMemoryBound(to: UInt32.self)
            guard let made = placard_igzip_make_codes(numbers, numbers + 286) else { return nil }
            defer { free(UnsafeMutableRawPointer(made)) }
            var codes = placard_run_codes()
            withUnsafeMutableBytes(of: &codes) { bytes in
                let pairs = bytes.baseAddress!.assumingMemoryBound(to: (UInt32, UInt32).self)
                placard_igzip_copy_codes(made, pairs, pairs + 257, pairs + 257 + 259)
            }
            codes.header = placard_igzip_header(made, &codes.header_size, &codes.header_bits)
            return body(counts, &codes)
        }
    }
}
