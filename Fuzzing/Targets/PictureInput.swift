import Foundation
import PlacardSpecimens

/// PNG and JPEG files, and SVG.
@MainActor enum PictureInput {
    static func run(_ data: Data) {
        do throws(ImageFileError) {
            let file = try ImageFile(data)
            // What is large takes long without finding anything.
            guard file.width * file.height < 1 << 20 else { return }
            let image = try file.image()
            require(image.width == file.width && image.height == file.height, "the picture has another size")
            let again = try? PNGEncoder(scale: 1).encode(image)
            require(again != nil, "a picture that was read cannot be written")
        } catch {
            require(!error.description.contains(where: \.isNewline), "more than a line: \(error.description)")
        }
        _ = UIImage(data: data)?.pngData()
    }

    /// SVG alone: PDF is drawn by another program, which is not of this process.
    static func runVectors(_ data: Data) {
        do throws(ImageFileError) {
            let image = try VectorFile(data, kind: .svg).image(scale: 1)
            require(image.width * image.height <= VectorFile.maximumArea, "the picture is too large")
        } catch {
            require(!error.description.contains(where: \.isNewline), "more than a line: \(error.description)")
        }
    }
}
