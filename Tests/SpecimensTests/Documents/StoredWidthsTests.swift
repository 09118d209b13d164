import Foundation
import Testing

@testable import PlacardSpecimens

@MainActor @Suite struct StoredWidthsTests {
    /// A label whose frame lacks `missing` points of what its text needs, after space was made for it.
    private func relaxed(
        missing: CGFloat, _ attributes: String = "textAlignment=\"natural\"", height: CGFloat = 21
    ) throws -> (label: UILabel, stored: CGRect) {
        let text = UILabel()
        text.text = "Stored elsewhere"
        text.font = .systemFont(ofSize: 17)
        let needed = text.sizeThatFits(CGSize(width: 1_000, height: 1_000)).width
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <label id="l" text="Stored elsewhere" adjustsFontSizeToFit="NO" lineBreakMode="tailTruncation" \(attributes)>
            <rect key="frame" x="100" y="0" width="\(needed - missing)" height="\(height)"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></objects></document>
            """
        let graph = try NibBuilder.build(NibDocument(IBDocument(data: Data(document.utf8), file: "Label.xib")))
        StoredWidths.relax(graph.objects)
        let label = try #require(graph.roots.first?.view as? UILabel)
        return (label, CGRect(x: 100, y: 0, width: needed - missing, height: height))
    }

    @Test func aLabelThatLacksALittleGetsIt() throws {
        let (label, stored) = try relaxed(missing: 3)
        #expect(abs(label.frame.width - stored.width - 3) < 0.01)
        #expect(label.frame.minX == 100)
    }

    @Test(arguments: [("center", 98.5), ("right", 97.0)])
    func theTextStaysWhereItsAlignmentPutsIt(alignment: String, left: CGFloat) throws {
        let (label, _) = try relaxed(missing: 3, "textAlignment=\"\(alignment)\"")
        #expect(abs(label.frame.minX - left) < 0.01)
    }

    @Test(arguments: [-5.0, 60.0])
    func labelsThatFitOrThatLackALotKeepTheirFrame(missing: CGFloat) throws {
        let (label, stored) = try relaxed(missing: missing)
        #expect(abs(label.frame.width - stored.width) < 0.01)
    }

    @Test func ofLabelsThatMayHaveSeveralLinesThoseStoredWithOneAreWidened() throws {
        let (one, stored) = try relaxed(missing: 3, "numberOfLines=\"0\"")
        #expect(abs(one.frame.width - stored.width - 3) < 0.01)
        let (several, frame) = try relaxed(missing: 3, "numberOfLines=\"0\"", height: 41)
        #expect(abs(several.frame.width - frame.width) < 0.01)
    }
}
