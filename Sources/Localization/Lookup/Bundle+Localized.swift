import Foundation

extension Bundle {
    /// The text of a key in a table, in the language that suits the user best.
    ///
    /// Looked for in `TABLE.xcstrings`, then in `TABLE.strings` and `TABLE.stringsdict` of the language's folder. One that
    /// follows a number is answered as a format, into which `String.localizedStringWithFormat(_:_:)` puts the number.
    ///
    /// - Parameters:
    ///   - value: The answer where there is no such key; nil or empty for the key itself.
    ///   - tableName: Without extension; nil or empty for `Localizable`.
    /// Source: Apple's documentation of `localizedString(forKey:value:table:)`.
    func text(_ key: String, value: String?, table tableName: String?) -> String {
        let user = UserLanguages.current
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for bundle in [self] + resourcesOfTargets {
            guard let found = StringTables.of(bundle).text(key, table: table, for: user.preferred) else { continue }
            return LocalizedFormat.answer(found.text.worded(for: user.device), in: found.language, user.pseudolocale)
        }
        let original = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        return user.pseudolocale?.applied(to: original) ?? original
    }

    /// Behind the main bundle, which holds nothing in programs that SwiftPM builds, those of the program's targets.
    private var resourcesOfTargets: [Bundle] { self == .main ? TargetResources.bundles : [] }

    /// The text of a key; see Apple's `localizedString(forKey:value:table:)`, before which this one is chosen.
    ///
    /// With nil for both, `value` and `table`, Foundation's own is called, which looks by the system's language and knows
    /// no `.xcstrings`.
    public func localizedString(forKey key: String, value: String, table tableName: String) -> String {
        text(key, value: value, table: tableName)
    }

    /// The text of a key of `Localizable` or another table; see `localizedString(forKey:value:table:)`.
    public func localizedString(forKey key: String, value: String, table tableName: String?) -> String {
        text(key, value: value, table: tableName)
    }

    /// The text of a key of a table; see `localizedString(forKey:value:table:)`.
    public func localizedString(forKey key: String, value: String?, table tableName: String) -> String {
        text(key, value: value, table: tableName)
    }
}

/// The folders `PACKAGE_TARGET.resources` beside the program, where SwiftPM keeps its targets' resources.
package enum TargetResources {
    /// In the order of their names.
    package static var folders: [URL] {
        let program = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: program.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map(program.appendingPathComponent)
    }

    /// Those that were there when a text was first looked up.
    static let bundles = folders.compactMap(Bundle.init(url:))
}
