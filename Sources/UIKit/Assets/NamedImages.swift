import Foundation
import Synchronization

/// Images of files that were looked up by name, decoded, shared by all threads.
///
/// Holds at most 64 MiB of pixels, those that were used last. A file that changes on the disk is read again.
final class NamedImages: Sendable {
    static let shared = NamedImages()
    /// In bytes of pixels.
    static let limit = 64 << 20

    private struct Key: Hashable {
        let path: String
        let scale: CGFloat
        let changed: Date?
    }

    private struct State {
        var pictures: [Key: (picture: UIImage, use: Int)] = [:]
        var bytes = 0
        var uses = 0

        mutating func find(_ key: Key) -> UIImage? {
            guard let picture = pictures[key]?.picture else { return nil }
            uses += 1
            pictures[key]?.use = uses
            return picture
        }

        mutating func keep(_ picture: UIImage, for key: Key) {
            guard picture.byteCount <= NamedImages.limit, pictures[key] == nil else { return }
            while bytes + picture.byteCount > NamedImages.limit,
                let oldest = pictures.min(by: { $0.value.use < $1.value.use })
            {
                pictures[oldest.key] = nil
                bytes -= oldest.value.picture.byteCount
            }
            uses += 1
            bytes += picture.byteCount
            pictures[key] = (picture, uses)
        }
    }

    private let kept = Mutex(State())

    /// The image of a file, decoded at most once as long as it is kept.
    ///
    /// - Parameters:
    ///   - scale: Pixels of a bitmap in a point; how many points of a page of PDF or SVG are one.
    ///   - displayScale: Pixels in a point of the display, which PDF and SVG are drawn for.
    func image(at file: URL, scale: CGFloat, displayScale: CGFloat) throws(AssetCatalogError) -> UIImage {
        guard let kind = file.vectorKind else {
            return try image(at: file, scale: scale) { (data: Data) throws(ImageFileError) -> UIImage in
                try UIImage(reading: data, scale: scale)
            }
        }
        let displayScale = displayScale > 0 ? displayScale : 2
        return try image(at: file, scale: displayScale) { (data: Data) throws(ImageFileError) -> UIImage in
            UIImage(
                cgImage: try VectorFile(data, kind: kind).image(scale: displayScale / scale), scale: displayScale,
                orientation: .up)
        }
    }

    private func image(at file: URL, scale: CGFloat, _ read: (Data) throws(ImageFileError) -> UIImage)
        throws(AssetCatalogError) -> UIImage
    {
        if let root = ReadingRoot.current, root.excludes(file.path) {
            throw .outside(path: file.path, root: root.path)
        }
        let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
        let key = Key(path: file.path, scale: scale, changed: facts?[.modificationDate] as? Date)
        if let known = kept.withLock({ $0.find(key) }) { return known }
        let data = try data(of: file)
        do {
            let picture = try read(data)
            kept.withLock { $0.keep(picture, for: key) }
            return picture
        } catch {
            throw .unreadableImage(path: file.path, error)
        }
    }

    private func data(of file: URL) throws(AssetCatalogError) -> Data {
        do throws(BoundedFile.Fault) {
            return try BoundedFile.read(file, atMost: ImageFile.maximumBytes, within: .current)
        } catch .outside(let root) {
            throw .outside(path: file.path, root: root.path)
        } catch {
            throw .unreadableFile(path: file.path, error)
        }
    }
}

extension URL {
    /// The kind of a file of PDF or SVG; nil for others.
    var vectorKind: VectorFile.Kind? { VectorFile.Kind(rawValue: pathExtension.lowercased()) }
}

extension UIImage {
    /// How much memory the pixels take.
    fileprivate var byteCount: Int { cgImage.map { $0.bytesPerRow * $0.height } ?? 0 }
}
