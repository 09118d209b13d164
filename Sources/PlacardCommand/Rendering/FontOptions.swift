import ArgumentParser
import Foundation
import PlacardSpecimens

/// Fonts that come before the installed ones.
struct FontOptions: ParsableArguments {
    @Option(
        name: .customLong("font-dir"),
        help: "A folder whose fonts come before the installed ones; may be given several times.")
    var folders: [String] = []

    /// Adds the fonts of the folders that are named.
    ///
    /// - Throws: A mistake in the command line for a folder that is not there, bad input for fonts that cannot be read.
    func register() throws(CommandFailure) {
        for file in try files() {
            do throws(FontError) {
                try FontLibrary.shared.register(contentsOf: file)
            } catch {
                throw CommandFailure(.badInput, [error.description])
            }
        }
        try Self.requireAny()
    }

    /// - Throws: What to install, on a machine without a font to set text in.
    static func requireAny() throws(CommandFailure) {
        guard FontLibrary.shared.hasFonts else {
            throw CommandFailure(.machineLacks, ["placard: error: \(FontError.noFonts)"])
        }
    }

    /// The fonts of the folders that are named.
    func files() throws(CommandFailure) -> [URL] {
        var files: [URL] = []
        for folder in folders { files += try Self.fonts(in: folder) }
        return files
    }

    private static func fonts(in folder: String) throws(CommandFailure) -> [URL] {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        guard let found = try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        else {
            throw .usage("--font-dir \(folder): there is no such folder; name one that holds fonts")
        }
        let fonts = found.filter { ["ttf", "otf", "ttc", "otc"].contains($0.pathExtension.lowercased()) }
        guard !fonts.isEmpty else {
            throw .usage("--font-dir \(folder): it holds no .ttf, .otf, .ttc or .otc file; name a folder that does")
        }
        return fonts.sorted { $0.path < $1.path }
    }
}
