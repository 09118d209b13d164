import Foundation

extension UIColor {
    /// Finds a color of the program's asset catalogs by name, those of the module that asks first.
    public convenience init?(named name: String, fileID: String = #fileID) {
        self.init(named: name, in: nil, compatibleWith: nil, fileID: fileID)
    }

    /// The same for code that names this initializer without calling it.
    @_disfavoredOverload public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil, fileID: "")
    }

    /// Finds a color of a bundle's asset catalogs by name; nil if there is none, which is reported.
    ///
    /// - Parameters:
    ///   - name: The name in a catalog, or of a file.
    ///   - bundle: Nil and the main bundle stand for the resources of the module that asks, then for all of the
    ///     program's.
    ///   - traitCollection: Fixes the version; without, a color with several versions follows the current traits.
    ///   - fileID: Where the call stands.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
        fileID: String = #fileID
    ) {
        let catalogs = AssetCatalog.catalogs(of: bundle, module: fileID.moduleOfFileID)
        let found = catalogs.lazy.compactMap { $0.color(named: name, compatibleWith: traitCollection) }.first
        guard let found else {
            UIImage.report("There is no color named \"\(name)\"; add a color set to an asset catalog.")
            return nil
        }
        self.init(copying: found)
    }
}
