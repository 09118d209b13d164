import Foundation

/// A PDF or SVG file, drawn at a number of pixels in a point.
///
/// Placard's own, in place of `CGPDFDocument`. Limits: 16 MiB, and 16 megapixels for one image.
package struct VectorFile: Sendable {
    package enum Kind: String, Sendable {
        case pdf
        case svg
    }

    package static let maximumBytes = 1 << 24
    package static let maximumArea = 1 << 24

    package let kind: Kind
    private let data: Data

    /// The bytes of a file, which are not looked at yet.
    package init(_ data: Data, kind: Kind) throws(ImageFileError) {
        guard data.count <= Self.maximumBytes else {
            throw .damaged("\(data.count) bytes; \(Self.maximumBytes) are read at most")
        }
        (self.kind, self.data) = (kind, data)
    }

    /// The image: an SVG file's canvas, or the first page of a PDF file, on a transparent ground.
    ///
    /// - Parameter scale: Pixels in a point.
    package func image(scale: CGFloat) throws(ImageFileError) -> CGImage {
        switch kind {
        case .pdf:
            let image = try PDFImage.image(data, scale: scale)
            guard image.width * image.height <= Self.maximumArea else {
                throw .tooLarge(width: image.width, height: image.height, area: Self.maximumArea)
            }
            return image
        case .svg:
            let data = data
            return try DrawingDeadline.files.image { () throws(ImageFileError) in
                try SVGImage(data).image(scale: scale)
            }
        }
    }

    /// The whole pixels that an image of a size in points needs.
    static func pixels(of size: CGSize, scale: CGFloat) throws(ImageFileError) -> CGSize {
        // Less than a thousandth of a pixel is a rounding error of the file's own program.
        let sides = [size.width, size.height].map { ($0 * scale - 0.001).rounded(.up) }
        guard sides.allSatisfy({ $0 >= 1 }) else { throw .damaged("it has no area") }
        let (width, height) = (min(sides[0], 1e9), min(sides[1], 1e9))
        guard max(width, height) <= CGFloat(CGImage.maximumSide), width * height <= CGFloat(maximumArea) else {
            throw .tooLarge(width: Int(width), height: Int(height), area: maximumArea)
        }
        return CGSize(width: width, height: height)
    }
}
