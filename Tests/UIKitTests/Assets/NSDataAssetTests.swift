import Foundation
import Testing

@testable import PlacardUIKit

/// Data in asset catalogs: Apple's documentation of `NSDataAsset`.
@MainActor @Suite struct NSDataAssetTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test func `Data are found by name, with their kind`() throws {
        try folder.write("[1, 2]", as: "A.xcassets/numbers.dataset/numbers.json")
        try folder.write(
            """
            {"data": [{"idiom": "universal", "filename": "numbers.json", "universal-type-identifier": "public.json"}]}
            """, as: "A.xcassets/numbers.dataset/Contents.json")
        let bundle = try #require(Bundle(url: folder.url))
        let asset = try #require(NSDataAsset(name: "numbers", bundle: bundle))
        #expect(asset.name == "numbers" && asset.typeIdentifier == "public.json")
        #expect(String(decoding: asset.data, as: UTF8.self) == "[1, 2]")
        #expect(NSDataAsset(name: "letters", bundle: bundle) == nil)
        #expect(NSDataAsset(name: "nowhere") == nil)
    }

    @Test func `Files that are not there are told, and lead nowhere`() throws {
        try folder.write("{\"data\": [{\"filename\": \"gone.txt\"}]}", as: "gone.dataset/Contents.json")
        try folder.write("{\"data\": [{\"filename\": \"../x\"}]}", as: "away.dataset/Contents.json")
        let catalog = try AssetCatalog(contentsOf: folder.url)
        #expect(catalog.data(named: "gone") == nil && catalog.data(named: "away") == nil)
        #expect(catalog.diagnostics.map(\.asset) == ["away", "gone"])
    }
}
