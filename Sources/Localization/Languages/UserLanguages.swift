import Foundation
import Synchronization

/// What the user reads: languages, how they are altered for tests, and the kind of device that texts are worded for.
package struct UserLanguages: Hashable, Sendable {
    /// Languages as BCP 47 tags, best first.
    package var preferred: [String]
    package var pseudolocale: Pseudolocale?
    package var device = Device.iPhone

    /// The kinds of device that a catalog's texts may differ by, by the names that catalogs have for them.
    package enum Device: String, Sendable {
        case iPhone = "iphone"
        case iPad = "ipad"
    }

    package init(_ preferred: [String], pseudolocale: Pseudolocale? = nil, device: Device = .iPhone) {
        (self.preferred, self.pseudolocale, self.device) = (preferred, pseudolocale, device)
    }

    /// What texts are looked up by: that of the task, or else of the process.
    package static var current: UserLanguages { scoped ?? ofProcess.withLock { $0 } }

    /// That of a task, which is set while a snapshot is made: other tasks at the same time have their own.
    @TaskLocal private static var scoped: UserLanguages?

    private static let ofProcess = Mutex(UserLanguages(Locale.preferredLanguages))

    /// Changes what is looked up by outside of `apply(while:)`.
    package static func setOfProcess(_ languages: [String]) { ofProcess.withLock { $0.preferred = languages } }

    /// Has texts looked up by these while `body` runs, in this task.
    package func apply<Result, Failure>(while body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let result: Swift.Result<Result, Failure> = Self.$scoped.withValue(self) {
            do throws(Failure) {
                return .success(try body())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

/// Which of the languages that there are suits a user.
package enum LanguageMatch {
    /// The first language for which there is one of a choice: the same, a more general, or another of its kind.
    ///
    /// Foundation's `preferredLocalizations(from:forPreferences:)` answers the first of the choice on Linux, always.
    package static func best(of choice: [String], for languages: [String]) -> String? {
        func tags(_ language: String) -> [String] {
            language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        }
        for language in languages {
            let wanted = tags(language)
            for count in stride(from: wanted.count, to: 0, by: -1) {
                if let found = choice.first(where: { tags($0) == Array(wanted.prefix(count)) }) { return found }
            }
            if let found = choice.first(where: { tags($0).first == wanted.first }) { return found }
        }
        return nil
    }

    /// The language that a bundle's documents and texts are written in.
    ///
    /// Not `developmentLocalization`: Foundation traps there on Linux if the bundle does not say.
    package static func original(of bundle: Bundle?) -> String {
        bundle?.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
    }
}

extension Locale {
    /// The locale of the language that texts are looked up in, by which numbers and dates in them are written.
    ///
    /// Placard's own. On Apple's systems `Locale.current` follows the user's settings; Foundation on Linux always answers
    /// `en_001`. Where `Locale.current` is handed to what this module declares, this one is meant.
    public static var preferred: Locale {
        UserLanguages.current.preferred.first.map(Locale.init(identifier:)) ?? .current
    }

    /// The locale itself; for `current`, which is always the same on Linux, the user's.
    var resolved: Locale { self == .current ? .preferred : self }
}
