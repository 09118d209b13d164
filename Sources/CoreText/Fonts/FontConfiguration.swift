import CFontconfig
import Foundation

/// Whether fontconfig found the files that say where fonts lie, and what is said where it did not.
package enum FontConfiguration {
    /// The variables by which a user has fontconfig look elsewhere, those that are set.
    static var variables: [String] {
        ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"].compactMap { name in
            variable(name).map { "\(name)=\($0)" }
        }
    }

    /// A variable of the environment's by itself: Foundation makes a table of all for each question, and a process with one
    /// label asks four.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Whether the configuration was read from its own file.
    ///
    /// Fontconfig lists what it read in order. Where it reads no main file it takes default folders, and its list begins
    /// with the folder of the files that others have added, or is empty.
    static func isRead(_ configuration: OpaquePointer) -> Bool {
        guard let files = FcConfigGetConfigFiles(configuration) else { return false }
        defer { FcStrListDone(files) }
        guard let first = FcStrListNext(files) else { return false }
        var status = stat()
        return stat(String(cString: first), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// What becomes of a machine whose configuration cannot be read, in one line without its beginning.
    static var warning: String {
        let (cause, remedy) =
            variables.isEmpty
            ? ("/etc/fonts/fonts.conf is missing or damaged", "run: apt-get install --reinstall fontconfig-config")
            : ("\(variables.joined(separator: " ")) leads to none", "correct or unset it")
        return "fontconfig has no configuration (\(cause)); fonts of its default folders are used; \(remedy)"
    }

    /// What to try on a machine without fonts.
    static var remedy: String {
        let install = "run: apt-get install fonts-inter fonts-liberation2 fonts-noto-core"
        return variables.isEmpty ? install : "\(install); or correct or unset \(variables.joined(separator: " "))"
    }
}

extension FontLibrary {
    /// What is to be told of a machine on which fontconfig finds no configuration; nil on others.
    package var configurationWarning: String? { catalog.isConfigured ? nil : FontConfiguration.warning }
}
