import Foundation

/// A color of an asset catalog, by the name that Xcode checks: `UIColor(resource: .accent)`.
///
/// Xcode 15 and later make a static member of it for each color set; here `placard port` does. Source: Apple's
/// documentation of `ColorResource` (framework DeveloperToolsSupport).
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle
    let fileID: String

    /// Names a color; whether it is there shows when it is used.
    ///
    /// - Parameters:
    ///   - name: The name in a catalog, with the names of folders that provide a namespace: `Brand/accent`.
    ///   - bundle: The main bundle stands for the resources of the module that asks, then for all of the program's.
    ///   - fileID: Where the call stands.
    public init(name: String, bundle: Bundle, fileID: String = #fileID) {
        self.name = name
        self.bundle = bundle
        self.fileID = fileID
    }
}

extension UIColor {
    /// Takes a color of an asset catalog; one that is not there is clear and reported, where iOS stops the program.
    public convenience init(resource: ColorResource) {
        self.init(
            copying: UIColor(
                named: resource.name, in: resource.bundle, compatibleWith: nil, fileID: resource.fileID) ?? .clear)
    }
}
