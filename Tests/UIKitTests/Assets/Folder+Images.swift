import Foundation
import PlacardUIKit
@_exported import TestTools
import Testing

/// Folders that are asset catalogs or hold images.
extension Folder {
    /// Writes a PNG file of one color.
    func write(_ path: String, side: Int, _ pixel: UInt32) throws {
        let pixels = [UInt32](repeating: pixel, count: side * side)
        let image = try #require(CGImage(width: side, height: side, pixels: pixels))
        try write(PNGEncoder().encode(image), as: path)
    }

    /// Writes an image set of PNG files: a name, a side in pixels, a color, and the traits as JSON.
    func writeImageSet(_ name: String, _ versions: [(String, Int, UInt32, String)], properties: String = "{}") throws
    {
        for (file, side, pixel, _) in versions { try write("\(name).imageset/\(file)", side: side, pixel) }
        let entries = versions.map { "{\"filename\": \"\($0.0)\"\($0.3.isEmpty ? "" : ", " + $0.3)}" }
        try write(
            "{\"images\": [\(entries.joined(separator: ","))], \"properties\": \(properties)}",
            as: "\(name).imageset/Contents.json")
    }
}

extension UIImage {
    /// The first pixel.
    var firstPixel: UInt32? { cgImage.map { $0.withPixels { $0[0] } } }
}
