import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct AssetCatalogTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func catalog() throws -> AssetCatalog { try AssetCatalog(contentsOf: folder.url) }

    private func traits(
        scale: CGFloat = 2, _ style: UIUserInterfaceStyle = .light, _ idiom: UIUserInterfaceIdiom = .phone
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(userInterfaceIdiom: idiom),
        ])
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 3), (4, 3)])
    func theScaleThatIsNearestIsTaken(_ display: CGFloat, _ expected: CGFloat) throws {
        try folder.writeImageSet(
            "dot",
            [1, 2, 3].map { ("dot@\($0)x.png", $0 * 4, red, "\"idiom\": \"universal\", \"scale\": \"\($0)x\"") })
        let image = try #require(try catalog().image(named: "dot", compatibleWith: traits(scale: display)))
        #expect(image.scale == expected && image.size == CGSize(width: 4, height: 4))
    }

    @Test func aLargerScaleServesWhereTheOwnIsMissing() throws {
        try folder.writeImageSet(
            "dot", [1, 3].map { ("dot@\($0)x.png", $0 * 4, red, "\"scale\": \"\($0)x\"") })
        #expect(try catalog().image(named: "dot", compatibleWith: traits())?.scale == 3)
    }

    @Test func theDeviceComesBeforeTheScale() throws {
        try folder.writeImageSet(
            "dot",
            [
                ("any.png", 8, red, "\"idiom\": \"universal\", \"scale\": \"2x\""),
                ("pad.png", 4, green, "\"idiom\": \"ipad\", \"scale\": \"1x\""),
            ])
        #expect(try catalog().image(named: "dot", compatibleWith: traits(.light, .pad))?.firstPixel == green)
        #expect(try catalog().image(named: "dot", compatibleWith: traits(.light, .phone))?.firstPixel == red)
    }

    private let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"

    @Test func viewsShowTheVersionOfTheirAppearance() throws {
        try folder.writeImageSet("dot", [("day.png", 4, red, ""), ("night.png", 4, blue, dark)])
        let image = try #require(try catalog().image(named: "dot", compatibleWith: traits(scale: 1)))
        #expect(image.firstPixel == red)
        let view = UIImageView(image: image)
        #expect(try Pixels(of: view)[0, 0] == red)
        view.overrideUserInterfaceStyle = .dark
        #expect(try Pixels(of: view)[0, 0] == blue)
        #expect(image.imageAsset?.image(with: traits(scale: 1, .dark)).firstPixel == blue)
    }

    @Test func theRenderingIntentIsKept() throws {
        try folder.writeImageSet(
            "dot", [("dot.png", 4, red, "")], properties: "{\"template-rendering-intent\": \"template\"}")
        try folder.writeImageSet(
            "plain", [("dot.png", 4, red, "")], properties: "{\"template-rendering-intent\": \"original\"}")
        #expect(try catalog().image(named: "dot")?.renderingMode == .alwaysTemplate)
        #expect(try catalog().image(named: "plain")?.renderingMode == .alwaysOriginal)
    }

    @Test func slicesAndMarginsAreInPixelsOfTheFile() throws {
        let slices = """
            "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 2},
            "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}, "alignment-insets": {"bottom": 4}
            """
        try folder.writeImageSet("box", [("box@2x.png", 20, red, slices)])
        let image = try #require(try catalog().image(named: "box"))
        #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(image.resizingMode == .tile)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0))
    }

    @Test func foldersWithANamespaceArePartOfTheName() throws {
        try folder.writeImageSet("Icons/dot", [("dot.png", 4, red, "")])
        try folder.write("{\"properties\": {\"provides-namespace\": true}}", as: "Icons/Contents.json")
        try folder.writeImageSet("Loose/ring", [("ring.png", 4, red, "")])
        #expect(try catalog().imageNames == ["Icons/dot", "ring"])
    }

    // MARK: Colors

    private func color(_ space: String, _ components: String, _ more: String = "") -> String {
        "{\"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}\(more)}"
    }

    @Test func componentsAreSharesBytesOrHexadecimal() throws {
        let json = color(
            "srgb", "\"red\": \"0x80\", \"green\": \"51\", \"blue\": \"0.250\", \"alpha\": \"1.000\"")
        try folder.write("{\"colors\": [\(json)]}", as: "paint.colorset/Contents.json")
        let expected = UIColor(red: 128.0 / 255, green: 0.2, blue: 0.25, alpha: 1)
        #expect(try catalog().color(named: "paint") == expected)
    }

    @Test func otherSpacesAndReferencesAreUnderstood() throws {
        let p3 = color("display-p3", "\"red\": \"1\", \"green\": \"0.0\", \"blue\": \"0.0\", \"alpha\": \"1.0\"")
        try folder.write("{\"colors\": [\(p3)]}", as: "p3.colorset/Contents.json")
        let gray = color("gray-gamma-22", "\"white\": \"0.5\", \"alpha\": \"0.25\"")
        try folder.write("{\"colors\": [\(gray)]}", as: "gray.colorset/Contents.json")
        try folder.write(
            "{\"colors\": [{\"color\": {\"platform\": \"universal\", \"reference\": \"systemBlueColor\"}}]}",
            as: "accent.colorset/Contents.json")
        let catalog = try catalog()
        #expect(catalog.colorNames == ["accent", "gray", "p3"])
        #expect(catalog.color(named: "p3") == UIColor(displayP3Red: 1.0 / 255, green: 0, blue: 0, alpha: 1))
        #expect(catalog.color(named: "gray") == UIColor(white: 0.5, alpha: 0.25))
        #expect(catalog.color(named: "accent") === UIColor.systemBlue)
    }

    @Test func colorsFollowTheAppearance() throws {
        let (day, night) = (
            color("gray-gamma-22", "\"white\": \"1.0\", \"alpha\": \"1.0\""), "\"white\": \"0.0\", \"alpha\": \"1.0\""
        )
        try folder.write(
            "{\"colors\": [\(day), \(color("gray-gamma-22", night, ", \(dark)"))]}",
            as: "paper.colorset/Contents.json")
        let paper = try #require(try catalog().color(named: "paper"))
        #expect(paper.resolvedColor(with: traits(.light)) == UIColor(white: 1, alpha: 1))
        #expect(paper.resolvedColor(with: traits(.dark)) == UIColor(white: 0, alpha: 1))
        let fixed = try catalog().color(named: "paper", compatibleWith: traits(.dark))
        #expect(fixed == UIColor(white: 0, alpha: 1))
    }

    // MARK: What is wrong

    @Test func `what cannot be used is told in one line, whatever its name holds`() throws {
        try folder.write("{", as: "one\u{B}two\nthree.imageset/Contents.json")
        let told = try catalog().diagnostics.map(\.description)
        #expect(told.count == 1 && told.allSatisfy { !$0.contains(where: \.isNewline) })
    }

    @Test func `Of very many things that cannot be used the first are told`() throws {
        for index in 0...AssetCatalog.maximumDiagnostics + 10 {
            try folder.write("{", as: "\(index).imageset/Contents.json")
        }
        let told = try catalog().diagnostics
        #expect(told.count == AssetCatalog.maximumDiagnostics + 1)
        #expect(told.last?.message.hasSuffix("there may be more; correct these first") == true)
    }

    @Test func `What is wrong with a color or a table is told in plain words`() throws {
        try folder.write("{\"colors\": [\(color("srgb", "\"red\": \"nan\""))]}", as: "nan.colorset/Contents.json")
        try folder.write("{\"colors\": [{\"color\": {\"reference\": \"nix\"}}]}", as: "nix.colorset/Contents.json")
        try folder.write("{\"images\": [{\"appearances\": [{}]}]}", as: "key.imageset/Contents.json")
        try folder.write("{\"images\": {\"idiom\": 1}}", as: "list.imageset/Contents.json")
        let told = Dictionary(uniqueKeysWithValues: try catalog().diagnostics.map { ($0.asset, $0.message) })
        #expect(
            told["nan"]?.hasPrefix("the components of a color are not all there, or no numbers; give each") == true)
        #expect(told["nix"] == "there is no color nix of the system; use sRGB")
        #expect(told["key"]?.contains("(images[0].appearances[0].appearance is missing)") == true)
        #expect(told["list"]?.contains("(images is not a list)") == true)
    }

    @Test func whatCannotBeUsedIsListed() throws {
        try folder.writeImageSet("gone", [("here.png", 4, red, "")])
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("gone.imageset/here.png"))
        try folder.write("{\"images\": [{\"filename\": \"../../secret.png\"}]}", as: "sly.imageset/Contents.json")
        try folder.write("{\"images\": [", as: "torn.imageset/Contents.json")
        try folder.write("{\"images\": [{\"filename\": 5}]}", as: "odd.imageset/Contents.json")
        try folder.write("{}", as: "star.symbolset/Contents.json")
        let color = color("cmyk", "")
        try folder.write("{\"colors\": [\(color)]}", as: "ink.colorset/Contents.json")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("bare.imageset"), withIntermediateDirectories: true)
        let catalog = try catalog()
        #expect(catalog.imageNames.isEmpty && catalog.colorNames.isEmpty)
        let messages = Dictionary(grouping: catalog.diagnostics, by: \.asset).mapValues { $0[0].message }
        let expected = [
            "gone": "not there", "sly": "not there", "torn": "not understood",
            "odd": "images[0]",
            "star": "symbol", "ink": "cmyk", "bare": "missing",
        ]
        #expect(Set(messages.keys) == Set(expected.keys))
        for (asset, part) in expected { #expect(messages[asset]?.contains(part) == true, "\(asset)") }
    }

    @Test func aDamagedImageIsAnErrorWithItsPath() throws {
        try folder.write("no picture", as: "dot.imageset/dot.png")
        try folder.write("{\"images\": [{\"filename\": \"dot.png\"}]}", as: "dot.imageset/Contents.json")
        let catalog = try catalog()
        #expect(throws: AssetCatalogError.self) { try catalog.image(named: "dot") }
        #expect(try catalog.image(named: "other") == nil)
    }

    @Test func aFolderThatIsNotThereIsAnError() {
        #expect(throws: AssetCatalogError.notAFolder(path: "/nowhere.xcassets")) {
            try AssetCatalog(contentsOf: URL(fileURLWithPath: "/nowhere.xcassets"))
        }
    }

    @Test func loopsOfLinksEnd() throws {
        try folder.writeImageSet("dot", [("dot.png", 4, red, "")])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("again"), withDestinationURL: folder.url)
        #expect(try catalog().imageNames == ["dot"])
    }
}
