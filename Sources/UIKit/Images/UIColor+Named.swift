import Foundation

extension UIColor {
    /// Finds a colour of the program's asset catalogues by name, those of the module that asks first.
    public convenience init?(named name: String, fileID: String = #fileID) {
        self.init(named: name, in: nil, compatibleWith: nil, fileID: fileID)
    }

    /// The same for code that names this initializer without calling it.
    @_disfavoredOverload public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil, fileID: "")
    }

    /// Finds a colour of a bundle's asset catalogues by name; nil if there is none, which is reported.
    ///
    /// - Parameters:
    ///   - bundle: Nil and the main bundle stand for the resources of the module that asks, then for all of the program's.
    ///   - traitCollection: Fixes the version; without, a colour with several versions follows the current traits.
    ///   - fileID: Where the call stands.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
        fileID: String = #fileID
    ) {
        let catalogs = AssetCatalog.catalogs(of: bundle, module: fileID.moduleOfFileID)
        let found = catalogs.lazy.compactMap { $0.color(named: name, compatibleWith: traitCollection) }.first
        guard let found else {
            UIImage.report("There is no colour named \"\(name)\"; add a colour set to an asset catalogue.")
            return nil
        }
        self.init(copying: found)
    }
}
