import Foundation

extension Bundle {
    /// Where a bundle lies among this one's resources, for ported code that says `url(forResource:withExtension:)`.
    ///
    /// Placard's own. CocoaPods makes such bundles of a library's resources; SwiftPM, which builds the library on Linux,
    /// puts these resources themselves into the folder of the target, which then stands for the bundle.
    ///
    /// - Parameter name: The bundle's name without its extension.
    public func resourceBundleURL(named name: String?) -> URL? {
        url(forResource: name, withExtension: "bundle") ?? (bundleURL.pathExtension == "resources" ? bundleURL : nil)
    }

    /// The path of `resourceBundleURL(named:)`, for ported code that says `path(forResource:ofType:)`.
    ///
    /// Placard's own.
    public func resourceBundlePath(named name: String?) -> String? { resourceBundleURL(named: name)?.path }
}
