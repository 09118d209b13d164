import Foundation
import Testing

@testable import PlacardUIKit

/// How the canvas of each Xcode gives views their sizes. Truth: frames that Xcode stored in published documents.
@MainActor @Suite struct NibCanvasTests {
    /// The frames of views in a xib, by id, as its canvas lays them out.
    private func frames(_ objects: String, tools: Int = 17701, device: String = "retina6_1", after: String = "")
        throws
        -> [String: CGRect]
    {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)">
            <device id="\(device)"/><objects>\(objects)</objects>\(after)</document>
            """
        let document = try Documents.read(Data(text.utf8))
        var graph = try NibBuilder.build(document)
        graph.layOut(document)
        return Dictionary(graph.objects.compactMap { object in object.id.map { ($0, object.view.frame) } }) { $1 }
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
        ("searchBar", "", 13196, 56),
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
