import Foundation

/// An SVG file that was read: its size, and its image at any scale.
///
/// A file is drawn without any other: librsvg follows no references of bytes that have no place of their own. It bounds
/// the elements that a file may hold and use by itself.
final class SVGImage {
    private let library: SVGLibrary
    private let handle: SVGLibrary.Handle
    /// In points, which are the file's pixels; 72 of them are an inch.
    let size: CGSize

    init(_ data: Data) throws(ImageFileError) {
        guard let library = SVGLibrary.shared else {
            throw .missingLibrary(kind: "SVG", package: "librsvg2-2")
        }
        self.library = library
        var fault: UnsafeMutableRawPointer?
        let handle = data.withUnsafeBytes {
            library.newFromData($0.bindMemory(to: UInt8.self).baseAddress, $0.count, &fault)
        }
        guard let handle else { throw Self.damage(fault, library) }
        self.handle = handle
        library.setDPI(handle, 72)
        size = Self.size(of: handle, library)
    }

    deinit { library.unrefObject(UnsafeMutableRawPointer(handle)) }

    /// The size that the file states, or that of its view box; CSS's 300 × 150 where it has neither.
    private static func size(of handle: SVGLibrary.Handle, _ library: SVGLibrary) -> CGSize {
        var (width, height) = (0.0, 0.0)
        if library.getIntrinsicSize(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
        var (hasBox, box) = (Int32(0), [0.0, 0.0, 0.0, 0.0])
        library.getIntrinsicDimensions(handle, nil, nil, nil, nil, &hasBox, &box)
        return hasBox != 0 ? CGSize(width: box[2], height: box[3]) : CGSize(width: 300, height: 150)
    }

    /// The image at a number of pixels in a point; sizes are rounded up to whole pixels.
    func image(scale: CGFloat) throws(ImageFileError) -> CGImage {
        let pixels = try VectorFile.pixels(of: size, scale: scale)
        guard let canvas = Canvas(covering: CGRect(origin: .zero, size: pixels)) else {
            throw .outOfMemory(width: Int(pixels.width), height: Int(pixels.height))
        }
        var fault: UnsafeMutableRawPointer?
        let viewport = [0, 0, Double(size.width * scale), Double(size.height * scale)]
        guard library.renderDocument(handle, canvas.cairo, viewport, &fault) != 0 else {
            throw Self.damage(fault, library)
        }
        return canvas.makeImage()
    }

    /// What librsvg says of a file, in one line.
    private static func damage(_ fault: UnsafeMutableRawPointer?, _ library: SVGLibrary) -> ImageFileError {
        guard let fault else { return .damaged("librsvg cannot draw it") }
        defer { library.freeError(fault) }
        // `GError`: a domain and a code of 32 bits each, then the message.
        let message = fault.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
        return .damaged(message.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
}
