import Foundation
import PlacardUIKit
import Testing

/// A catalogue or a folder of pictures on the disk for as long as a test needs it.
final class CatalogFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("placard-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, and the folders that it lies in.
    func write(_ path: String, _ data: Data) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ path: String, _ text: String) throws {
        try write(path, Data(text.utf8))
    }

    /// Writes a PNG file of one colour.
    func write(_ path: String, side: Int, _ pixel: UInt32) throws {
        let pixels = [UInt32](repeating: pixel, count: side * side)
        let image = try #require(CGImage(width: side, height: side, pixels: pixels))
        try write(path, try PNGEncoder().encode(image))
    }

    /// Writes an image set of PNG files: a name, a side in pixels, a colour, and the traits as JSON.
    func writeImageSet(_ name: String, _ versions: [(String, Int, UInt32, String)], properties: String = "{}") throws
    {
        for (file, side, pixel, _) in versions { try write("\(name).imageset/\(file)", side: side, pixel) }
        let entries = versions.map { "{\"filename\": \"\($0.0)\"\($0.3.isEmpty ? "" : ", " + $0.3)}" }
        try write(
            "\(name).imageset/Contents.json",
            "{\"images\": [\(entries.joined(separator: ","))], \"properties\": \(properties)}")
    }
}

extension UIImage {
    /// The first pixel.
    var firstPixel: UInt32? { cgImage.map { $0.withPixels { $0[0] } } }
}
