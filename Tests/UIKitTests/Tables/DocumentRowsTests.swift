import PlacardInterfaceBuilder
import TestTools
import Testing

@testable import PlacardUIKit

/// Rows that a document has put upon a table, on canvases of other widths and text sizes than the document's.
@MainActor @Suite struct DocumentRowsTests {
    private static let body = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"

    /// A row with a label of several lines that is bound to all edges of its content.
    private func row(
        _ id: String, y: Int, height: Int, attributes: String = "", font: String = body, text: String = "Words"
    ) -> String {
        let ties = ["top", "bottom", "leading", "trailing"].map { side in
            "<constraint firstItem=\"l\(id)\" firstAttribute=\"\(side)\" secondItem=\"v\(id)\" secondAttribute=\"\(side)\"/>"
        }
        return """
            <tableViewCell id="\(id)" \(attributes)><rect key="frame" x="0" y="\(y)" width="375" height="\(height)"/>
            <tableViewCellContentView key="contentView" id="v\(id)"><rect key="frame" width="375" height="\(height)"/>
            <autoresizingMask key="autoresizingMask"/><subviews>
            <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l\(id)">
            <rect key="frame" width="375" height="\(height)"/>\(font)</label></subviews>
            <constraints>\(ties.joined())</constraints></tableViewCellContentView></tableViewCell>
            """
    }

    private func frames(
        _ rows: String, _ attributes: String = "rowHeight=\"-1\" style=\"plain\"", in space: NibSpace,
        after: String = ""
    ) throws -> [String: CGRect] {
        let document = try Documents.read(
            Documents.xib(
                """
                <tableView id="t" \(attributes)><rect key="frame" width="375" height="600"/>
                <prototypes>\(rows)</prototypes>\(after)</tableView>
                """, attributes: "toolsVersion=\"21701\""))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document), in: space)
        return Dictionary(graph.objects.compactMap { object in object.id.map { ($0, object.frame) } }) { $1 }
    }

    private let long = String(repeating: "many words ", count: 10)

    @Test func `rows are as wide as their table and as high as they ask to be there`() throws {
        let rows = row("a", y: 28, height: 90, text: long) + row("b", y: 118, height: 30)
        let frames = try frames(rows, in: NibSpace(width: 700))
        let (first, second) = (try #require(frames["a"]), try #require(frames["b"]))
        #expect(first.minY == 28 && first.width == 700 && second.width == 700)
        #expect(first.height < 70 && first.height > 20)
        #expect(second.minY == first.maxY)
        #expect(frames["va"]?.width == 700 && frames["la"]?.width == 700)
    }

    @Test func `rows stay as they are stored on the canvas of their document`() throws {
        let rows = row("a", y: 28, height: 90, text: long) + row("b", y: 118, height: 30)
        for space in [NibSpace(), NibSpace(width: 375), NibSpace(height: 300)] {
            let frames = try frames(rows, in: space)
            #expect(frames["a"] == CGRect(x: 0, y: 28, width: 375, height: 90))
            #expect(frames["b"] == CGRect(x: 0, y: 118, width: 375, height: 30))
        }
    }

    @Test func `a height that the document says stays`() throws {
        let own = row("a", y: 28, height: 90, attributes: "rowHeight=\"90\"")
        #expect(try frames(own, in: NibSpace(width: 700))["a"]?.height == 90)
        let ofTable = try frames(row("a", y: 28, height: 60), "rowHeight=\"60\"", in: NibSpace(width: 700))
        #expect(ofTable["a"] == CGRect(x: 0, y: 28, width: 700, height: 60))
    }

    @Test func `another text size changes rows whose text follows it`() throws {
        let fixed = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        let rows = row("a", y: 28, height: 90) + row("b", y: 118, height: 30, font: fixed)
        var space = NibSpace()
        space.textSize = .other
        let frames = try frames(rows, in: space)
        let (first, second) = (try #require(frames["a"]), try #require(frames["b"]))
        #expect(first.height < 30 && first.width == 375)
        #expect(second == CGRect(x: 0, y: first.maxY, width: 375, height: 30))
    }

    @Test func `what lies below rows and around them goes with them`() throws {
        let footer =
            "<view key=\"tableFooterView\" id=\"f\"><rect key=\"frame\" y=\"118\" width=\"375\" height=\"50\"/></view>"
        let frames = try frames(row("a", y: 28, height: 90), in: NibSpace(width: 700), after: footer)
        let first = try #require(frames["a"])
        #expect(frames["f"] == CGRect(x: 0, y: first.maxY, width: 700, height: 50))
    }

    @Test func `cards keep the margins of rows`() throws {
        let card = row("a", y: 28, height: 90).replacing(
            "x=\"0\" y=\"28\" width=\"375\"", with: "x=\"16\" y=\"28\" width=\"343\"")
        let frames = try frames(card, "rowHeight=\"-1\" style=\"insetGrouped\"", in: NibSpace(width: 700))
        #expect(frames["a"]?.minX == 20 && frames["a"]?.width == 660)
    }

    /// A row of a style, whose document was drawn with smaller text.
    @Test(arguments: [NibSpace.TextSize.ofCanvas, .other])
    func `labels of a style lie where the row puts them at another text size`(_ size: NibSpace.TextSize) throws {
        let rows = """
            <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="n" detailTextLabel="d" rowHeight="44" id="a">
            <rect key="frame" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" width="375" height="44"/><subviews>
            <label text="Status" id="n"><rect key="frame" x="16" y="14" width="36.5" height="17"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            <label text="Open" id="d"><rect key="frame" x="328" y="14" width="31" height="17"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            </subviews></tableViewCellContentView></tableViewCell>
            """
        var space = NibSpace()
        space.textSize = size
        let frames = try frames(rows, in: space)
        let (name, detail) = (try #require(frames["n"]), try #require(frames["d"]))
        #expect(frames["a"]?.height == 44)
        if size == .ofCanvas {
            #expect(name.width == 36.5 && detail.minX == 328)
        } else {
            #expect(name.width > 45 && name.height > 20 && name.midY == 22)
            #expect(detail.maxX == 359 && detail.width > 38)
        }
    }
}
