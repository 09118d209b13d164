import Foundation
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct NibFontTests {
    private func font(_ attributes: String) throws -> UIFont {
        try Nibs.label("text=\"x\"", "<fontDescription key=\"fontDescription\" \(attributes)/>").font
    }

    @Test func theFourShapesOfAFontDescription() throws {
        #expect(try font("type=\"system\" pointSize=\"12\"") == .systemFont(ofSize: 12))
        #expect(try font("type=\"boldSystem\" pointSize=\"12\"") == .boldSystemFont(ofSize: 12))
        #expect(try font("type=\"italicSystem\" pointSize=\"12\"") == .italicSystemFont(ofSize: 12))
        #expect(
            try font("type=\"system\" weight=\"semibold\" pointSize=\"15\"")
                == .systemFont(ofSize: 15, weight: .semibold))
        #expect(try font("style=\"UICTFontTextStyleHeadline\"") == .preferredFont(forTextStyle: .headline))
        let named = try #require(UIFont(name: "HelveticaNeue-Bold", size: 16))
        #expect(try font("name=\"HelveticaNeue-Bold\" family=\"Helvetica Neue\" pointSize=\"16\"") == named)
    }

    @Test func aSizeOfZeroMeansTheDefault() throws {
        #expect(try font("type=\"system\" pointSize=\"0.0\"").pointSize == 17)
    }

    @Test func aFontThatIsNowhereIsReportedAndReplacedInItsWeight() throws {
        let content = """
            <label id="l" text="x"><fontDescription key="fontDescription" name="Zzyzx-SemiBold" family="Zzyzx"
            pointSize="14"/></label>
            """
        #expect(
            try Nibs.view(content, as: UILabel.self).font == .systemFont(ofSize: 14, weight: .semibold))
        #expect(
            try Nibs.messages(content) == [
                "the font Zzyzx-SemiBold is neither registered nor installed; the system font is used"
            ])
    }

    @Test func anUnknownTextStyleIsReported() throws {
        let content = """
            <label id="l" text="x"><fontDescription key="fontDescription" style="UICTFontTextStyleVast"/></label>
            """
        #expect(try Nibs.messages(content).first?.contains("UICTFontTextStyleVast is not known") == true)
    }
}
