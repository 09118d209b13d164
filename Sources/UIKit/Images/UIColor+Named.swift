import Foundation

extension UIColor {
    /// Finds a colour of the program's asset catalogues by name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour of a bundle's asset catalogues by name; nil if there is none, which is reported.
    ///
    /// - Parameters:
    ///   - bundle: Nil for the main bundle, and behind it all bundles that SwiftPM has put beside the program.
    ///   - traitCollection: Fixes the version; without, a colour with several versions follows the current traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let found = AssetCatalog.catalog(of: bundle).color(named: name, compatibleWith: traitCollection) else {
            UIImage.report("There is no colour named \"\(name)\"; add a colour set to an asset catalogue.")
            return nil
        }
        self.init(copying: found)
    }
}
