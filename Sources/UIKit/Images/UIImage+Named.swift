import Foundation
import Synchronization

extension UIImage {
    /// Finds an image of the program by name, for the current traits, those of the module that asks first.
    ///
    /// The same as `init(named:in:compatibleWith:)` without a bundle.
    public convenience init?(named name: String, fileID: String = #fileID) {
        self.init(named: name, in: nil, compatibleWith: nil, fileID: fileID)
    }

    /// The same for code that names this initializer without calling it.
    @_disfavoredOverload public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil, fileID: "")
    }

    /// Finds an image of a bundle by name: first in its asset catalogs, then among its files.
    ///
    /// A file's name may leave out "png", "jpg" or "jpeg". Of `name@3x~ipad.png`, `name@2x.png` and the like the one is
    /// taken that suits the traits best. What is found stays decoded in a cache of 64 MiB of pixels. Nil if there is
    /// nothing, or the file cannot be read; `report` says which.
    ///
    /// - Parameters:
    ///   - name: The name in a catalog, or of a file.
    ///   - bundle: Nil, the main bundle and what `Bundle(for:)` answers stand for the resources of the module that
    ///     asks, then for those of the main bundle and of all others that SwiftPM has put beside the program.
    ///   - traitCollection: Nil for the current traits.
    ///   - fileID: Where the call stands.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
        fileID: String = #fileID
    ) {
        guard let found = Self.find(name, in: bundle, module: fileID.moduleOfFileID, traitCollection) else {
            return nil
        }
        self.init(copying: found)
    }

    /// Finds an image of a bundle by name, for the traits of a configuration.
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?, fileID: String = #fileID
    ) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection, fileID: fileID)
    }

    private static func find(
        _ name: String, in bundle: Bundle?, module: String, _ traitCollection: UITraitCollection?
    ) -> UIImage? {
        let traits = traitCollection.map { UITraitCollection.current.overridden(by: $0) } ?? .current
        do {
            for catalog in AssetCatalog.catalogs(of: bundle, module: module) {
                if let image = try catalog.image(named: name, compatibleWith: traits) { return image }
            }
            if let image = try LooseImages(name: name, bundle: bundle, module: module)?.image(for: traits) {
                return image
            }
            report("There is no picture named \"\(name)\"; add it to an asset catalog or as a file of the bundle.")
        } catch {
            report("\(error)")
        }
        return nil
    }

    // MARK: Reports

    /// Where look-ups by name say what is missing, damaged or replaced by a placeholder.
    ///
    /// Placard's own: Apple's systems write to the log. Called on the thread that looks up. The default writes each
    /// message once to standard error, the first 1,024 of them.
    public static var report: @Sendable (String) -> Void {
        get { reporter.withLock { $0 } }
        set { reporter.withLock { $0 = newValue } }
    }

    private static let reporter = Mutex<@Sendable (String) -> Void>(SaidOnce().say)
}
