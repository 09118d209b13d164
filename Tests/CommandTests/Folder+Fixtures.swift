import Foundation
@_exported import TestTools

extension Folder {
    /// A document of this package's own, by its name.
    static func fixture(_ name: String) -> String {
        Bundle.module.bundleURL.appendingPathComponent("Fixtures").appendingPathComponent(name).path
    }

    /// The program itself, which is built beside the tests.
    static var program: String {
        Bundle.module.bundleURL.deletingLastPathComponent().appendingPathComponent("placard").path
    }
}
