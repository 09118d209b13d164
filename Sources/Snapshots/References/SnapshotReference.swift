import Foundation
import PlacardSpecimens

/// The three files of a snapshot beside each other: the picture, the tree and the environment.
package struct SnapshotReference: Sendable {
    /// The picture's file; the others have its name with `.json` and `.environment.json`.
    package let picture: URL

    /// The largest tree or environment, and the largest picture, that is read, in bytes.
    package static let (treeSize, pictureSize) = (16 << 20, 256 << 20)

    /// - Parameter name: Without extension; may hold folders.
    package init(_ name: String, in folder: URL) {
        picture = folder.appendingPathComponent(name + ".png")
    }

    package var tree: URL { picture.deletingPathExtension().appendingPathExtension("json") }
    package var environment: URL { picture.deletingPathExtension().appendingPathExtension("environment.json") }
    package var files: [URL] { [picture, tree, environment] }

    /// Whether there is any of the files.
    package var exists: Bool { files.contains { FileManager.default.fileExists(atPath: $0.path) } }

    /// Writes all three, each whole or not at all.
    package func write(_ snapshot: Snapshot) throws(AtomicFile.Fault) {
        try AtomicFile.write(snapshot.png, to: picture)
        try AtomicFile.write(snapshot.json, to: tree)
        try AtomicFile.write(snapshot.environment.json, to: environment)
    }

    /// A file's bytes.
    ///
    /// - Throws: One line with the file and the remedy.
    package static func read(_ url: URL, atMost limit: Int) throws(SnapshotError) -> Data {
        do throws(BoundedFile.Fault) {
            return try BoundedFile.read(url, atMost: limit)
        } catch {
            throw SnapshotError(file: url, "the reference cannot be read (\(error.message)); record it anew")
        }
    }

    package func readTree() throws(SnapshotError) -> SnapshotTree {
        guard let tree = SnapshotTree(json: try Self.read(tree, atMost: Self.treeSize)) else {
            throw SnapshotError(file: tree, "this is no tree of a snapshot; record it anew")
        }
        return tree
    }

    package func readEnvironment() throws(SnapshotError) -> SnapshotEnvironment {
        let data = try Self.read(environment, atMost: Self.treeSize)
        guard let environment = try? JSONDecoder().decode(SnapshotEnvironment.self, from: data) else {
            throw SnapshotError(file: environment, "this is no environment of a snapshot; record it anew")
        }
        return environment
    }

    package func readPicture() throws(SnapshotError) -> CGImage {
        let data = try Self.read(picture, atMost: Self.pictureSize)
        guard let image = UIImage(data: data)?.cgImage else {
            throw SnapshotError(file: picture, "this is no picture; record it anew")
        }
        return image
    }
}

/// Why a reference cannot be used, in one line with its remedy.
package struct SnapshotError: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(file: URL, _ message: String) { description = "\(file.relativePath): error: \(message)" }
}

/// A view in one case, as it is compared and kept.
package struct Snapshot: Sendable {
    package let tree: SnapshotTree
    /// The tree's.
    package let json: Data
    package let environment: SnapshotEnvironment
    package let image: CGImage
    package let png: Data
    /// What does not fit, unless that is in nobody's interest.
    package let faults: [TreeFault]

    /// - Parameter reference: What it is compared with: only for another tree is looked for what does not fit.
    /// - Throws: Where the view has no area, or too large a one.
    @MainActor package init(
        _ stage: SnapshotStage, name: String, against reference: SnapshotReference? = nil
    ) throws(SnapshotError) {
        let size = stage.view.bounds.size
        guard size.width * size.height * SnapshotStage.scale * SnapshotStage.scale <= CGFloat(ImageFile.maximumArea)
        else {
            throw SnapshotError(
                file: URL(fileURLWithPath: name),
                "a view of \(size.width.short) × \(size.height.short) points makes a picture of more than "
                    + "\(ImageFile.maximumArea >> 20) megapixels, which is not read again; make it smaller")
        }
        let encoder = PNGEncoder(scale: SnapshotStage.scale)
        guard let image = stage.image(), let png = try? encoder.encode(image) else {
            throw SnapshotError(
                file: URL(fileURLWithPath: name),
                "a view of \(size.width.short) × \(size.height.short) points makes no picture; give it a size")
        }
        (self.image, self.png) = (image, png)
        tree = SnapshotTree(stage.view, objects: stage.objects)
        json = tree.json
        environment = SnapshotEnvironment(of: stage.view)
        if let reference {
            let known = try? SnapshotReference.read(reference.tree, atMost: SnapshotReference.treeSize)
            guard let known, known != json else {
                faults = []
                return
            }
        }
        faults = stage.parts.flatMap { part in
            FitCheck(part, names: stage.objects).faults.map { TreeFault($0, in: stage.view) }
        }
    }
}
