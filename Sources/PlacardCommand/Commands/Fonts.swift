import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard fonts`: what there is to set text in.
struct Fonts: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        abstract: "Lists the font families, where each was found, and what stands in for Apple's fonts.")

    @MainActor func run(on console: Console) throws {
        let library = FontLibrary.shared
        try FontOptions.requireAny()
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
