import Foundation
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct NibColorTests {
    private func background(_ color: String, attributes: String = "", after: String = "") throws -> UIColor? {
        let view = try Nibs.view(
            "<view id=\"v\"><color key=\"backgroundColor\" \(color)/></view>", attributes: attributes, after: after)
        return view.backgroundColor
    }

    @Test(arguments: [
        (
            "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
            [255, 128, 0, 255]
        ),
        (
            "white=\"0.5\" alpha=\"0.2\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
            [128, 128, 128, 51]
        ),
        ("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"", [255, 255, 255, 255]),
        ("red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\" colorSpace=\"calibratedRGB\"", [51, 102, 153, 255]),
        ("red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\" colorSpace=\"deviceRGB\"", [51, 102, 153, 255]),
        ("cocoaTouchSystemColor=\"whiteColor\"", [255, 255, 255, 255]),
        ("white=\"0.5\" alpha=\"1\" cocoaTouchSystemColor=\"darkTextColor\"", [0, 0, 0, 255]),
        ("systemColor=\"systemRedColor\"", [255, 59, 48, 255]),
        (
            "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"blackColor\"",
            [255, 255, 255, 255]
        ),
    ])
    func everyShapeOfColorIsUnderstood(attributes: String, bytes: [Int]) throws {
        #expect(try background(attributes)?.bytes == bytes)
    }

    /// What Apple's color picker shows for pure generic RGB: Maraschino, Spring and Blueberry.
    @Test(arguments: [
        ("red=\"1\" green=\"0.0\" blue=\"0.0\"", [255, 38, 0, 255]),
        ("red=\"0.0\" green=\"1\" blue=\"0.0\"", [0, 249, 0, 255]),
        ("red=\"0.0\" green=\"0.0\" blue=\"1\"", [4, 51, 255, 255]),
        ("red=\"1\" green=\"1\" blue=\"1\"", [255, 255, 255, 255]),
    ])
    func calibratedColorsAreMatchedWhereTheDocumentSaysSo(components: String, bytes: [Int]) throws {
        let color = try background(
            "\(components) alpha=\"1\" colorSpace=\"calibratedRGB\"", attributes: "colorMatched=\"YES\"")
        #expect(color?.bytes == bytes)
    }

    @Test func aNamedColorIsTheCopyInTheResources() throws {
        let resources = """
            <resources><namedColor name="ink"><color red="0.0" green="0.0" blue="0.4" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></namedColor></resources>
            """
        #expect(try background("name=\"ink\"", after: resources)?.bytes == [0, 0, 102, 255])
    }

    @Test func aSystemColorThatIsNotKnownIsTheCopyInTheResources() throws {
        let resources = """
            <resources><systemColor name="systemFutureColor"><color white="0.2" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
            """
        #expect(try background("systemColor=\"systemFutureColor\"", after: resources)?.bytes == [51, 51, 51, 255])
    }

    @Test func aColorThatCannotBeFoundIsReportedAndLeftOut() throws {
        let content = "<view id=\"v\"><color key=\"backgroundColor\" name=\"lost\"/></view>"
        #expect(try Nibs.view(content).backgroundColor == nil)
        #expect(
            try Nibs.messages(content) == [
                "the named color lost is not among the document's resources; the default is used"
            ])
    }

    /// Every document is input: an endless loop or a full stack would stop the program.
    @Test(arguments: [["a"], ["b", "a"]])
    func `A named color that stands for itself is reported and left out`(copies: [String]) throws {
        let names = ["a"] + copies.dropLast()
        let resources = zip(names, copies).map { name, copy in
            "<namedColor name=\"\(name)\"><color name=\"\(copy)\"/></namedColor>"
        }.joined()
        let content = "<view id=\"v\"><color key=\"backgroundColor\" name=\"a\"/></view>"
        let after = "<resources>\(resources)</resources>"
        #expect(try Nibs.view(content, after: after).backgroundColor == nil)
        #expect(
            try Nibs.messages(content, after: after) == ["the named color a stands for itself; the default is used"])
    }

    @Test func systemColorsFollowTheAppearance() throws {
        let color = try #require(try background("systemColor=\"systemBackgroundColor\""))
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).bytes == [0, 0, 0, 255])
    }
}
