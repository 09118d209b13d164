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
}
