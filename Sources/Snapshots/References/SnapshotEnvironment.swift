import Foundation
import PlacardSpecimens

/// What a snapshot was drawn with, as far as another machine may have something else.
package struct SnapshotEnvironment: Hashable, Codable, Sendable {
    /// The fonts of the texts, by name.
    package let fonts: [FontRecord]
    /// The versions of the libraries that shape and draw, by their names.
    package let libraries: [String: String]

    package init(fonts: [FontRecord], libraries: [String: String] = Self.libraries) {
        (self.fonts, self.libraries) = (fonts, libraries)
    }

    /// What a view that is laid out is drawn with.
    @MainActor package init(of view: UIView) {
        var faces: [String: FontFace] = [:]
        Self.collect(view, into: &faces, levels: 200)
        self.init(fonts: faces.values.map(FontRecord.init).sorted { $0.name < $1.name })
    }

    @MainActor private static func collect(_ view: UIView, into faces: inout [String: FontFace], levels: Int) {
        guard levels > 0 else { return }
        switch view {
        case let label as UILabel:
            for run in label.drawnBlock(in: label.bounds).layout.lines.flatMap(\.runs) {
                faces[run.font.face.postScriptName] = run.font.face
            }
        case let field as UITextField:
            if let face = field.font?.ctFont.face { faces[face.postScriptName] = face }
        case let text as UITextView:
            if let face = text.font?.ctFont.face { faces[face.postScriptName] = face }
        default: break
        }
        for subview in view.subviews { collect(subview, into: &faces, levels: levels - 1) }
    }

    /// Those of this process.
    package static let libraries = [
        "Cairo": CairoVersion.running, "FreeType": FreeTypeVersion.running, "HarfBuzz": HarfBuzzVersion.running,
    ]

    package var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return (try? encoder.encode(self)) ?? Data()
    }

    /// What this machine has otherwise than the one that recorded, in words.
    ///
    /// - Parameter recorded: The environment of a reference.
    package func differences(from recorded: SnapshotEnvironment) -> [String] {
        var sentences: [String] = []
        let here = Dictionary(fonts.map { ($0.name, $0) }) { first, _ in first }
        for font in recorded.fonts {
            guard let own = here[font.name] else {
                let others = fonts.filter { own in !recorded.fonts.contains { $0.name == own.name } }.map(\.name)
                let instead =
                    others.isEmpty ? "which is not used here" : "here with \(others.joined(separator: ", "))"
                sentences.append("recorded with \(font.name), \(instead)")
                continue
            }
            if own.version != font.version {
                sentences.append("recorded with \(font.name) \(font.version), here \(own.version)")
            } else if own.hash != font.hash {
                sentences.append(
                    "recorded with another file of \(font.name) \(font.version) (\(font.hash), here \(own.hash))")
            }
        }
        for (name, version) in recorded.libraries.sorted(by: { $0.key < $1.key }) {
            guard let own = libraries[name], own != version else { continue }
            sentences.append("recorded with \(name) \(version), here \(own)")
        }
        return sentences
    }
}
