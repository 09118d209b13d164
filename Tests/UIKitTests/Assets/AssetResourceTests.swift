import Foundation
import PlacardUIKit
import Synchronization
import TestTools
import Testing

/// Apple's documentation of `UIImage.init(resource:)` and `UIColor.init(resource:)`.
@MainActor @Suite(.serialized) struct AssetResourceTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.writeImageSet("Media.xcassets/logo", [("logo.png", 4, 0xFFFF_0000, "")])
        try folder.write(
            #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}"#,
            as: "Media.xcassets/brand.colorset/Contents.json")
    }

    private func bundle() throws -> Bundle { try #require(Bundle(url: folder.url)) }

    @Test func resourcesNameWhatACatalogHas() throws {
        #expect(UIImage(resource: ImageResource(name: "logo", bundle: try bundle())).firstPixel == 0xFFFF_0000)
        let brand = UIColor(resource: ColorResource(name: "brand", bundle: try bundle()))
        #expect(brand.cgColor.components == [1, 0, 0, 1])
    }

    @Test func whatIsNotThereIsEmptyAndReported() throws {
        let said = Mutex<[String]>([])
        let report = UIImage.report
        defer { UIImage.report = report }
        UIImage.report = { message in said.withLock { $0.append(message) } }
        #expect(UIImage(resource: ImageResource(name: "no such picture", bundle: try bundle())).size == .zero)
        #expect(UIColor(resource: ColorResource(name: "no such color", bundle: try bundle())) == .clear)
        #expect(said.withLock { $0.filter { $0.contains("no such") }.count } == 2)
    }
}
