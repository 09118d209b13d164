import Foundation

extension UIColor {
    /// Finds a color of the program's asset catalogs by name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a color of a bundle's asset catalogs by name; nil if there is none, which is reported.
    ///
    /// - Parameters:
    ///   - bundle: Nil for the main bundle, and behind it all bundles that SwiftPM has put beside the program.
    ///   - traitCollection: Fixes the version; without, a color with several versions follows the current traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let found = AssetCatalog.catalog(of: bundle).color(named: name, compatibleWith: traitCollection) else {
            UIImage.report("There is no color named \"\(name)\"; add a color set to an asset catalog.")
            return nil
        }
        self.init(copying: found)
    }
}
