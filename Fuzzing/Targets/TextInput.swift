import Foundation
import PlacardLocalization

/// Tables and catalogs of texts: looked up in several languages, and formatted.
@MainActor enum TextInput {
    /// The keys that seeds have; what libFuzzer makes of a table keeps some of them.
    private static let keys = ["done", "%lld files", "%d files"]

    static func run(_ data: Data) {
        InputFolder.fill(InputFolder.files(in: data).prefix(8).map { file in ("\(file.path)", file.content) })
        StringTables.invalidateAll()
        guard let bundle = Bundle(url: InputFolder.url) else { return }
        for language in ["de-CH", "ru", "zh-Hant-HK"] {
            for pseudolocale in [nil, Pseudolocale.longer] {
                UserLanguages([language], pseudolocale: pseudolocale).apply { look(in: bundle) }
            }
        }
    }

    private static func look(in bundle: Bundle) {
        for key in keys {
            let format = NSLocalizedString(key, bundle: bundle, comment: "")
            // A table that says a number is an object ends a program on Apple's systems, too.
            guard format.hasPrefix("%#@placard:") else { continue }
            let text = String.localizedStringWithFormat(format, "three", "four")
            require(!text.contains(format), "a mark is left: \(text)")
        }
    }
}
