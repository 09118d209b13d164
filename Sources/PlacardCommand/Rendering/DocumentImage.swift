import Foundation
import PlacardSpecimens

/// Draws a document as the command line asks for: reading, building, sizing, drawing and encoding in a row, each of
/// which may refuse it.
@MainActor final class DocumentImage {
    private let options: RenderOptions
    private let size: SizeOptions
    private let traits: TraitOptions
    /// What is wrong with files beside the documents that were drawn, a line each.
    private(set) var assetProblems: [String] = []
    private var scale: CGFloat { CGFloat(options.scale) }

    init(_ options: RenderOptions, _ size: SizeOptions, _ traits: TraitOptions) {
        (self.options, self.size, self.traits) = (options, size, traits)
    }

    /// The bytes of the image file.
    ///
    /// - Throws: `IBError`, one line with file, cause and remedy, or `StyleSheetError` for a label's file.
    func data(of path: String, as kind: ImageFormat = .png) throws -> Data {
        try laidOut(path) {
            try $0.data(
                as: kind, scale: scale, svgText: options.svgText.style, compressionLevel: options.compression.level)
        }
    }

    /// The image itself.
    func image(of path: String) throws -> CGImage { try laidOut(path) { try $0.image(scale: scale) } }

    private func laidOut<Drawing>(_ path: String, _ draw: (LaidOutDocument) throws -> Drawing) throws -> Drawing {
        let environment = traits.environment
        return try environment.apply(scale: scale) {
            let document = try LaidOutDocument(
                contentsOf: path, scene: options.scene, in: size.space, for: environment)
            assetProblems += document.graph?.assetProblems.filter { !assetProblems.contains($0) } ?? []
            return try draw(document)
        }
    }
}
