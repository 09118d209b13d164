import Foundation

/// Where a program's resources are looked up by name.
///
/// SwiftPM puts a target's resources into a folder `package_target.resources` beside the program, into which neither
/// `Bundle.main` nor `Bundle(for:)` looks. So a look-up without a bundle, or in the main one, goes through the folders of
/// the targets that it concerns first, then through the main bundle, then through all others.
enum ResourceFolders {
    /// The folders of a bundle, or of the program.
    ///
    /// - Parameter module: The one that asks.
    static func folders(of bundle: Bundle?, module: String? = nil) -> [URL] {
        guard isProgram(bundle) else { return [bundle ?? .main].map { $0.resourceURL ?? $0.bundleURL } }
        let own = [module].compactMap { $0 }.compactMap(folder(ofModule:))
        return own + [Bundle.main.resourceURL ?? Bundle.main.bundleURL] + ofTargets.filter { !own.contains($0) }
    }

    /// Whether a bundle stands for all of the program. `Bundle(for:)` answers the main bundle for every class.
    static func isProgram(_ bundle: Bundle?) -> Bool { bundle == nil || bundle == .main }

    /// The folders of all targets that have resources, by name.
    static var ofTargets: [URL] {
        let beside = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map(beside.appendingPathComponent)
    }

    /// The folder of a module's target; nil if it has no resources. The package's name is not known: of several folders
    /// that would do, the one with the shortest name is taken.
    static func folder(ofModule module: String) -> URL? {
        ofTargets.filter { folder in
            let name = folder.deletingPathExtension().lastPathComponent
            // A module's name has underscores where its target's has signs that no identifier has.
            return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }).hasSuffix("_" + module)
        }.min { $0.lastPathComponent.count < $1.lastPathComponent.count }
    }
}

extension String {
    /// The module in what `#fileID` says: "Module/File.swift".
    var moduleOfFileID: String { String(prefix { $0 != "/" }) }
}
