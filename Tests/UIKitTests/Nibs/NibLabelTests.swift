import Foundation
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct NibLabelTests {
    /// The defaults that differ from those of a label made in code: counted over 6,737 labels of public documents.
    @Test func whatIsNotWrittenHasInterfaceBuildersDefaults() throws {
        let label = try Nibs.label("text=\"x\" lineBreakMode=\"tailTruncation\"")
        #expect(label.textAlignment == .left)
        #expect(label.baselineAdjustment == .alignCenters)
        #expect(label.adjustsFontSizeToFitWidth)
        #expect(label.isUserInteractionEnabled)
        #expect(label.numberOfLines == 1)
        #expect(label.font.pointSize == 17)
        #expect(label.textColor == .label)
        #expect(label.isEnabled && !label.isHighlighted)
    }

    @Test func everyAttributeIsRead() throws {
        let label = try Nibs.label(
            """
            text="a &amp; b" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="3" enabled="NO"
            baselineAdjustment="none" adjustsFontSizeToFit="NO" adjustsLetterSpacingToFitWidth="YES"
            userInteractionEnabled="NO" adjustsFontForContentSizeCategory="YES"
            """,
            """
            <color key="textColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/>
            <color key="shadowColor" white="0.4" alpha="1" colorSpace="calibratedWhite"/>
            <size key="shadowOffset" width="2" height="3"/>
            <color key="highlightedColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            """)
        #expect(label.text == "a & b")
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.numberOfLines == 3)
        #expect(!label.isEnabled && !label.isUserInteractionEnabled)
        #expect(label.baselineAdjustment == .none)
        #expect(!label.adjustsFontSizeToFitWidth && label.allowsDefaultTighteningForTruncation)
        #expect(label.adjustsFontForContentSizeCategory)
        #expect(label.textColor?.bytes == [51, 51, 51, 255])
        #expect(label.shadowColor?.bytes == [102, 102, 102, 255])
        #expect(label.shadowOffset == CGSize(width: 2, height: 3))
        #expect(label.highlightedTextColor?.bytes == [255, 255, 255, 255])
    }

    @Test(arguments: [
        ("<string key=\"text\">first\nsecond</string>", "first\nsecond"),
        ("<mutableString key=\"text\">old</mutableString>", "old"),
        ("<string key=\"text\" base64-UTF8=\"YES\">\nw6QgYg\n</string>", "ä b"),
    ])
    func textMayStandInAChild(content: String, text: String) throws {
        #expect(try Nibs.label("", content).text == text)
    }

    @Test func aSmallestFontSizeBecomesAShareOfTheFonts() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
        #expect(try Nibs.label("minimumFontSize=\"9\"", font).minimumScaleFactor == 0.45)
        #expect(try Nibs.label("minimumScaleFactor=\"0.5\"", font).minimumScaleFactor == 0.5)
        #expect(try Nibs.label("", font).minimumScaleFactor == 0)
    }

    @Test func anAttributedTextKeepsItsFragments() throws {
        let label = try Nibs.label(
            "usesAttributedText=\"YES\" lineBreakMode=\"tailTruncation\"",
            """
            <attributedString key="attributedText">
            <fragment content="Red "><attributes><color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1"
            colorSpace="custom" customColorSpace="sRGB"/><font key="NSFont" size="20" metaFont="system"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" lineSpacing="3"/>
            <real key="NSKern" value="1.5"/><integer key="NSUnderline" value="1"/></attributes></fragment>
            <fragment><string key="content">and
            more</string></fragment>
            </attributedString>
            """)
        let text = try #require(label.attributedText)
        #expect(text.string == "Red and\nmore")
        let first = text.attributes(at: 0, effectiveRange: nil)
        #expect((first[.foregroundColor] as? UIColor)?.bytes == [255, 0, 0, 255])
        #expect((first[.font] as? UIFont)?.pointSize == 20)
        #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
        #expect((first[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
        #expect(first[.kern] as? Double == 1.5)
        #expect(first[.underlineStyle] as? Int == 1)
    }

    @Test func valuesThatMakeNoSenseAreReportedAndCountAsNotWritten() throws {
        let content = """
            <label id="l" text="x" numberOfLines="many" alpha="nan" textAlignment="sideways" minimumFontSize="1e9"/>
            """
        let label = try Nibs.view(content, as: UILabel.self)
        #expect(label.numberOfLines == 1 && label.alpha == 1 && label.textAlignment == .left)
        #expect(try Nibs.messages(content).count == 4)
    }
}
