import Foundation
import Testing

@testable import PlacardCoreGraphics

/// The small files in Fixtures, with the pixels that an outside decoder sees in them (Fixtures/images.py).
struct ImageFixture: CustomTestStringConvertible {
    let name: String
    let width: Int
    let height: Int
    /// How far a channel may be off: decoders of JPEG may round differently.
    let tolerance: Int
    /// Upright, premultiplied, in sRGB.
    let pixels: [UInt32]

    var testDescription: String { name }

    static let all: [ImageFixture] = {
        guard let table = try? String(contentsOf: folder.appendingPathComponent("pictures.txt"), encoding: .utf8)
        else {
            return []
        }
        return table.split(separator: "\n").map { ImageFixture(row: $0.split(separator: " ")) }
    }()

    static let folder = Bundle.module.resourceURL!.appendingPathComponent("Fixtures")

    static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    private init(row: [Substring]) {
        name = String(row[0])
        (width, height, tolerance) = (Int(row[1])!, Int(row[2])!, Int(row[3])!)
        let digits = Array(row[4].utf8)
        pixels = stride(from: 0, to: digits.count, by: 8).map { start in
            let straight = UInt32(String(decoding: digits[start..<start + 8], as: UTF8.self), radix: 16)!
            let alpha = straight & 255
            func part(_ shift: UInt32) -> UInt32 {
                UInt32((Double(straight >> shift & 255) * Double(alpha) / 255).rounded())
            }
            return alpha << 24 | part(24) << 16 | part(16) << 8 | part(8)
        }
    }
}
