import Foundation
import Testing

@testable import PlacardCommand

@MainActor @Suite struct TraitOptionsTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func document(_ content: String) throws -> String {
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <view id="roo-t0-001"><rect key="frame" x="0" y="0" width="300" height="100"/>\(content)</view>
            </objects></document>
            """, as: "Traits.xib")
    }

    /// A label in a text style, at the leading edge, that is there in compact width alone.
    private func labelDocument() throws -> String {
        try document(
            """
            <subviews><label id="lab-el-001" text="Hg" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="40" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
            <constraints>
            <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-t0-001" \
            secondAttribute="leading" id="con-le-001"/>
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-t0-001" \
            secondAttribute="top" id="con-to-001"/></constraints>
            <variation key="widthClass=regular"><mask key="subviews"><exclude reference="lab-el-001"/></mask></variation>
            """)
    }

    private func frame(_ options: String...) throws -> [Double]? { try label(options)["frame"] as? [Double] }

    /// What is told of the label.
    private func label(_ options: [String]) throws -> [String: Any] {
        let terminal = Terminal()
        #expect(terminal.run(["inspect", try labelDocument()] + options) == .done)
        let json = try JSONSerialization.jsonObject(with: Data(terminal.output.utf8)) as? [String: Any]
        let objects = try #require(json?["objects"] as? [[String: Any]])
        return try #require(objects.first { $0["id"] as? String == "lab-el-001" })
    }

    /// Apple's table of text styles: body is 17 points at the default size and 53 at the largest.
    @Test func textStylesFollowTheContentSize() throws {
        let (usual, largest) = (try frame(), try frame("--content-size", "accessibilityExtraExtraExtraLarge"))
        let heights = (try #require(usual)[3], try #require(largest)[3])
        #expect(abs(heights.1 / heights.0 - 53.0 / 17) < 0.1)
    }

    @Test func leadingIsRightFromRightToLeft() throws {
        let frame = try #require(try frame("--rtl"))
        #expect(frame[0] + frame[2] == 300)
    }

    @Test func sizeClassesChooseTheVariations() throws {
        let shown = try label(["--horizontal-size-class", "compact"])
        #expect(shown["superview"] as? String == "roo-t0-001" && shown["installed"] == nil)
        let leftOut = try label(["--horizontal-size-class", "regular"])
        #expect(leftOut["superview"] is NSNull && leftOut["installed"] as? Bool == false)
    }

    @Test func anUnknownContentSizeListsThoseThatAreKnown() {
        let terminal = Terminal()
        #expect(terminal.run("inspect", Folder.fixture("Card.xib"), "--content-size", "huge") == .usage)
        #expect(terminal.errors.contains("extraSmall") && terminal.errors.contains("accessibilityMedium"))
    }

    @Test func aFolderOfFontsMustHoldSome() throws {
        let (missing, empty) = (Terminal(), Terminal())
        #expect(missing.run("inspect", Folder.fixture("Card.xib"), "--font-dir", folder.path("none")) == .usage)
        #expect(missing.errors.contains("there is no such folder"))
        #expect(empty.run("inspect", Folder.fixture("Card.xib"), "--font-dir", folder.url.path) == .usage)
        #expect(empty.errors.contains("it holds no .ttf"))
    }

    @Test func aFontThatCannotBeReadIsNamed() throws {
        _ = try folder.write("no font", as: "fonts/Broken.ttf")
        let terminal = Terminal()
        #expect(terminal.run("inspect", Folder.fixture("Card.xib"), "--font-dir", folder.path("fonts")) == .badInput)
        #expect(terminal.errorLines.count == 1 && terminal.errors.contains("Broken.ttf: error:"))
    }
}
