import Foundation
import Testing

@testable import PlacardSpecimens

@MainActor @Suite struct CanvasTextSizeTests {
    /// The size told by labels in text styles with stored heights, at two pixels a point.
    private func size(_ labels: (style: String, height: Double)..., misplaced: Bool = false) throws -> ContentSize {
        let views = labels.enumerated().map { index, label in
            """
            <label id="l\(index)" text="A line" translatesAutoresizingMaskIntoConstraints="NO" \
            \(misplaced ? "misplaced=\"YES\"" : "")><rect key="frame" x="0" y="0" width="50" height="\(label.height)"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyle\(label.style)"/></label>
            """
        }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><device id="retina4_7"/><objects>
            \(views.joined())</objects></document>
            """
        return CanvasTextSize(of: try IBDocument(data: Data(document.utf8), file: "Lines.xib")).size
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
}
