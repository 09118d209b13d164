import Foundation

/// Finds documents where packages put resources.
///
/// A document is looked for in the given bundle only. Without one, or in the main one, it is looked for among the
/// resources of the owner's module and its superclasses', then those of the module that asks, then in the main bundle. Other
/// targets' serve where only one of them has it: two documents of one name are never taken for each other.
@MainActor struct NibLocator {
    let bundle: Bundle?
    let owner: AnyObject?
    /// That asks.
    var module: String?

    /// A document's file and the bundle that it is in.
    struct Location {
        let url: URL
        let bundle: Bundle
    }

    func find(_ name: String, _ kind: IBDocument.Kind) -> Location? {
        for bundle in bundles {
            if let found = find(name, kind, in: bundle) { return found }
        }
        let others = otherTargets.compactMap { find(name, kind, in: $0) }
        return others.count == 1 ? others[0] : nil
    }

    private func find(_ name: String, _ kind: IBDocument.Kind, in bundle: Bundle) -> Location? {
        // A document for phones alone counts before the one for every device, as on a phone.
        [name + "~iphone", name].lazy.compactMap { variant in
            file("\(variant).\(kind.fileExtension)", in: bundle).map { Location(url: $0, bundle: bundle) }
        }.first
    }

    /// A document may be there once, once for each language, or once with tables of texts.
    private func file(_ name: String, in bundle: Bundle) -> URL? {
        let root = bundle.resourceURL ?? bundle.bundleURL
        let language = IBStrings.language(of: name, in: root, UINib.preferredLanguages)
        let original = LanguageMatch.original(of: bundle)
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
            "\(what); list \(file) among the resources of its target, and give that target's Bundle.module\(rivals(name, kind))"
        )
    }

    private func rivals(_ name: String, _ kind: IBDocument.Kind) -> String {
        let folders = otherTargets.filter { find(name, kind, in: $0) != nil }.map { $0.bundleURL.lastPathComponent }
        return folders.isEmpty ? "" : ": there is one in each of \(folders.joined(separator: ", "))"
    }

    /// Those that the document belongs to.
    private var bundles: [Bundle] {
        guard ResourceFolders.isProgram(bundle) else { return [bundle].compactMap { $0 } }
        return ownFolders.compactMap { Bundle(url: $0) } + [.main]
    }

    private var otherTargets: [Bundle] {
        guard ResourceFolders.isProgram(bundle) else { return [] }
        let own = ownFolders
        return ResourceFolders.ofTargets.filter { !own.contains($0) }.compactMap { Bundle(url: $0) }
    }

    private var ownFolders: [URL] {
        var modules: [String] = []
        var type: AnyClass? = owner.map { Swift.type(of: $0) }
        while let current = type {
            modules.append(String(String(reflecting: current).prefix { $0 != "." }))
            type = _getSuperclass(current)
        }
        modules += [module].compactMap { $0 }
        return modules.compactMap(ResourceFolders.folder(ofModule:))
    }
}
