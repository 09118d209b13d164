import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// What a document says and nobody reads is told, wherever it stands.
@MainActor @Suite struct NibAuditTests {
    private nonisolated static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"30\" height=\"40\"/>"

    private func unused(_ objects: String) throws -> [String] {
        try Nibs.messages(objects).filter { $0.hasSuffix("is not used") }
    }

    @Test(arguments: [
        ("<label id=\"a\" glow=\"1\">\(rect)</label>", "the attribute glow of <label> is not used"),
        (
            "<label id=\"a\">\(rect)<color key=\"textColor\" white=\"1\" gleam=\"2\"/></label>",
            "the attribute gleam of <color> is not used"
        ),
        (
            "<label id=\"a\">\(rect)<fontDescription key=\"fontDescription\" pointSize=\"9\" slant=\"1\"/></label>",
            "the attribute slant of <fontDescription> is not used"
        ),
        (
            "<view id=\"a\">\(rect)<constraints><constraint firstAttribute=\"width\" constant=\"9\" mood=\"x\"/></constraints></view>",
            "the attribute mood of <constraint> is not used"
        ),
        (
            "<button id=\"a\">\(rect)<state key=\"focused\" title=\"x\"/></button>",
            "<state key=\"focused\"> of <button> is not used"
        ),
        ("<view id=\"a\">\(rect)<halo><ray/></halo></view>", "<halo> of <view> is not used"),
        (
            "<textField id=\"a\">\(rect)<textInputTraits key=\"textInputTraits\" dictation=\"no\"/></textField>",
            "the attribute dictation of <textInputTraits> is not used"
        ),
    ])
    func everythingThatNobodyReadsIsTold(document: String, message: String) throws {
        #expect(try unused(document) == [message])
    }

    @Test func whatServesTheCanvasAloneIsNot() throws {
        let view = """
            <view id="a" userLabel="Box" misplaced="YES" opaque="NO" customModuleProvider="target">\(Self.rect)
            <string key="userLabel">A box whose name is long</string>
            <nil key="backgroundColor"/><gestureRecognizers/><point key="canvasLocation" x="1" y="2"/></view>
            """
        #expect(try unused(view).isEmpty)
    }

    @Test func `A system font's type is read beside its weight`() throws {
        func label(_ type: String) -> String {
            """
            <label id="a">\(Self.rect)
            <fontDescription key="fontDescription" type="\(type)" weight="bold" pointSize="9"/></label>
            """
        }
        #expect(try Nibs.messages(label("system")).isEmpty)
        #expect(try Nibs.messages(label("odd")).contains { $0.hasPrefix("the font type odd is not known") })
    }

    @Test func variationsCountAsReadWhetherTheyApplyOrNot() throws {
        let label = """
            <label id="a">\(Self.rect)<constraints><constraint firstAttribute="width" constant="9" id="w"/>
            </constraints><variation key="default"><mask key="constraints"><exclude reference="w"/></mask></variation>
            <variation key="widthClass=regular" odd="1"/></label>
            """
        #expect(try unused(label).isEmpty)
    }

    @Test func aNameAndTheCopyOfWhatItStandsForAreOneColor() throws {
        let label = """
            <label id="a">\(Self.rect)<color key="textColor" systemColor="labelColor" red="0" green="0" blue="0" \
            alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
            """
        #expect(try unused(label).isEmpty)
    }

    @Test func theWholeOfAStoryboardIsLookedThrough() throws {
        let document = try Documents.read(
            Documents.storyboard(
                """
                <scene sceneID="s"><objects><viewController id="c" aura="1" sceneMemberID="viewController">
                <view key="view" id="v">\(Self.rect)</view>
                <connections><segue destination="c" kind="show" tempo="2" id="g"/></connections></viewController>
                </objects></scene>
                """))
        let graph = try NibBuilder.build(NibDocument(document))
        let messages = graph.diagnostics.map(\.message).filter { $0.hasSuffix("not used") }
        #expect(
            messages == [
                "the attribute aura of <viewController> is not used", "the attribute tempo of <segue> is not used",
            ])
    }

    /// Who is first in the responder chain is looked up once for the whole document.
    @Test func aSceneByItselfTellsNothingOfItsPlaceholders() throws {
        let document = try Documents.read(
            Documents.storyboard(
                """
                <scene sceneID="s"><objects><viewController id="c" aura="1" sceneMemberID="viewController">
                <view key="view" id="v">\(Self.rect)</view></viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
                </objects></scene>
                """))
        let nib = NibDocument(document)
        let scene = try #require(nib.scenes["c"])
        let expected = ["the attribute aura of <viewController> is not used"]
        #expect(nib.firstResponders.contains("f"))
        #expect(try NibBuilder.build(scene, of: nib).diagnostics.map(\.message) == expected)
        #expect(try NibBuilder.build(nib).diagnostics.map(\.message) == expected)
    }

    @Test func everySilenceHasAReasonAndANameInIt() {
        #expect(NibIgnoredContent.all.allSatisfy { !$0.reason.isEmpty })
        #expect(NibIgnoredContent.all.allSatisfy { !$0.attributes.isEmpty || !$0.elements.isEmpty })
    }
}
