import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// Where the images and colors of a document are found: projects of folders as they are found on disks.
@MainActor @Suite struct DocumentAssetsTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func assets(of document: String) -> DocumentAssets { AssetFinder().assets(of: folder.path(document)) }

    private func writeImage(_ name: String, _ pixel: UInt32 = 0xFFFF_0000) throws {
        try folder.writeImageSet(name, [("\((name as NSString).lastPathComponent).png", 4, pixel, "")])
    }

    @Test(arguments: [
        "App/Assets.xcassets", "App/Resources/Assets.xcassets", "Shared/Deep/Down/Below/Assets.xcassets",
        "App/UI/Screens/Login/Views/Login.xcassets",
    ])
    func catalogsAreFoundAnywhereInAProject(_ catalog: String) throws {
        try folder.write("", as: "App.xcodeproj/project.pbxproj")
        try writeImage("\(catalog)/logo")
        #expect(try assets(of: "App/UI/Screens/Login/Views/Base.lproj/Login.xib").image(named: "logo") != nil)
    }

    @Test(arguments: ["App/Assets.xcassets", "App/Resources/Assets.xcassets"])
    func theyAreFoundWithoutAProjectFileToo(_ catalog: String) throws {
        try writeImage("\(catalog)/logo")
        #expect(try assets(of: "App/UI/Screens/Login/Login.xib").image(named: "logo") != nil)
    }

    @Test func theNearestCatalogComesFirst() throws {
        try folder.write("", as: "Package.swift")
        try writeImage("Assets.xcassets/logo")
        try writeImage("Feature/Resources/Feature.xcassets/logo", green)
        #expect(try assets(of: "Feature/Views/Login.xib").image(named: "logo")?.firstPixel == green)
        #expect(try assets(of: "Other/Login.xib").image(named: "logo")?.firstPixel == red)
    }

    @Test func anotherCatalogServesWhereTheNearestHasNoSuchName() throws {
        try folder.write("", as: "Package.swift")
        try writeImage("Assets.xcassets/logo")
        try writeImage("Feature/Feature.xcassets/icon")
        #expect(try assets(of: "Feature/Login.xib").image(named: "logo") != nil)
    }

    @Test func namesMayHaveANamespaceOrTheEndingOfAFile() throws {
        try writeImage("App/Assets.xcassets/Call/mute")
        try folder.write(
            "{\"properties\": {\"provides-namespace\": true}}", as: "App/Assets.xcassets/Call/Contents.json")
        try writeImage("App/Assets.xcassets/logo")
        let assets = assets(of: "App/Main.storyboard")
        #expect(try assets.image(named: "Call/mute") != nil)
        #expect(try assets.image(named: "mute") == nil)
        #expect(try assets.image(named: "logo.png") != nil)
    }

    @Test func looseFilesAreFoundByNameScaleAndFolder() throws {
        try folder.write("", as: "App.xcworkspace/contents.xcworkspacedata")
        try folder.write("App/Images/logo@2x.png", side: 8, red)
        try folder.write("App/Images/logo@3x.png", side: 12, red)
        try folder.write("App/Icons/call/mute.png", side: 4, green)
        let assets = assets(of: "App/Views/Main.xib")
        let logo = try UITraitCollection(displayScale: 2).performing { try assets.image(named: "logo") }
        #expect(logo?.size == CGSize(width: 4, height: 4) && logo?.scale == 2)
        #expect(try assets.image(named: "logo.png") != nil)
        #expect(try assets.image(named: "call/mute")?.firstPixel == green)
        #expect(try assets.image(named: "other/mute") == nil)
        #expect(try assets.image(named: "logo.jpg") == nil)
    }

    @Test func otherProjectsBesideAreNotLookedInto() throws {
        try folder.write("", as: "One/One.xcodeproj/project.pbxproj")
        try writeImage("Two/Assets.xcassets/logo")
        #expect(try assets(of: "One/Main.xib").image(named: "logo") == nil)
        #expect(assets(of: "One/Main.xib").places == nil)
    }

    @Test func aRepositoryEndsTheSearch() throws {
        try folder.write("", as: "Package.swift")
        try folder.write("", as: "One/.git/HEAD")
        try writeImage("Assets.xcassets/logo")
        #expect(try assets(of: "One/Views/Main.xib").image(named: "logo") == nil)
    }

    @Test(arguments: ["Package.swift", "Main.xib"])
    func `A finder goes through a project once, whichever folders its documents lie in`(_ file: String) throws {
        try folder.write("", as: file)
        try writeImage("Assets.xcassets/logo")
        let finder = AssetFinder()
        #expect(try finder.assets(of: folder.path("One/Main.xib")).image(named: "logo") != nil)
        // What comes later is not seen by this run, and by the next.
        try writeImage("Late.xcassets/icon")
        let documents = ["One/Main.xib", "Two/Main.xib", "One/Deep/Main.xib", "Main.xib"]
        for document in documents {
            let assets = finder.assets(of: folder.path(document))
            #expect(try assets.image(named: "logo") != nil && assets.image(named: "icon") == nil)
            #expect(try self.assets(of: document).image(named: "icon") != nil)
        }
    }

    @Test func vectorsAreDrawnForTheDisplayWithTheirSlices() throws {
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='20' height='10'/></svg>"
        try folder.write(svg, as: "Assets.xcassets/bar.imageset/bar.svg")
        try folder.write(
            """
            {"images": [{"filename": "bar.svg", "idiom": "universal",
            "resizing": {"mode": "9-part", "cap-insets": {"left": 4, "right": 4}}}],
            "properties": {"template-rendering-intent": "template"}}
            """, as: "Assets.xcassets/bar.imageset/Contents.json")
        for scale in [1, 2, 3] as [CGFloat] {
            let found = try UITraitCollection(displayScale: scale).performing {
                try assets(of: "Main.xib").image(named: "bar")
            }
            let image = try #require(found)
            #expect(image.size == CGSize(width: 20, height: 10) && image.scale == scale)
            #expect(image.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4) && image.isTemplate)
        }
    }

    @Test func damageIsToldOnceANameGetsToIt() throws {
        try folder.write("{", as: "Assets.xcassets/logo.imageset/Contents.json")
        let assets = assets(of: "Main.xib")
        #expect(assets.damage.isEmpty)
        #expect(try assets.image(named: "logo") == nil)
        #expect(assets.damage.map(\.asset) == ["logo"] && assets.problems(of: "logo").count == 1)
    }
}

extension UITraitCollection {
    /// The answer of code that runs while these are the current traits.
    fileprivate func performing<Answer>(_ body: () throws -> Answer) throws -> Answer {
        var answer: Result<Answer, any Error>?
        performAsCurrent { answer = Result { try body() } }
        return try #require(answer).get()
    }
}
