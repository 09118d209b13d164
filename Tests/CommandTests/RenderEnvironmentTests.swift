import Foundation
import PlacardSpecimens
import Testing

@testable import PlacardCommand

/// What an image shows of a document's environment: catalogs beside it, scenes within scenes, bars.
@MainActor @Suite struct RenderEnvironmentTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func image(_ file: String, _ arguments: String...) throws -> CGImage {
        try DocumentImage(arguments: ["--scale", "1"] + arguments).image(of: file)
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> String {
        let value = image.withPixels { $0[y * image.width + x] }
        return String(String(value, radix: 16).suffix(6))
    }

    @Test func namedColorsComeFromTheCatalogAboveTheDocumentInBothAppearances() throws {
        func color(_ red: String, _ blue: String, _ appearance: String = "") -> String {
            """
            {"idiom":"universal",\(appearance)"color":{"color-space":"srgb","components":{"red":"\(red)","green":"0.000",\
            "blue":"\(blue)","alpha":"1.000"}}}
            """
        }
        let dark = "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}],"
        _ = try folder.write(
            "{\"colors\":[\(color("1.000", "0.000")),\(color("0.000", "1.000", dark))],\"info\":{\"version\":1}}",
            as: "Assets.xcassets/brand.colorset/Contents.json")
        let file = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="v"><rect key="frame" width="20" height="20"/><color key="backgroundColor" name="brand"/></view>
            </objects><resources><namedColor name="brand"><color white="0.5" alpha="1"/></namedColor></resources></document>
            """, as: "Base.lproj/Card.xib")
        #expect(pixel(try image(file), 10, 10) == "ff0000")
        #expect(pixel(try image(file, "--appearance", "dark"), 10, 10) == "0000ff")
    }

    private func scene(_ id: String, embedding other: String, color: String) -> String {
        """
        <scene sceneID="\(id)-s"><objects><viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" id="\(id)-v"><rect key="frame" width="100" height="100"/><subviews><containerView id="\(id)-c">
        <rect key="frame" x="50" y="50" width="40" height="40"/><connections>
        <segue destination="\(other)" kind="embed" id="\(id)-e"/></connections></containerView></subviews>
        <color key="backgroundColor" \(color) alpha="1"/></view></viewController></objects></scene>
        """
    }

    @Test func aContainerShowsItsSceneAndScenesWithinEachOtherEnd() throws {
        let file = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <device id="retina4_7"/><scenes>\(scene("a", embedding: "b", color: "red=\"1\" green=\"0\" blue=\"0\""))
            \(scene("b", embedding: "a", color: "red=\"0\" green=\"0\" blue=\"1\""))</scenes></document>
            """, as: "Nested.storyboard")
        let image = try image(file)
        #expect(pixel(image, 10, 10) == "ff0000")
        #expect(pixel(image, 60, 60) == "0000ff")
        let terminal = Terminal()
        #expect(terminal.run("inspect", file, "--scene", "a") == .done)
        #expect(!terminal.output.contains("b-v"))
    }

    @Test func aNavigationBarCoversTheViewBelowIt() throws {
        let file = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460" \
            initialViewController="n"><device id="retina4_7"/><scenes><scene sceneID="1"><objects>
            <navigationController id="n"><navigationBar key="navigationBar" id="b"><color key="barTintColor" red="0" \
            green="1" blue="0" alpha="1"/></navigationBar><connections><segue destination="a" kind="relationship" \
            relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
            <scene sceneID="2"><objects><viewController id="a"><view key="view" id="v"><rect key="frame" width="375" \
            height="667"/><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view>
            <navigationItem key="navigationItem" title="Home" id="i"/></viewController></objects></scene></scenes>
            </document>
            """, as: "Bars.storyboard")
        let image = try image(file)
        #expect(pixel(image, 5, 5) == "00ff00" && pixel(image, 5, 60) == "00ff00")
        #expect(pixel(image, 5, 70) == "ff0000")
    }
}
