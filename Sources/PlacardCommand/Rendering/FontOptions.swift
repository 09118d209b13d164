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
    /// - Parameter console: Where doubts about the machine's fonts are told; nil for nowhere.
    /// - Throws: A mistake in the command line for a folder that is not there, bad input for fonts that cannot be read.
    @MainActor func register(on console: Console?) throws(CommandFailure) {
        for file in try files() {
            do throws(FontError) {
                try FontLibrary.shared.register(contentsOf: file)
            } catch {
                throw CommandFailure(.badInput, [error.description])
            }
        }
        try Self.requireAny(on: console)
    }

    /// Tells where fontconfig had to guess where fonts lie.
    ///
    /// - Throws: What to install, on a machine without a font to set text in.
    @MainActor static func requireAny(on console: Console?) throws(CommandFailure) {
        if let warning = FontLibrary.shared.configurationWarning {
            console?.print(error: "placard: warning: \(warning)")
        }
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
