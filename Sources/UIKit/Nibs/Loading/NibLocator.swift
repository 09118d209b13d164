import Foundation

/// Finds documents where packages put resources.
///
/// On Linux the main bundle is the folder of the executable, in which each target with resources has a folder
/// `package_target.resources` of its own. A document is looked for in the given bundle only; without one in the main
/// bundle, in the folders of the owner's module and its superclasses', and then in all others.
@MainActor struct NibLocator {
    let bundle: Bundle?
    let owner: AnyObject?

    /// A document's file and the bundle that it is in.
    struct Location {
        let url: URL
        let bundle: Bundle
    }

    func find(_ name: String, _ kind: IBDocument.Kind) -> Location? {
        for bundle in bundles {
            // A document for phones alone counts before the one for every device, as on a phone.
            for variant in [name + "~iphone", name] {
                if let url = file("\(variant).\(kind.fileExtension)", in: bundle) {
                    return Location(url: url, bundle: bundle)
                }
            }
        }
        return nil
    }

    /// A document may be there once, once for each language, or once with tables of texts.
    private func file(_ name: String, in bundle: Bundle) -> URL? {
        let root = bundle.resourceURL ?? bundle.bundleURL
        let language = IBStrings.language(of: name, in: root, UINib.preferredLanguages)
        let original = IBStrings.originalLanguage(of: bundle)
        let folders = ["\(language).lproj/", "", "Base.lproj/", "\(original).lproj/"]
        return folders.map { root.appendingPathComponent($0 + name) }.first {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }

    /// What is wrong where `find` has answered nil, in Apple's words.
    func missing(_ name: String, _ kind: IBDocument.Kind) -> IBError {
        let file = "\(name).\(kind.fileExtension)"
        let place = "NSBundle <\((bundle ?? .main).bundlePath)> (loaded)"
        let what =
            switch kind {
            case .xib: "Could not load NIB in bundle: '\(place)' with name '\(name)'"
            case .storyboard: "Could not find a storyboard named '\(name)' in bundle \(place)"
            }
        return IBError(
            file: file,
            "\(what); list \(file) among the resources of its target, and give that target's Bundle.module")
    }

    private var bundles: [Bundle] {
        if let bundle { return [bundle] }
        let main = Bundle.main.bundleURL
        let entries = (try? FileManager.default.contentsOfDirectory(at: main, includingPropertiesForKeys: nil)) ?? []
        let folders = entries.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
        let own = folders.filter(isOfOwner)
        return [.main] + (own + folders.filter { !own.contains($0) }).compactMap { Bundle(url: $0) }
    }

    private func isOfOwner(_ folder: URL) -> Bool {
        let name = folder.deletingPathExtension().lastPathComponent
        var type: AnyClass? = owner.map { Swift.type(of: $0) }
        while let current = type {
            if name.hasSuffix("_" + String(String(reflecting: current).prefix { $0 != "." })) { return true }
            type = _getSuperclass(current)
        }
        return false
    }
}
