import Foundation
import PlacardSpecimens

/// PNG and JPEG files.
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
}
