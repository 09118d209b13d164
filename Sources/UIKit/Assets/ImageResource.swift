import Foundation

/// An image of an asset catalog, by the name that Xcode checks: `UIImage(resource: .logo)`.
///
/// Xcode 15 and later make a static member of it for each image set; here `placard port` does. Source: Apple's
/// documentation of `ImageResource` (framework DeveloperToolsSupport).
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle
    let fileID: String

    /// Names an image; whether it is there shows when it is used.
    ///
    /// - Parameters:
    ///   - name: The name in a catalog, with the names of folders that provide a namespace: `Icons/add`.
    ///   - bundle: The main bundle stands for the resources of the module that asks, then for all of the program's.
    ///   - fileID: Where the call stands.
    public init(name: String, bundle: Bundle, fileID: String = #fileID) {
        self.name = name
        self.bundle = bundle
        self.fileID = fileID
    }
}

extension UIImage {
    /// Takes an image of an asset catalog; one that is not there is empty and reported, where iOS stops the program.
    public convenience init(resource: ImageResource) {
        self.init(
            copying: UIImage(
                named: resource.name, in: resource.bundle, compatibleWith: nil, fileID: resource.fileID) ?? UIImage())
    }
}
