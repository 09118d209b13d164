import Foundation
import Placard
import Testing

/// Placard's own labels in documents.
@MainActor @Suite struct ReadyLabelTests {
    @Test func theirClassesAndInspectablePropertiesAreKnown() throws {
        var objects: [Any] = []
        let reports = Reports.during {
            objects = UINib(nibName: "Labels", bundle: .module).instantiate(withOwner: nil)
        }
        #expect(reports.isEmpty)
        let heading = try #require(objects[0] as? Header1Label)
        #expect(heading.font.fontName == "HelveticaNeue-Bold" && heading.font.pointSize == 16)
        let rounded = try #require(objects[1] as? RoundedRectLabel)
        #expect(rounded.cornerRadius == 12)
        #expect(rounded.leftInset == 20 && rounded.topInset == 10)
        #expect(rounded.text == "Rounded")
        let picture = try #require(objects[2] as? Placard.CaptionableImageView)
        #expect(picture.caption == "Lighthouse" && picture.captionHeight == 40)
    }

    /// A popular library has a subclass of `UILabel` with the name of a view here.
    @Test func `another library's label of the same name is a label`() throws {
        func label(_ module: String) throws -> Any? {
            let document = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17506"><objects>
                <label id="l" text="Ticker" customClass="MarqueeLabel" \(module)>
                <rect key="frame" x="0" y="0" width="90" height="20"/></label></objects></document>
                """
            var made: Any?
            _ = Reports.during {
                made = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil).first
            }
            return made
        }
        for module in ["", "customModule=\"MarqueeLabel\"", "customModule=\"App\" customModuleProvider=\"target\""] {
            #expect((try label(module) as? UILabel)?.text == "Ticker", "\(module)")
        }
        #expect(try label("customModule=\"Placard\"") is MarqueeLabel)
    }
}
