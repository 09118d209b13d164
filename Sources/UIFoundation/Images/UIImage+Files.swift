import Foundation

extension UIImage {
    /// Reads an image from the bytes of a PNG or JPEG file, one pixel in a point.
    ///
    /// Nil if the bytes are of another kind, damaged, or too large (`ImageFile.maximumArea`); `ImageFile` says why.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads an image from the bytes of a PNG or JPEG file; `scale` is its number of pixels in a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? UIImage(reading: data, scale: scale) else { return nil }
        self.init(image.cgImage, scale: image.scale, orientation: image.imageOrientation)
    }

    /// Reads a PNG or JPEG file; a name that ends in @2x or @3x says how many pixels a point has.
    ///
    /// Nil if there is no such file or it cannot be read as an image; `ImageFile` says why.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = try? BoundedFile.read(url, atMost: ImageFile.maximumBytes) else { return nil }
        self.init(data: data, scale: ImageFileName(path: path).scale ?? 1)
    }

    /// Reads an image, and says why it cannot.
    package convenience init(reading data: Data, scale: CGFloat) throws(ImageFileError) {
        let file = try ImageFile(data)
        self.init(try file.image(), scale: scale, orientation: Orientation(file.orientation))
    }

    // MARK: Writing

    /// The image as a PNG file; nil if it is empty or cannot be written.
    public func pngData() -> Data? {
        guard looksLikeBitmap else { return flattened(defaultTint: nil)?.pngData() }
        return cgImage.flatMap { try? PNGEncoder(scale: scale).encode($0) }
    }

    /// The image as a JPEG file; nil if it is empty or cannot be written.
    ///
    /// - Parameter compressionQuality: From 0 (small) to 1 (good). Transparent parts become white.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard looksLikeBitmap else {
            return flattened(defaultTint: nil)?.jpegData(compressionQuality: compressionQuality)
        }
        return cgImage.flatMap { try? JPEGEncoder(quality: compressionQuality).encode($0) }
    }
}

/// The name of an image's file with what it says of the image: `name@2x~ipad.png`.
package struct ImageFileName: Hashable, Sendable {
    package let name: String
    /// Pixels in a point; nil where the name does not say.
    package let scale: CGFloat?
    /// "iphone", "ipad" …; nil where the name does not say.
    package let idiom: String?
    package let fileExtension: String

    package init(path: String) {
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        var stem = file[..<dot]
        fileExtension = String(file[dot...].dropFirst())
        idiom = Self.cut(&stem, after: "~", where: { !$0.isEmpty && $0.allSatisfy(\.isLetter) })
        let factor = Self.cut(&stem, after: "@", where: { $0.count == 2 && $0.last == "x" && $0.first!.isNumber })
        scale = factor.flatMap { Int($0.dropLast()) }.flatMap { $0 > 0 ? CGFloat($0) : nil }
        name = String(stem)
    }

    /// Takes a suffix off a name, if it is one.
    private static func cut(
        _ stem: inout Substring, after mark: Character, where isSuffix: (Substring) -> Bool
    ) -> String? {
        guard let place = stem.lastIndex(of: mark) else { return nil }
        let suffix = stem[stem.index(after: place)...]
        guard isSuffix(suffix) else { return nil }
        stem = stem[..<place]
        return String(suffix)
    }
}
