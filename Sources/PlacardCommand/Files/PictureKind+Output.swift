import Foundation
import PlacardSpecimens

extension PictureKind {
    /// The kind that an output's extension asks for.
    ///
    /// - Throws: For an extension that no picture is written in, as a mistake in the command line.
    init(of output: URL) throws(CommandFailure) {
        let written = output.pathExtension.lowercased()
        guard let kind = PictureKind(rawValue: written) else {
            let kinds = PictureKind.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
            let what = written.isEmpty ? "\(output.relativePath) has no extension" : ".\(written) is not written yet"
            throw .usage("\(what); name a file that ends in \(kinds), or a folder with a / at the end")
        }
        self = kind
    }
}
