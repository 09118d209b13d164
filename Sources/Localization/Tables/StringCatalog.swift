import Foundation

/// A catalog of texts in all languages (`.xcstrings`), as Xcode 15 and later write it.
package struct StringCatalog: Sendable {
    /// The language that the keys are written in.
    package let sourceLanguage: String
    /// The texts by language and key.
    let texts: [String: [String: LocalizedText]]

    /// - Returns: Nil for bytes that are no catalog.
    package init?(data: Data) {
        guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
        var texts: [String: [String: LocalizedText]] = [:]
        for (key, entry) in file.strings {
            for (language, localization) in entry.localizations ?? [:] {
                texts[language, default: [:]][key] = localization.text
            }
        }
        (sourceLanguage, self.texts) = (file.sourceLanguage, texts)
    }

    /// The languages that there are texts in, the source first.
    package var languages: [String] {
        [sourceLanguage] + texts.keys.filter { $0 != sourceLanguage }.sorted()
    }

    /// The texts of a language by their keys; empty for a language that there is none of.
    package func texts(in language: String) -> [String: LocalizedText] { texts[language] ?? [:] }
}

extension StringCatalog {
    private struct File: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    private struct Entry: Decodable { let localizations: [String: Localization]? }

    private struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        /// Nil for an entry without a text.
        var text: LocalizedText? {
            guard let wording = Variation(stringUnit: stringUnit, variations: variations).wording(0) else {
                return nil
            }
            let variables = (substitutions ?? [:]).compactMapValues(\.variable)
            return LocalizedText(wording, variables: variables)
        }
    }

    private struct Unit: Decodable { let value: String }

    private struct Variations: Decodable {
        let plural: [String: Variation]?
        let device: [String: Variation]?
    }

    private struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?

        var variable: LocalizedText.Variable? {
            guard let wording = Variation(stringUnit: nil, variations: variations).wording(0) else { return nil }
            return LocalizedText.Variable(argument: argNum, specifier: formatSpecifier ?? "lld", wording: wording)
        }
    }

    /// One of several wordings, which may vary in turn.
    private final class Variation: Decodable {
        let stringUnit: Unit?
        let variations: Variations?

        init(stringUnit: Unit?, variations: Variations?) {
            (self.stringUnit, self.variations) = (stringUnit, variations)
        }

        /// Devices and numbers make two levels; what lies deeper is no work of Xcode's.
        func wording(_ depth: Int) -> LocalizedText.Wording? {
            guard depth < 4 else { return nil }
            if let device = variations?.device {
                return .device(device.compactMapValues { $0.wording(depth + 1) })
            }
            if let plural = variations?.plural {
                return .plural(plural.compactMapValues { $0.wording(depth + 1) })
            }
            return stringUnit.map { .text($0.value) }
        }
    }
}
