import Foundation
import PlacardSpecimens

/// Asset catalogs: folders with tables of pictures and colors, written as `InputFolder` reads them.
@MainActor enum CatalogInput {
    static func run(_ data: Data) {
        InputFolder.fill(InputFolder.files(in: data).map { ("Input.xcassets/\($0.path)", $0.content) })
        let folder = InputFolder.url.appendingPathComponent("Input.xcassets")
        guard let catalog = try? AssetCatalog(contentsOf: folder) else { return }
        for diagnostic in catalog.diagnostics {
            require(!diagnostic.description.contains(where: \.isNewline), "more than a line: \(diagnostic)")
        }
        for name in catalog.colorNames {
            require(catalog.color(named: name) != nil, "the color \(name) is not there")
        }
        for name in catalog.imageNames {
            for scale in [1, 2, 3] {
                _ = try? catalog.image(
                    named: name, compatibleWith: UITraitCollection(displayScale: CGFloat(scale)))
            }
        }
    }
}
