import Foundation

/// The name of data in an asset catalog.
public typealias NSDataAssetName = String

/// Data that a program has in an asset catalog, by name.
///
/// Read from the same `.xcassets` folders as the images of `UIImage(named:)`. Source: Apple's documentation of `NSDataAsset`.
@preconcurrency @MainActor open class NSDataAsset: NSObject {
    /// The name in the catalog.
    public let name: NSDataAssetName
    /// The file's bytes.
    public let data: Data
    /// The kind of data that the catalog names, or "public.data" where it names none.
    public let typeIdentifier: String

    /// Finds data of the program; nil if there are none of the name, or their file cannot be read.
    ///
    /// - Parameters:
    ///   - name: The name of the data in its catalog.
    ///   - fileID: Where the call stands: catalogs of that module come first.
    public convenience init?(name: NSDataAssetName, fileID: String = #fileID) {
        self.init(name: name, bundle: nil, fileID: fileID)
    }

    /// Finds data of a bundle; nil if there are none of the name, or their file cannot be read.
    ///
    /// - Parameters:
    ///   - name: The name of the data in its catalog.
    ///   - bundle: Nil and the main bundle stand for all of the program.
    ///   - fileID: Where the call stands.
    public init?(name: NSDataAssetName, bundle: Bundle?, fileID: String = #fileID) {
        let catalogs = AssetCatalog.catalogs(of: bundle, module: fileID.moduleOfFileID)
        guard let found = catalogs.lazy.compactMap({ $0.data(named: name) }).first else { return nil }
        self.name = name
        (data, typeIdentifier) = (found.data, found.typeIdentifier)
        super.init()
    }
}
