import ArgumentParser
import Foundation
import PlacardSpecimens

/// The environment that views are laid out and drawn in: what a user or a device would have chosen.
struct TraitOptions: ParsableArguments {
    @Option(help: "The appearance that system colors are taken from.")
    var appearance = RenderEnvironment.Appearance.light

    @Option(
        name: .customLong("content-size"),
        help: "The user's text size, as UIContentSizeCategory names it; it changes fonts that follow text styles.")
    var contentSize: ContentSize?

    @Flag(name: .customLong("rtl"), help: "Lays out from right to left, as in Arabic or Hebrew.")
    var isRightToLeft = false

    @Option(
        help:
            "The language of texts, such as de or zh-Hant: tables lie in de.lproj, catalogs in mul.lproj, beside Base.lproj."
    )
    var language: String?

    @Option(help: "Alters all texts as translations might: longer by 40 %, accented, or mirrored.")
    var pseudolocale: Pseudolocale?

    @Option(
        name: .customLong("horizontal-size-class"),
        help: "Chooses among a document's variations by width; otherwise its device does.")
    var width: RenderEnvironment.SizeClass?

    @Option(
        name: .customLong("vertical-size-class"),
        help: "Chooses among a document's variations by height; otherwise its device does.")
    var height: RenderEnvironment.SizeClass?

    /// What is asked for, without the command line.
    var environment: RenderEnvironment {
        var environment = RenderEnvironment()
        environment.appearance = appearance
        environment.contentSize = contentSize ?? .large
        environment.direction = isRightToLeft ? .rightToLeft : nil
        (environment.width, environment.height) = (width, height)
        (environment.language, environment.pseudolocale) = (language, pseudolocale)
        return environment
    }
}

extension TraitOptions {
    func validate() throws {
        guard let language else { return }
        guard RenderEnvironment.isLanguage(language) else {
            throw ValidationError("--language \(language) is no language; give a tag such as de, pt-BR or zh-Hant")
        }
    }
}

extension Pseudolocale: WordArgument {}
extension ContentSize: WordArgument {}
extension RenderEnvironment.Appearance: WordArgument {}
extension RenderEnvironment.SizeClass: WordArgument {}
