import Foundation
import Synchronization

/// The images, colors and data of asset catalogs, by name.
///
/// Placard's own: Apple's tools compile catalogs, Placard reads the `.xcassets` folder itself. Immutable: it shows
/// what the folder held when it was read; images are decoded, and PDF and SVG drawn, when they are asked for. Symbols of
/// a program's own are not drawn; `diagnostics` lists them. Names inside folders that provide a namespace begin with the
/// folder's name and a slash.
///
///     let catalog = try AssetCatalog(contentsOf: URL(fileURLWithPath: "App/Assets.xcassets"))
///     let logo = try catalog.image(named: "logo")
///     let accent = catalog.color(named: "accent")
package struct AssetCatalog: Sendable {
    private var images: [String: AssetImageSet] = [:]
    private var colors: [String: AssetColorSet] = [:]
    private var data: [String: AssetDataSet] = [:]
    /// What was found in the folders and cannot be used.
    package private(set) var diagnostics: [Diagnostic] = []

    /// How many things that cannot be used are listed of one catalog, before the last that says there may be more.
    static let maximumDiagnostics = 1_000

    /// Something in a catalog that cannot be used, and what to do.
    package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
        /// The folder of the asset.
        package let path: String
        /// The asset's name.
        package let asset: String
        /// What is wrong and what becomes of the asset, without a stop at the end.
        package let message: String
        /// Why it cannot be used.
        var cause = Cause.unsupported

        /// Folder, asset and message, in one line.
        package var description: String { IBError.oneLine("\(path): warning: \(asset): \(message).") }
    }

    /// Why something in a catalog cannot be used.
    enum Cause {
        /// It is damaged.
        case damage
        /// It is of a kind that is not drawn.
        case unsupported
    }

    /// Makes an empty catalog.
    package init() {}

    /// Reads an `.xcassets` folder, without the images themselves.
    ///
    /// - Throws: If there is no such folder; what is wrong inside is listed in `diagnostics`.
    package init(contentsOf url: URL) throws(AssetCatalogError) {
        for asset in try AssetFolder.assets(of: url) { take(asset) }
    }

    /// Reads several folders and joins them; one that cannot be read is listed in `diagnostics`.
    package init(contentsOf urls: [URL]) {
        self.init(
            joining: urls.map { url in
                do throws(AssetCatalogError) {
                    return try AssetCatalog(contentsOf: url)
                } catch {
                    var empty = AssetCatalog()
                    let message = "the catalog cannot be listed; check its permissions"
                    empty.diagnostics = [
                        Diagnostic(path: url.path, asset: url.lastPathComponent, message: message, cause: .damage)
                    ]
                    return empty
                }
            })
    }

    /// Joins catalogs; where several have a name, the first one's asset counts.
    package init(joining catalogs: [AssetCatalog]) {
        for catalog in catalogs {
            images.merge(catalog.images) { first, _ in first }
            colors.merge(catalog.colors) { first, _ in first }
            data.merge(catalog.data) { first, _ in first }
            diagnostics += catalog.diagnostics
        }
    }

    private mutating func take(_ asset: AssetFolder.Asset) {
        let (folder, name) = (asset.folder, asset.name)
        func report(_ message: String, _ cause: Cause = .unsupported) {
            guard diagnostics.count <= Self.maximumDiagnostics else { return }
            let isLast = diagnostics.count == Self.maximumDiagnostics
            let message = isLast ? "\(message), and there may be more; correct these first" : message
            diagnostics.append(Diagnostic(path: folder.path, asset: name, message: message, cause: cause))
        }
        switch asset.content {
        case .failure(let problem): report(problem.message, problem.cause)
        case .success(let contents) where folder.pathExtension == "imageset":
            let set = AssetImageSet(name: name, folder: folder, contents) { report($0) }
            if !set.isEmpty { images[name] = images[name] ?? set }
        case .success(let contents) where folder.pathExtension == "dataset":
            let set = AssetDataSet(folder: folder, contents) { report($0) }
            if !set.isEmpty { data[name] = data[name] ?? set }
        case .success(let contents):
            let set = AssetColorSet(contents) { report($0) }
            if !set.isEmpty { colors[name] = colors[name] ?? set }
        }
    }

    /// The names of all images, sorted.
    package var imageNames: [String] { images.keys.sorted() }
    /// The names of all colors, sorted.
    package var colorNames: [String] { colors.keys.sorted() }

    /// The image of a name in the version for traits, or for the current ones; nil if there is none.
    ///
    /// An image with versions for light and dark appearance follows the traits of the view that shows it.
    ///
    /// - Throws: If the image is there but cannot be decoded.
    package func image(
        named name: String, compatibleWith traitCollection: UITraitCollection? = nil
    ) throws(AssetCatalogError) -> UIImage? {
        let traits = traitCollection.map { UITraitCollection.current.overridden(by: $0) }
        return try images[name]?.image(for: traits ?? .current)
    }

    /// The data of a name for the current traits, and their kind; nil if there are none that can be read.
    package func data(named name: String) -> (data: Data, typeIdentifier: String)? {
        data[name]?.read(for: .current)
    }

    /// The color of a name; nil if there is none.
    ///
    /// - Parameter traitCollection: Fixes the version; without, a color that has several follows the current traits.
    package func color(named name: String, compatibleWith traitCollection: UITraitCollection? = nil) -> UIColor? {
        colors[name]?.color(for: traitCollection.map { UITraitCollection.current.overridden(by: $0) })
    }
}

extension AssetCatalog {
    /// All catalogs of a bundle, or of the program's own: read once, joined in the order of their names.
    ///
    /// Without a bundle, the main bundle's come first and then those of all bundles that SwiftPM has put beside the
    /// program. What a catalog cannot use is reported through `UIImage.report` when it is first read.
    package static func catalog(of bundle: Bundle?) -> AssetCatalog {
        let key = (bundle ?? .main).bundlePath
        if let known = kept.withLock({ $0[key] }) { return known }
        let catalogs = ResourceFolders.folders(of: bundle).flatMap(urls).compactMap {
            try? AssetCatalog(contentsOf: $0)
        }
        let joined = AssetCatalog(joining: catalogs)
        for diagnostic in joined.diagnostics { UIImage.report(diagnostic.description) }
        kept.withLock { kept in
            if kept.count >= maximumBundles { kept = [:] }
            kept[key] = joined
        }
        return joined
    }

    /// The catalogs to look in, in order: those of the module that asks before all others.
    static func catalogs(of bundle: Bundle?, module: String?) -> [AssetCatalog] {
        guard let module, ResourceFolders.isProgram(bundle), let own = ResourceFolders.folder(ofModule: module),
            let target = Bundle(url: own)
        else { return [catalog(of: bundle)] }
        return [catalog(of: target), catalog(of: bundle)]
    }

    private static let kept = Mutex<[String: AssetCatalog]>([:])
    /// How many bundles' catalogs are kept; beyond, all are released and read again.
    static let maximumBundles = 64

    /// The catalogs in a folder and in the folders inside.
    private static func urls(in folder: URL) -> [URL] {
        func children(_ folder: URL) -> [URL] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map(folder.appendingPathComponent)
        }
        let own = children(folder)
        // The main bundle is the folder of the program, which may hold a whole build.
        let inner = own.filter { $0.pathExtension.isEmpty }.prefix(maximumBundles).flatMap(children)
        return (own + inner).filter { $0.pathExtension == "xcassets" }
    }
}

/// Why a catalog, or an image of one, could not be read.
package enum AssetCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no folder at this path, or it cannot be listed.
    case notAFolder(path: String)
    /// The image's file cannot be read from the disk.
    case unreadableFile(path: String, BoundedFile.Fault)
    /// The image's file lies outside of the folder that reading is bound to.
    case outside(path: String, root: String)
    /// The image's file is damaged or of a kind that is not read.
    case unreadableImage(path: String, ImageFileError)

    /// The path, what is wrong with it and what to do, in one line: a warning where only an image is left out.
    package var description: String {
        switch self {
        case .notAFolder(let path):
            "\(path): error: there is no asset catalog; give the path of an .xcassets folder."
        case .unreadableFile(let path, let fault): "\(path): warning: \(fault.message)."
        case .outside(let path, let root):
            "\(path): warning: the file leads out of \(root) and is not followed; copy what it leads to."
        case .unreadableImage(let path, let error): "\(path): warning: \(error)"
        }
    }
}

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
    static var ofTargets: [URL] { TargetResources.folders }

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
