import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard fonts`: what there is to set text in.
struct Fonts: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "Lists the font families, where each was found, and what stands in for Apple's fonts.",
        discussion: """
            With --lock it copies the fonts that snapshots were recorded with into a folder, for --font-dir of other \
            machines, and lists them there in fonts.lock.json.
            """)

    @Option(help: "The folder that fonts are copied into.")
    var lock: String?

    @Option(help: "The folder of the references that tell which fonts.")
    var references: String?

    func validate() throws {
        guard (lock == nil) == (references == nil) else {
            throw ValidationError("--lock and --references belong together: where fonts go, and what was recorded")
        }
    }

    @MainActor func run(on console: Console) throws {
        if let lock, let references {
            let folder = URL(fileURLWithPath: lock, isDirectory: true)
            try console.prepare(folder, as: .folder)
            try FontLock(ofReferencesIn: URL(fileURLWithPath: references, isDirectory: true)).write(to: folder)
            return
        }
        let library = FontLibrary.shared
        try FontOptions.requireAny(on: console)
        for family in library.familyNames {
            try console.print("\(family)\t\(library.file(forFamily: family)?.path ?? "registered")")
        }
        try console.print("")
        _ = library.systemFont(ofSize: 17)
        for family in library.familiesWithStandIns {
            _ = library.font(family: family, size: 17, traits: FontTraits())
        }
        for substitution in library.substitutions {
            try console.print("\(substitution.asked)\tis served by\t\(substitution.served)")
        }
    }
}
