import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct UIImageNamedTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    /// A check box that is turned by `currentImage == UIImage(systemName:)`, as programs do.
    @Test func `a symbol that is made again equals the first`() {
        let button = UIButton()
        button.setImage(UIImage(systemName: "star"), for: .normal)
        #expect(button.currentImage == UIImage(systemName: "star"))
        #expect(button.currentImage?.isEqual(UIImage(systemName: "star.fill")) == false)
        #expect(UIImage.checkmark.isSymbolImage && UIImage.add != UIImage.remove)
    }

    private func find(_ name: String, scale: CGFloat = 2, _ idiom: UIUserInterfaceIdiom = .phone) throws -> UIImage? {
        let bundle = try #require(Bundle(url: folder.url))
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: idiom),
        ])
        return UIImage(named: name, in: bundle, compatibleWith: traits)
    }

    @Test func suffixesSayTheScale() throws {
        for scale in 1...3 { try folder.write("dot\(scale > 1 ? "@\(scale)x" : "").png", side: scale * 4, red) }
        for scale in 1...3 {
            let image = try #require(try find("dot", scale: CGFloat(scale)))
            #expect(image.scale == CGFloat(scale) && image.size.width == 4)
        }
        #expect(try find("dot.png", scale: 3)?.scale == 3)
        #expect(try find("dot@2x", scale: 3)?.scale == 2)
        #expect(UIImage(contentsOfFile: folder.url.appendingPathComponent("dot@3x.png").path)?.scale == 3)
    }

    @Test func suffixesSayTheDevice() throws {
        try folder.write("dot@2x.png", side: 8, red)
        try folder.write("dot@2x~ipad.png", side: 8, green)
        #expect(try find("dot", .pad)?.firstPixel == green)
        #expect(try find("dot", .phone)?.firstPixel == red)
    }

    @Test func dotsAndFoldersMayBePartOfTheName() throws {
        try folder.write("Icons/v1.2@2x.png", side: 8, red)
        #expect(try find("Icons/v1.2")?.scale == 2)
        #expect(try find("Icons/v1") == nil)
        #expect(try find("../" + folder.url.lastPathComponent + "/Icons/v1.2") == nil)
    }

    @Test func catalogsComeFirst() throws {
        try folder.write("dot.png", side: 4, red)
        let catalog = try Folder()
        try catalog.writeImageSet("dot", [("dot.png", 4, green, "")])
        try FileManager.default.copyItem(at: catalog.url, to: folder.url.appendingPathComponent("Assets.xcassets"))
        #expect(try find("dot")?.firstPixel == green)
    }

    @Test func aFileThatChangedIsReadAgain() throws {
        try folder.write("dot.png", side: 4, red)
        #expect(try find("dot")?.firstPixel == red)
        try folder.write("dot.png", side: 4, green)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)],
            ofItemAtPath: folder.url.appendingPathComponent("dot.png").path)
        #expect(try find("dot")?.firstPixel == green)
    }

    @Test func theSameFileIsDecodedOnce() throws {
        try folder.write("dot.png", side: 4, red)
        #expect(try find("dot")?.cgImage === find("dot")?.cgImage)
    }

    @Test func whatIsMissingOrDamagedIsNil() throws {
        try folder.write("no picture", as: "torn.png")
        #expect(try find("torn") == nil)
        #expect(try find("nothing") == nil)
        #expect(try find("") == nil)
        #expect(UIColor(named: "nothing", in: Bundle(url: folder.url), compatibleWith: nil) == nil)
    }

    @Test func symbolsAreTemplatesOfTheirSize() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.isSymbolImage && abs(symbol.size.width - 17 * 1.2) < 1)
        let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .medium)
        let twice = try #require(UIImage(systemName: "star", withConfiguration: large)?.size)
        #expect(abs(twice.width - 2 * symbol.size.width) <= 1)
        #expect(symbol.applyingSymbolConfiguration(large)?.size == twice)
        let view = UIImageView(image: symbol)
        view.tintColor = .green
        let colors = Set(try Pixels(of: view, scale: 2).values.filter { $0 >> 24 == 255 })
        #expect(colors == [green])
    }
}
