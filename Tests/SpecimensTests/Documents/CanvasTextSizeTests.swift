import Foundation
import Testing

@testable import PlacardSpecimens

@MainActor @Suite struct CanvasTextSizeTests {
    /// The size told by labels in text styles with stored heights, at two pixels a point.
    private func size(
        _ labels: (style: String, height: Double)..., misplaced: Bool = false, tools: Int = 17701,
        overrides: String = "", lines: String = "1"
    ) throws -> ContentSize {
        let views = labels.enumerated().map { index, label in
            """
            <label id="l\(index)" text="A line" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" \
            \(misplaced ? "misplaced=\"YES\"" : "")><rect key="frame" x="0" y="0" width="50" height="\(label.height)"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyle\(label.style)"/></label>
            """
        }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)">
            <device id="retina4_7"/>\(overrides)<objects>\(views.joined())</objects></document>
            """
        return DocumentCanvas(of: NibDocument(try IBDocument(data: Data(document.utf8), file: "Lines.xib"))).textSize
    }

    /// Heights of lines that Interface Builder stored in published documents.
    @Test func `heights of lines tell the canvas's text size`() throws {
        #expect(try size(("Body", 20.5), ("Footnote", 16)) == .large)
        #expect(try size(("Headline", 17), ("Subhead", 14.5)) == .extraSmall)
        #expect(try size(("Footnote", 18), ("Headline", 23)) == .extraLarge)
    }

    @Test func `one line at the user's default, or none that is known, leaves the default`() throws {
        #expect(try size(("Headline", 17), ("Subhead", 18)) == .large)
        #expect(try size(("Body", 300)) == .large)
        #expect(try size(("Headline", 17), misplaced: true) == .large)
        #expect(try size() == .large)
    }

    /// Documents of Xcode 12.5 and 13 from eight projects, in all of which lines are as high as at the smallest size.
    @Test func `canvases of Xcode 12.5 and 13 show the smallest size, unless lines or the document tell another one`()
        throws
    {
        #expect(try size(tools: 19529) == .extraSmall)
        #expect(try size(("Body", 300), tools: 18122) == .extraSmall)
        #expect(try size(("Title0", 37), ("Body", 20.5), tools: 20037) == .extraSmall)
        #expect(try size(("Body", 20.5), ("Footnote", 16), tools: 20037) == .large)
        #expect(try size(tools: 21507) == .large)
    }

    /// A document of Xcode 13 whose only label in a text style has two lines at the user's default.
    @Test func `labels of several lines are asked where those of one line say nothing`() throws {
        #expect(try size(("Title0", 82), tools: 20037, lines: "2") == .large)
        #expect(try size(("Title0", 82), tools: 20037, lines: "0") == .large)
        #expect(try size(("Title0", 82), tools: 20037, lines: "1") == .extraSmall)
        #expect(try size(("Title0", 82), tools: 20037, lines: "1e300") == .extraSmall)
        #expect(try size(("Body", 17), ("Title0", 82), tools: 20037, lines: "0") == .extraSmall)
    }

    @Test func `the size that a document overrides the canvas's with comes first`() throws {
        let third = "<accessibilityOverrides isEnabled=\"YES\" dynamicTypePreference=\"3\"/>"
        #expect(try size(tools: 19529, overrides: third) == .large)
        let first = third.replacingOccurrences(of: "3", with: "0")
        #expect(try size(("Body", 20.5), overrides: first) == .extraSmall)
        #expect(try size(("Body", 20.5), overrides: third.replacingOccurrences(of: "3", with: "99")) == .large)
        #expect(try size(tools: 19529, overrides: third.replacingOccurrences(of: "YES", with: "NO")) == .extraSmall)
    }
}
