import Foundation

/// Where pictures and colors are looked up by name.
///
/// SwiftPM puts a target's resources into a bundle of its own beside the program, which `Bundle.main` does not look
/// into. So a look-up without a bundle goes through the main bundle and then through all of those, by name.
enum ResourceFolders {
    /// The folders of a bundle, or of the program.
    static func folders(of bundle: Bundle?) -> [URL] {
        let main = [bundle ?? .main].map { $0.resourceURL ?? $0.bundleURL }
        guard bundle == nil || bundle == .main else { return main }
        let beside = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
        return main + names.filter { $0.hasSuffix(".resources") }.sorted().map(beside.appendingPathComponent)
    }
}
