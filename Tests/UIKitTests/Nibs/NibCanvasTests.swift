import Foundation
import Testing

@testable import PlacardUIKit

/// How the canvas of each Xcode gives views their sizes. Truth: frames that Xcode stored in published documents.
@MainActor @Suite struct NibCanvasTests {
    /// The frames of views in a xib, by id, as its canvas lays them out.
    private func frames(_ objects: String, tools: Int = 17701, device: String = "retina6_1", after: String = "")
        throws -> [String: CGRect]
    {
        let graph = try graph(objects, tools: tools, device: device, after: after)
        return Dictionary(graph.objects.compactMap { object in object.id.map { ($0, object.view.frame) } }) { $1 }
    }

    /// The frames as they are told of the canvas.
    private func told(_ objects: String, tools: Int) throws -> [String: CGRect] {
        let objects = try graph(objects, tools: tools, device: "retina6_1", after: "").objects
        return Dictionary(objects.compactMap { object in object.id.map { ($0, object.frame) } }) { $1 }
    }

    private func graph(_ objects: String, tools: Int, device: String, after: String) throws -> NibGraph {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)">
            <device id="\(device)"/><objects>\(objects)</objects>\(after)</document>
            """
        let document = try Documents.read(Data(text.utf8))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        return graph
    }

    private func root(
        _ inner: String, as element: String = "view", width: Int = 414, height: Int = 200
    ) -> String {
        """
        <\(element) id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        \(inner)</\(element)>
        """
    }

    /// A view that constraints place at the leading upper corner, at its own size.
    private func placed(_ element: String, _ attributes: String = "", _ inner: String = "") -> String {
        """
        <subviews><\(element) id="v" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
        <rect key="frame" x="0" y="0" width="9" height="9"/>\(inner)</\(element)></subviews><constraints>
        <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/></constraints>
        """
    }

    @Test(arguments: [
        ("textField", "borderStyle=\"roundedRect\"", 14460, 30.0),
        ("textField", "borderStyle=\"roundedRect\"", 17701, 34),
        ("progressView", "", 14313, 2), ("progressView", "", 17701, 4),
        ("pageControl", "numberOfPages=\"4\"", 15400, 37),
        ("segmentedControl", "", 14490, 29), ("segmentedControl", "", 17156, 32), ("searchBar", "", 11542, 44),
        ("searchBar", "", 13196, 56), ("searchBar", "prompt=\"Find\"", 9059, 75),
        ("searchBar", "prompt=\"\"", 9059, 44), ("slider", "", 23504, 31), ("slider", "", 24506, 34),
    ])
    func `controls are as high as on the system of their document's time`(
        _ element: String, _ attributes: String, _ tools: Int, _ height: Double
    ) throws {
        let font =
            element == "textField"
            ? "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>" : ""
        let frames = try frames(root(placed(element, attributes, font)), tools: tools)
        #expect(frames["v"]?.height == CGFloat(height))
    }

    /// Stored heights of round fields: 15 and 15 bold before iOS 13 in documents of three projects, 18 and 20 in one each
    /// since.
    @Test(arguments: [
        ("system", 15, 11762, 30.0), ("boldSystem", 16, 14460, 30), ("system", 15, 17701, 34),
        ("system", 18, 20037, 34), ("system", 20, 17506, 34),
    ])
    func `round fields are as high as their system has them, whatever their font`(
        _ type: String, _ size: Int, _ tools: Int, _ height: Double
    ) throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"\(type)\" pointSize=\"\(size)\"/>"
        let field = placed("textField", "borderStyle=\"roundedRect\"", font)
        #expect(try frames(root(field), tools: tools)["v"]?.height == CGFloat(height))
    }

    /// A stored frame, of a bezel.
    @Test func `fields with a border have space around the line of a large font since iOS 13`() throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"30\"/>"
        let field = placed("textField", "borderStyle=\"bezel\"", font)
        let height = try #require(try frames(root(field), tools: 18122)["v"]?.height)
        #expect(abs(height - 47.5) <= 0.5)
    }

    @Test(arguments: [(11762, 22.0), (14490, 22), (17701, 24)])
    func `the circles of information buttons grew with iOS 13`(_ tools: Int, _ side: Double) throws {
        let frame = try frames(root(placed("button", "buttonType=\"infoLight\"")), tools: tools)["v"]
        #expect(frame?.size == CGSize(width: side, height: side))
    }

    @Test func `a button with a style does not show the title that it had before`() throws {
        let style = "<buttonConfiguration key=\"configuration\" style=\"plain\"/>"
        func width(_ inner: String) throws -> CGFloat {
            try #require(try frames(root(placed("button", "", inner)), tools: 21701)["v"]).width
        }
        let state = "<state key=\"normal\" title=\"An earlier title\"/>"
        #expect(try width(state + style) == width(style))
        #expect(try width(state) > width(state + style))
    }

    @Test func `words were not kept company on the last line before iOS 11`() throws {
        let text = "numberOfLines=\"0\" text=\"Look at the settings of your telephone and try again.\""
        let label = placed(
            "label", text, "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
        )
        .replacingOccurrences(
            of: "</constraints>",
            with: """
                <constraint firstItem="root" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="v"
                secondAttribute="trailing" id="r"/></constraints>
                """)
        func width(_ tools: Int) throws -> CGFloat {
            try #require(try frames(root(label, width: 330), tools: tools)["v"]).width
        }
        #expect(try width(12120) > width(13196) + 15)
    }

    /// Rows of documents of four projects whose content wants another height than the row is stored with.
    @Test func `in a row of another height its content has the height that it wants`() throws {
        let inner = """
            <tableViewCellContentView key="contentView" tableViewCell="root" id="c">
            <rect key="frame" x="0" y="0" width="414" height="92"/><subviews>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <constraints><constraint firstAttribute="height" constant="65" id="h"/></constraints></view></subviews><constraints>
            <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="15" id="b"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="c" secondAttribute="top" constant="15" id="t"/>
            </constraints></tableViewCellContentView>
            """
        let frame = try #require(try frames(root(inner, as: "tableViewCell", height: 92), tools: 22505)["v"])
        #expect(frame.minY == 15 && frame.height == 65)
    }

    @Test func `a bar keeps its height, and what stands beside it is stretched`() throws {
        let inner = """
            <subviews><navigationBar id="bar" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="414" height="44"/></navigationBar>
            <label id="v" text="Label" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews><constraints>
            <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="bar" secondAttribute="bottom" id="2"/>
            <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="3"/></constraints>
            """
        let frames = try frames(root(inner))
        #expect(frames["bar"]?.height == 44 && frames["v"]?.minY == 44 && frames["v"]?.height == 156)
    }

    /// Stored frames of three pages in a document each: 120.33 × 26.33 and 121.5 × 27.5 points of Xcode 12.5, 115.67 × 26 later.
    @Test func `a page control had more room in iOS 14.5`() throws {
        let control = root(placed("pageControl", "numberOfPages=\"3\""))
        let (new, wide) = (try frames(control, tools: 19529)["v"], try frames(control, tools: 18122)["v"])
        #expect(abs((new?.width ?? 0) - 115.67) < 1 && new?.height == 26)
        #expect(abs((wide?.width ?? 0) - 120.9) < 1 && abs((wide?.height ?? 0) - 26.9) < 1)
    }

    @Test func `dots of a page control stood closer before iOS 14`() throws {
        #expect(
            try frames(root(placed("pageControl", "numberOfPages=\"4\"")), tools: 15400)["v"]?.width == 55
        )
    }

    @Test func `a cell at the top of a document has the margins of a screen`() throws {
        let inner = """
            <view key="contentView"><rect key="frame" x="0" y="0" width="375" height="200"/><subviews>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            </subviews></view><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="l"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="t"/></constraints>
            """
        #expect(
            try frames(root(inner, as: "collectionViewCell", width: 375), tools: 14460)["v"]?.origin
                == CGPoint(x: 16, y: 0))
        #expect(
            try frames(root(inner, as: "collectionViewCell", width: 402), tools: 14460)["v"]?.origin
                == CGPoint(x: 20, y: 0))
        #expect(
            try frames(root(inner, as: "collectionViewCell", width: 402), tools: 11762)["v"]?.origin
                == CGPoint(x: 8, y: 8))
    }

    /// Stored frames of two projects, 385 and 510 points wide, and Apple's `viewRespectsSystemMinimumLayoutMargins`.
    @Test func `margins that a document writes are raised to those of the screen`() throws {
        let inner = """
            <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="l"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="t"/></constraints>
            <edgeInsets key="layoutMargins" top="8" left="16" bottom="8" right="16"/>
            """
        for (width, margin) in [(385, 16.0), (510, 20)] {
            #expect(try frames(root(inner, width: width), tools: 16097)["v"]?.minX == CGFloat(margin))
        }
    }

    /// Stored frames of documents of two projects with 16 points, and of many later ones with 20.
    @Test func `wide screens had the margins of narrow ones before Xcode 7`() throws {
        let inner = """
            <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="l"/>
            </constraints>
            """
        for (tools, margin) in [(7706, 16.0), (8191, 20)] {
            #expect(try frames(root(inner, width: 600), tools: tools)["v"]?.minX == CGFloat(margin))
        }
    }

    @Test func `content that preserves margins keeps those of its row`() throws {
        let inner = """
            <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="root" id="c">
            <rect key="frame" x="0" y="0" width="414" height="200"/><subviews>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            </subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="c" secondAttribute="leadingMargin" id="l"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="c" secondAttribute="topMargin" id="t"/></constraints>
            <edgeInsets key="layoutMargins" top="8" left="16" bottom="8" right="16"/></tableViewCellContentView>
            """
        #expect(try frames(root(inner, as: "tableViewCell"), tools: 18122)["v"]?.origin == CGPoint(x: 20, y: 11))
    }

    @Test func `rows have the margins of cells since Xcode 9_1`() throws {
        let inner = """
            <tableViewCellContentView key="contentView" tableViewCell="root" id="c">
            <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            </subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="c" secondAttribute="leadingMargin" id="l"/>
            <constraint firstItem="v" firstAttribute="top" secondItem="c" secondAttribute="topMargin" id="t"/></constraints>
            </tableViewCellContentView>
            """
        let row = root(inner, as: "tableViewCell", width: 320, height: 44)
        #expect(try frames(row, tools: 13196)["v"]?.origin == CGPoint(x: 8, y: 8))
        #expect(try frames(row, tools: 14113)["v"]?.origin == CGPoint(x: 16, y: 11))
        // Rows are 52 points high since iOS 26, 44 before.
        #expect(try frames(row, tools: 24127)["v"]?.origin == CGPoint(x: 16, y: 15))
    }

    /// Stored frames of Xcode 6 and 7, in documents of two projects.
    @Test func `content with the frame of a new row is laid out for the row's own size`() throws {
        let inner = """
            <tableViewCellContentView key="contentView" tableViewCell="root" id="c">
            <rect key="frame" x="0" y="0" width="320" height="43"/><subviews>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            </subviews><constraints>
            <constraint firstAttribute="trailing" secondItem="v" secondAttribute="leading" constant="30" id="l"/>
            <constraint firstAttribute="centerY" secondItem="v" secondAttribute="top" id="t"/></constraints>
            </tableViewCellContentView>
            """
        let row = root(inner, as: "tableViewCell", width: 368, height: 136)
        #expect(try frames(row, tools: 7702)["v"]?.origin == CGPoint(x: 338, y: 68))
        let lined = root(inner, as: "tableViewCell", width: 320, height: 44)
        #expect(try frames(lined, tools: 7702)["c"]?.height == 43)
        // Xcode 6 went on to tell the frame of the new row: fifteen documents of fifteen projects; one of 6221 does not.
        let own = CGRect(x: 0, y: 0, width: 320, height: 43)
        for tools in [6254, 7702] {
            let old = try told(row, tools: tools)
            #expect(old["c"] == own && old["v"]?.origin == CGPoint(x: 338, y: 68))
        }
        #expect(try told(row, tools: 8191)["c"] != own && told(row, tools: 6221)["c"] != own)
    }

    /// Stored heights of fields without a border: hidden 17 and 21 at sizes 14 and 17 (two projects), else 18.5 at 14.
    @Test(arguments: [(14, "YES", 17.0), (17, "YES", 21), (14, "NO", 18.5)])
    func `a field with hidden text is as high as its line`(_ size: Int, _ hidden: String, _ height: Double) throws {
        let inner = """
            <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
            <textInputTraits key="textInputTraits" secureTextEntry="\(hidden)"/>
            """
        let frame = try #require(try frames(root(placed("textField", "", inner)))["v"])
        #expect(abs(frame.height - CGFloat(height)) <= 0.5)
    }

    @Test func `views share a stack by the sizes that the document gives them in place of their own`() throws {
        let views = [("a", 10), ("b", 30)].map { id, height in
            """
            <view id="\(id)" placeholderIntrinsicWidth="50" placeholderIntrinsicHeight="\(height)" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="9" height="9"/></view>
            """
        }
        let stack = placed(
            "stackView", "axis=\"vertical\" distribution=\"fillProportionally\"",
            "<subviews>\(views.joined())</subviews><constraints>"
                + "<constraint firstAttribute=\"height\" constant=\"80\" id=\"h\"/></constraints>")
        let frames = try frames(root(stack))
        #expect(frames["a"]?.height == 20 && frames["b"]?.height == 60)
    }

    @Test func `rows that touch are a group, with round corners at its ends and no line below it`() throws {
        let rows = [("a", 0), ("b", 44), ("c", 120)].map { id, y in
            """
            <tableViewCell id="\(id)"><rect key="frame" x="20" y="\(y)" width="374" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
            <rect key="frame" x="0" y="0" width="374" height="44"/></tableViewCellContentView></tableViewCell>
            """
        }
        let table = """
            <tableView id="root" style="insetGrouped"><rect key="frame" x="0" y="0" width="414" height="896"/>
            <prototypes>\(rows.joined())</prototypes></tableView>
            """
        let graph = try Nibs.graph(table)
        try #require(graph.objects.first).view.layoutIfNeeded()
        let placements = graph.objects.compactMap { ($0.view as? UITableViewCell)?.placement }
        #expect(placements.map(\.isFirst) == [true, false, true] && placements.map(\.isLast) == [false, true, true])
        #expect(placements.allSatisfy { $0.style == .insetGrouped })
        let cells = graph.objects.compactMap { $0.view as? UITableViewCell }
        #expect(cells.map { $0.layer.maskedCorners.isEmpty ? 0 : $0.layer.cornerRadius } == [10, 10, 10])
    }

    @Test func `the view of an item lies in its bar and not beside it`() throws {
        let bar = """
            <navigationBar id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/><items><navigationItem id="item">
            <view key="titleView" id="title"><rect key="frame" x="9" y="9" width="200" height="44"/></view></navigationItem></items>
            </navigationBar>
            """
        let graph = try Nibs.graph(
            "<view id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/><subviews>\(bar)</subviews></view>"
        )
        #expect(graph.roots.map(\.id) == ["root"])
        try #require(graph.objects.first { $0.id == "bar" }).view.layoutIfNeeded()
        #expect(graph.objects.first { $0.id == "title" }?.frame == CGRect(x: 87.5, y: 0, width: 200, height: 44))
    }

    /// Stored widths of empty fields in four projects.
    @Test(arguments: [
        ("borderStyle=\"roundedRect\"", 19529, 32.0), ("borderStyle=\"roundedRect\"", 14313, 24), ("", 14313, 8),
        ("borderStyle=\"bezel\"", 18122, 32),
    ])
    func `an empty field asks for some width`(_ attributes: String, _ tools: Int, _ width: Double) throws {
        let frames = try frames(root(placed("textField", attributes)), tools: tools)
        #expect(frames["v"]?.width == CGFloat(width))
    }

    /// Labels of five projects.
    @Test func `rows outside of tables had narrow margins in Xcode 11 on phones of ordinary width`() throws {
        let inner = """
            <tableViewCellContentView key="contentView" tableViewCell="root" id="c">
            <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
            <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            </subviews><constraints>
            <constraint firstItem="v" firstAttribute="leading" secondItem="c" secondAttribute="leadingMargin" id="l"/>
            </constraints></tableViewCellContentView>
            """
        let row = root(inner, as: "tableViewCell", width: 375, height: 44)
        for (tools, margin) in [(14460, 16.0), (14868, 15), (15705, 15), (16097, 15), (17701, 16)] {
            #expect(try frames(row, tools: tools, device: "retina4_7")["v"]?.minX == CGFloat(margin))
        }
        #expect(try frames(row, tools: 15705, device: "retina6_1")["v"]?.minX == 20)
    }

    @Test func `margins did not keep off bars before iOS 11`() throws {
        let inner = placed("view").replacingOccurrences(
            of: "secondItem=\"root\" secondAttribute=\"top\"",
            with: "secondItem=\"root\" secondAttribute=\"topMargin\"")
        #expect(try frames(root(inner, width: 375, height: 667), tools: 12120, device: "retina4_7")["v"]?.minY == 0)
        #expect(try frames(root(inner, width: 375, height: 667), tools: 14460, device: "retina4_7")["v"]?.minY == 20)
    }

    @Test func `a wheel at rest keeps its place in a row`() throws {
        let row = """
            <subviews><stackView id="row" translatesAutoresizingMaskIntoConstraints="NO" spacing="16">
            <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
            <activityIndicatorView id="wheel" hidden="YES" hidesWhenStopped="YES" style="white" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="20" height="20"/></activityIndicatorView>
            <label id="v" text="Label" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews></stackView></subviews>
            """
        #expect(try frames(root(row))["v"]?.minX == 36)
    }

    @Test func `what a label asked for when it was saved tells its font's size`() throws {
        let label = placed(
            "label", "text=\"Title 2\" numberOfLines=\"0\" customClass=\"BrandLabel\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
        let designables = """
            <designables><designable name="v"><size key="intrinsicContentSize" width="72" height="26.5"/></designable>
            </designables>
            """
        let frame = try #require(try frames(root(label), after: designables)["v"])
        #expect(frame.height == 26.5 && abs(frame.width - 72) < 3)
    }

    @Test func `the middle of a scroll view is that of its frame`() throws {
        let scroll = """
            <subviews><scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
            </view></subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="2"/>
            <constraint firstItem="v" firstAttribute="centerX" secondItem="s" secondAttribute="centerX" id="3"/>
            <constraint firstItem="v" firstAttribute="centerY" secondItem="s" secondAttribute="centerY" id="4"/>
            </constraints></scrollView></subviews><constraints>
            <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="5"/>
            <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="6"/>
            <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="7"/>
            <constraint firstItem="s" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="8"/></constraints>
            """
        #expect(try frames(root(scroll))["v"] == CGRect(x: 0, y: 0, width: 414, height: 200))
    }
}
