import ArgumentParser
import Foundation

/// Where labels come from: made here, or read from `KIND.txt` files, one label a line.
struct LabelSource {
    /// Nil to make all labels.
    var folder: String?

    /// Enough that no cache of whole labels can hold them all.
    static let count = 512

    func labels(_ kind: LabelKind) throws -> [String] {
        if let folder {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("\(kind.rawValue).txt")
            if FileManager.default.fileExists(atPath: file.path) { return try lines(of: file) }
        }
        var maker = LabelMaker(seed: 17)
        return maker.labels(kind, count: Self.count)
    }

    private func lines(of file: URL) throws -> [String] {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        guard lines.count >= 2 else {
            throw ValidationError("\(file.path): fewer than two labels; write one label a line")
        }
        return lines
    }
}
