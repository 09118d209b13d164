import Foundation
import Testing

@testable import PlacardSpecimens

@MainActor @Suite struct CanvasFontsTests {
    private struct Label {
        var name = "SFProText-Medium"
        let size: Int
        let height: Double
        var limit = 1
    }

    /// A document of Xcode 13 with labels that have fonts of their own, drawn at two pixels a point.
    private func document(_ labels: [Label], listed: [String], mask: String = "") throws -> NibDocument {
        let files = listed.map { "<array key=\"\($0).ttf\"><string>\($0)</string></array>" }.joined()
        let views = labels.enumerated().map { index, label in
            """
            <label id="l\(index)" text="A line" numberOfLines="\(label.limit)" translatesAutoresizingMaskIntoConstraints="NO">\
            <rect key="frame" x="0" y="0" width="50" height="\(label.height)"/><fontDescription key="fontDescription" \
            name="\(label.name)" pointSize="\(label.size)"/></label>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="19529">
            <device id="retina6_1"/><customFonts key="customFonts">\(files)</customFonts><objects><view id="v">
            <rect key="frame" x="0" y="0" width="414" height="600"/><subviews>\(views.joined())</subviews>\(mask)</view></objects>
            </document>
            """
        return NibDocument(try IBDocument(data: Data(text.utf8), file: "Fonts.xib"))
    }

    private func absent(
        _ labels: Label..., listed: [String] = ["SFProText-Medium", "Roboto-Medium"]
    ) throws -> Set<String> {
        DocumentCanvas(of: try document(labels, listed: listed)).absentFonts
    }

    /// Heights of labels of 15, 22, 28 and three times 14 points that a document of Xcode 13 stores for fonts which its project
    /// lists and Xcode had not got: Helvetica Neue's, 1.165 em.
    private let strange = [
        Label(name: "SFProText-Semibold", size: 15, height: 17.5),
        Label(name: "SFProDisplay-Heavy", size: 22, height: 26),
        Label(name: "SFProDisplay-Bold", size: 28, height: 33),
        Label(name: "SFProText-Regular", size: 14, height: 49, limit: 4),
    ]

    @Test func `labels as high as Helvetica Neue's lines tell that a project's fonts were not at hand`() throws {
        let names = strange.map(\.name)
        #expect(DocumentCanvas(of: try document(strange, listed: names)).absentFonts == Set(names))
        #expect(
            try absent(Label(size: 15, height: 17.5), Label(size: 22, height: 26)) == [
                "SFProText-Medium", "Roboto-Medium",
            ])
    }

    @Test func `one such label, and one that is as high as its own font's lines, tell nothing`() throws {
        #expect(try absent(Label(size: 15, height: 17.5)) == [])
        #expect(
            try absent(Label(size: 15, height: 17.5), Label(size: 22, height: 26), Label(size: 28, height: 33.5))
                == [])
        #expect(try absent() == [])
    }

    @Test func `labels in fonts that are not listed, or whose lines are as high as Helvetica Neue's, tell nothing`()
        throws
    {
        #expect(
            try absent(Label(size: 15, height: 17.5), Label(size: 22, height: 26), listed: ["Roboto-Medium"]) == [])
        let alike = [
            Label(name: "Roboto-Medium", size: 28, height: 33), Label(name: "Roboto-Medium", size: 16, height: 19),
        ]
        #expect(DocumentCanvas(of: try document(alike, listed: ["Roboto-Medium"])).absentFonts == [])
    }

    /// A document of Xcode 13 stores two labels at their own font's height within a stack that its canvas leaves out.
    @Test func `views that size classes leave out have no say`() throws {
        let labels = [Label(size: 15, height: 17.5), Label(size: 22, height: 26), Label(size: 28, height: 33.5)]
        let listed = ["SFProText-Medium"]
        let mask = """
            <variation key="default"><mask key="subviews"><exclude reference="l2"/></mask></variation>
            """
        #expect(DocumentCanvas(of: try document(labels, listed: listed)).absentFonts == [])
        #expect(DocumentCanvas(of: try document(labels, listed: listed, mask: mask)).absentFonts == Set(listed))
    }

    @Test func `a list has what the canvas showed, and a picture the font itself`() throws {
        let nib = try document(strange, listed: strange.map(\.name))
        func families(_ nib: NibDocument) throws -> Set<String> {
            Set(try NibBuilder.build(nib).objects.compactMap { ($0.view as? UILabel)?.font.familyName })
        }
        #expect(try families(nib.lacking(DocumentCanvas(of: nib).absentFonts)) == ["Helvetica Neue"])
        #expect(try families(nib) == ["SF Pro Text", "SF Pro Display"])
    }
}
