import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// What bars cover, and what of it reaches rows. Truth: frames that Xcode stored in published storyboards.
@MainActor @Suite struct NibCoverTests {
    /// A screen with a table that fills it, behind a navigation bar.
    private func screen(translucent: String, controller: String = "", tools: String = "14460") throws -> NibGraph {
        let document = try Documents.read(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
                <device id="retina4_7"/><scenes><scene sceneID="s1"><objects><navigationController id="nav">
                <navigationBar key="navigationBar" translucent="\(translucent)" id="bar"/>
                <connections><segue destination="ctl" kind="relationship" relationship="rootViewController" id="seg"/>
                </connections></navigationController></objects></scene>
                <scene sceneID="s2"><objects><viewController id="ctl" \(controller)>
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
                <tableView id="table" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="60"/>
                <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content">
                <rect key="frame" x="0" y="0" width="375" height="60"/></tableViewCellContentView></tableViewCell>
                </prototypes></tableView></subviews><viewLayoutGuide key="safeArea" id="area"/>
                <constraints>
                <constraint firstItem="table" firstAttribute="top" secondItem="area" secondAttribute="top" id="1"/>
                <constraint firstItem="table" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
                </constraints></view></viewController></objects></scene></scenes></document>
                """.utf8))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        return graph
    }

    private func view(_ graph: NibGraph, _ id: String) throws -> UIView {
        try #require(graph.objects.first { $0.id == id }).view
    }

    @Test func `views begin below an opaque bar, and under a translucent one`() throws {
        #expect(try view(screen(translucent: "NO"), "table").frame.minY == 0)
        #expect(try view(screen(translucent: "YES"), "table").frame.minY == 64)
        let extended = try screen(translucent: "NO", controller: "extendedLayoutIncludesOpaqueBars=\"YES\"")
        #expect(try view(extended, "table").frame.minY == 64)
    }

    @Test func `no safe area reaches the rows of a table`() throws {
        let graph = try screen(translucent: "YES")
        #expect(try view(graph, "v").safeAreaInsets.top == 64)
        #expect(try view(graph, "cell").safeAreaInsets.top == 0)
    }

    @Test func `rows have the margins of their document's time`() throws {
        let (old, new) = (try screen(translucent: "YES", tools: "12120"), try screen(translucent: "YES"))
        #expect(try view(old, "content").layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(try view(new, "content").layoutMargins == UIEdgeInsets(top: 11, left: 15, bottom: 11, right: 15))
    }

    /// Stored frames of three projects: rows 393 and 399 points wide, where controllers' views keep 16; of three others: rows
    /// of 489, 514 and 414 points on the canvas of smaller screens; and of eight: rows of 321 to 374 points on wide screens,
    /// and of 320.
    @Test(arguments: [
        (320, 16.0, "retina6_1"), (338, 20, "retina6_1"), (364, 20, "retina6_12"), (375, 16, "retina4_7"),
        (393, 20, "retina6_12"), (399, 20, "retina6_1"), (414, 20, "retina6_1"),
        (514, 16, "retina4_7"), (414, 16, "retina4_0"),
    ])
    func `wide rows have margins of 20 where the screen is wide as well`(
        _ width: Int, _ margin: CGFloat, _ device: String
    ) throws {
        let document = try Documents.read(
            Documents.xib(
                """
                <tableViewCell id="cell"><rect key="frame" width="\(width)" height="60"/>
                <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="\(width)" height="60"/>
                </tableViewCellContentView></tableViewCell>
                """, attributes: "toolsVersion=\"21507\"", after: "<device id=\"\(device)\"/>"))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        #expect(try view(graph, "content").layoutMargins.left == margin)
    }

    /// A stored frame of Xcode 7; content without margins of its own ends 8 points before an accessory.
    @Test(arguments: [
        ("", 8.0), ("<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"0\" bottom=\"0\" right=\"3\"/>", 3),
    ])
    func `content of a row with an accessory keeps the margins that are written`(
        _ margins: String, _ right: CGFloat
    ) throws {
        let document = try Documents.read(
            Documents.xib(
                """
                <tableViewCell accessoryType="disclosureIndicator" id="cell"><rect key="frame" width="351" height="94"/>
                <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="318" height="93.5"/>
                \(margins)</tableViewCellContentView></tableViewCell>
                """, attributes: "toolsVersion=\"9531\""))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        #expect(try view(graph, "content").layoutMargins.right == right)
    }

    /// A stored frame of Xcode 6, whose rows keep the frame that a new row's content has, and of Xcode 7, which stores what the
    /// sign leaves; the sign takes 33 points in both.
    @Test(arguments: [("7706", 320), ("10117", 287)])
    func `what lies on a row keeps off its disclosure sign, whatever frame is stored for the content`(
        _ tools: String, _ stored: Int
    ) throws {
        let document = try Documents.read(
            Documents.xib(
                """
                <tableViewCell accessoryType="disclosureIndicator" id="cell"><rect key="frame" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="\(stored)" height="43"/>
                <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                <rect key="frame" x="43" y="8" width="236" height="27"/></label></subviews><constraints>
                <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading"
                constant="43" id="1"/>
                <constraint firstItem="label" firstAttribute="trailing" secondItem="content"
                secondAttribute="trailingMargin" id="2"/>
                <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" id="3"/>
                </constraints></tableViewCellContentView></tableViewCell>
                """, attributes: "toolsVersion=\"\(tools)\""))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        #expect(try view(graph, "label").frame.width == 236)
    }

    /// Numbers of two documents of Xcode 6 and 7, whose rows have no frames but what lies upon them has.
    @Test(arguments: [("", 66), ("rowHeight=\"90\"", 90)])
    func `a row without a stored frame is as wide as its table and as high as its rows`(
        _ own: String, _ height: CGFloat
    ) throws {
        let row = { (id: String) in
            """
            <tableViewCell \(own) id="\(id)"><tableViewCellContentView key="contentView" id="content-\(id)"/></tableViewCell>
            """
        }
        let document = try Documents.read(
            Documents.xib(
                """
                <tableView rowHeight="66" id="table"><rect key="frame" width="600" height="600"/>
                <prototypes>\(row("first"))\(row("second"))</prototypes></tableView>
                """, attributes: "toolsVersion=\"6254\""))
        let graph = try NibBuilder.build(NibDocument(document))
        #expect(try view(graph, "first").frame == CGRect(x: 0, y: 0, width: 600, height: height))
        #expect(try view(graph, "second").frame == CGRect(x: 0, y: height, width: 600, height: height))
        #expect(try view(graph, "content-second").frame.size == CGSize(width: 600, height: height))
    }

    /// Stored frames of two projects: the smallest screen with a notch is that of the smaller phone since Xcode 14.
    @Test(arguments: [("20037", 44.0), ("21701", 50), ("22505", 50)])
    func `the notch of the smallest screen grew`(_ tools: String, _ top: CGFloat) throws {
        let document = try Documents.read(
            Documents.xib(
                "<view id=\"v\"><rect key=\"frame\" width=\"375\" height=\"812\"/></view>",
                attributes: "toolsVersion=\"\(tools)\"", after: "<device id=\"retina5_9\"/>"))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        #expect(try view(graph, "v").safeAreaInsets.top == top)
    }

    /// Stored frames of seven projects with tables within a view, of nine whose tables are their controllers' views, and of two on
    /// wide screens; loose rows keep 16 points.
    @Test(arguments: [
        ("", 320, 15.0), ("", 375, 15), ("", 414, 20), ("key=\"view\"", 320, 16), ("key=\"view\"", 375, 16),
    ])
    func `rows of tables within a view have margins of 15 points on phones of ordinary width`(
        _ key: String, _ width: Int, _ margin: CGFloat
    ) throws {
        let size = "width=\"\(width)\""
        let document = try Documents.read(
            Documents.xib(
                """
                <tableView \(key) id="table"><rect key="frame" \(size) height="400"/><prototypes>
                <tableViewCell id="cell"><rect key="frame" \(size) height="60"/>
                <tableViewCellContentView key="contentView" id="content"><rect key="frame" \(size) height="60"/>
                </tableViewCellContentView></tableViewCell></prototypes></tableView>
                """, attributes: "toolsVersion=\"14460\""))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        #expect(try view(graph, "content").layoutMargins.left == margin)
    }

    /// A collection controller's collection lies upon the controller's view, whose margins are not its own.
    @Test func `cells of a collection controller do not inherit the margins of a screen`() throws {
        func margin(in controller: String) throws -> CGFloat {
            let document = try Documents.read(
                Data(
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14868">
                    <device id="retina5_5"/><scenes><scene sceneID="s"><objects><\(controller) id="ctl">
                    <collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="414" height="736"/><cells>
                    <collectionViewCell preservesSuperviewLayoutMargins="YES" id="cell"><rect key="frame" x="0" y="0" width="414" height="98"/>
                    </collectionViewCell></cells></collectionView></\(controller)></objects></scene></scenes></document>
                    """.utf8))
            var graph = try NibBuilder.build(NibDocument(document))
            graph.layOut(NibDocument(document))
            return try view(graph, "cell").layoutMargins.left
        }
        #expect(try margin(in: "collectionViewController") == 8)
        #expect(try margin(in: "viewController") == 20)
    }

    // MARK: The canvas of other times and surroundings

    /// The insets of the safe area of a view in a storyboard.
    private func insets(
        device: String = "retina6_1", lying: String = "portrait", tools: Int = 21701, height: Int = 896,
        attributes: String = "", arrival: String = "", ofController: String = "", inController: String = "",
        inView: String = "", ties: String = ""
    ) throws -> UIEdgeInsets {
        let document = try Documents.read(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
                <device id="\(device)" orientation="\(lying)"/><scenes>\(arrival)
                <scene sceneID="s2"><objects><viewController id="ctl" \(ofController) sceneMemberID="viewController">
                <view key="view" \(attributes) id="v"><rect key="frame" x="0" y="0" width="414" height="\(height)"/>
                <subviews>\(inView)</subviews><constraints>\(ties)</constraints></view>\(inController)
                </viewController></objects></scene></scenes></document>
                """.utf8))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        return try view(graph, "v").safeAreaInsets
    }

    private func segue(_ kind: String, to destination: String, relationship: String = "") -> String {
        "<connections><segue kind=\"\(kind)\" destination=\"\(destination)\" relationship=\"\(relationship)\" id=\"g\(destination)\"/></connections>"
    }

    /// A navigation controller whose first controller leads on to the one in question by a button.
    private func navigation(leadingOnBy kind: String) -> String {
        """
        <scene sceneID="n"><objects><navigationController id="nav">\(segue("relationship", to: "list", relationship: "rootViewController"))
        </navigationController></objects></scene><scene sceneID="l"><objects><viewController id="list"><view key="view" id="w">
        <rect key="frame" x="0" y="0" width="414" height="896"/><subviews><button id="b">
        <rect key="frame" x="0" y="0" width="40" height="40"/>\(segue(kind, to: "ctl"))</button></subviews></view>
        </viewController></objects></scene>
        """
    }

    @Test func `a view of free size begins below an opaque bar too`() throws {
        func top(translucent: String) throws -> CGFloat {
            let navigation = """
                <scene sceneID="n"><objects><navigationController id="nav">
                <navigationBar key="navigationBar" translucent="\(translucent)" id="bar"/>
                \(segue("relationship", to: "ctl", relationship: "rootViewController"))</navigationController></objects></scene>
                """
            let free = "<size key=\"freeformSize\" width=\"600\" height=\"700\"/>"
            return try insets(
                device: "retina4_7", tools: 12121, height: 636, arrival: navigation, inController: free
            ).top
        }
        #expect(try top(translucent: "NO") == 0)
        #expect(try top(translucent: "YES") == 64)
    }

    @Test func `status bars are as high as in the Xcode that stored the document`() throws {
        #expect(try insets(tools: 17701) == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(try insets(tools: 20037).top == 44)
        #expect(try insets(tools: 21701).top == 48)
        // What tools without a number of their own write looks like Xcode 15.
        #expect(try insets(tools: 32700) == UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0))
        #expect(try insets(device: "retina4_7", tools: 14460, height: 667).top == 20)
        #expect(try insets(device: "retina4_7", tools: 14845, height: 667).top == 0)
        #expect(try insets(device: "retina4_7", tools: 20037, height: 667).top == 0)
        #expect(try insets(device: "retina4_7", tools: 21507, height: 667).top == 0)
        #expect(try insets(device: "retina4_7", tools: 21701, height: 667).top == 20)
        let hidden = "<nil key=\"simulatedStatusBarMetrics\"/>"
        #expect(try insets(device: "retina4_7", tools: 14460, height: 667, inController: hidden).top == 0)
    }

    @Test func `bars follow the segues that show a controller, and end where it is presented`() throws {
        #expect(try insets(arrival: navigation(leadingOnBy: "show")).top == 92)
        #expect(try insets(arrival: navigation(leadingOnBy: "presentation")) == .zero)
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        let sheet = try insets(height: 886, arrival: navigation(leadingOnBy: "presentation"), inController: bar)
        #expect(sheet == UIEdgeInsets(top: 56, left: 0, bottom: 0, right: 0))
        #expect(try insets(tools: 14460, arrival: navigation(leadingOnBy: "presentation")).top == 44)
    }

    /// Stored frames of storyboards of three projects (23727).
    @Test func `edges of screens with a notch count twice since Xcode 16 dot 3, and bars are higher since Xcode 26`()
        throws
    {
        #expect(try insets(tools: 23727) == UIEdgeInsets(top: 96, left: 0, bottom: 68, right: 0))
        #expect(try insets(tools: 23504) == UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0))
        #expect(try insets(tools: 24093) == UIEdgeInsets(top: 96, left: 0, bottom: 68, right: 0))
        #expect(try insets(tools: 24093, arrival: navigation(leadingOnBy: "show")).top == 150)
        let sheet = try insets(tools: 24506, height: 848, arrival: navigation(leadingOnBy: "presentation"))
        #expect(sheet == UIEdgeInsets(top: 48, left: 0, bottom: 0, right: 0))
        #expect(try insets(device: "retina4_7", tools: 24093, height: 667).top == 20)
    }

    @Test func `a controller that nothing but another one shows lies in a sheet, lower than the screen`() throws {
        let alone =
            "<scene sceneID=\"l\"><objects><viewController id=\"list\">\(segue("show", to: "ctl"))</viewController></objects></scene>"
        let sheet = try insets(tools: 17156, height: 842, arrival: alone)
        #expect(sheet == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(try insets(tools: 14868, height: 842, arrival: alone).top == 0)
        #expect(try insets(tools: 17156, arrival: alone).top == 44)
    }

    @Test func `a view within another one is covered above, and below where it reaches the screen's end`() throws {
        let outer =
            "<scene sceneID=\"l\"><objects><viewController id=\"list\">\(segue("embed", to: "ctl"))</viewController></objects></scene>"
        #expect(
            try insets(tools: 17506, height: 150, arrival: outer)
                == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    }

    /// Tablets of 9.7 to 12.9 inches in documents of five projects, held upright and lying.
    @Test func `tablets have a status bar, higher bars, and at rounded corners a home indicator`() throws {
        let shown = navigation(leadingOnBy: "show")
        func pad(_ id: String, tools: Int, height: Int, arrival: String = "") throws -> UIEdgeInsets {
            try insets(device: id, lying: "landscape", tools: tools, height: height, arrival: arrival)
        }
        let plain = try pad("ipad12_9", tools: 19162, height: 1024)
        #expect(plain == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(
            try pad("ipad11_0rounded", tools: 19455, height: 834, arrival: shown)
                == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
        #expect(
            try pad("ipad12_9rounded", tools: 17701, height: 1024)
                == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
        #expect(try insets(device: "ipad9_7", tools: 12120, height: 1024, arrival: shown).top == 64)
    }

    @Test func `phones that lie have no status bar, and both ends of those with a notch are covered`() throws {
        let notched = try insets(device: "retina6_0", lying: "landscape", height: 390)
        #expect(notched == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        #expect(try insets(device: "retina4_7", lying: "landscape", tools: 14460, height: 375) == .zero)
        // A document of Xcode 8.
        #expect(try insets(device: "retina4_7", lying: "landscape", tools: 12121, height: 375).top == 20)
    }

    /// The bar of a document of Xcode 10; UIKit's navigation bars are so on phones that are compact either way.
    @Test func `navigation bars of small phones that lie are lower`() throws {
        let shown = navigation(leadingOnBy: "show")
        #expect(
            try insets(device: "retina4_7", lying: "landscape", tools: 14113, height: 375, arrival: shown).top == 32)
        #expect(
            try insets(device: "retina5_5", lying: "landscape", tools: 14113, height: 414, arrival: shown).top == 44)
    }

    @Test func `a view of free size that is higher than a screen without a notch is not covered below`() throws {
        let free = "<size key=\"freeformSize\" width=\"300\" height=\"500\"/>"
        #expect(try insets(device: "retina3_5", tools: 18122, height: 500, inController: free) == .zero)
        #expect(try insets(tools: 17701, height: 900, inController: free).bottom == 38)
    }

    @Test func `toolbars and large titles of a navigation controller cover what it shows`() throws {
        let shown = navigation(leadingOnBy: "show")
        let tools = shown.replacingOccurrences(
            of: "<navigationController", with: "<navigationController toolbarHidden=\"NO\"")
        #expect(try insets(tools: 17701, arrival: tools) == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
        #expect(try insets(device: "retina4_7", tools: 14460, height: 667, arrival: tools).bottom == 44)
        let large = shown.replacingOccurrences(
            of: "<connections><segue kind=\"relationship\"",
            with:
                "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/><connections><segue kind=\"relationship\""
        )
        #expect(try insets(tools: 17701, arrival: large).top == 140)
        func frame(_ name: String, _ content: String = "<prototypes><tableViewCell id=\"row\"/></prototypes>")
            -> String
        {
            "<\(name) id=\"\(name)\"><rect key=\"frame\" x=\"0\" y=\"88\" width=\"414\" height=\"20\"/>\(content)</\(name)>"
        }
        // A view that scrolls drives the title, where nothing lies behind it; a table without rows does not (two projects).
        #expect(try insets(tools: 17701, arrival: large, inView: frame("tableView", "")).top == 140)
        #expect(try insets(tools: 17701, arrival: large, inView: frame("tableView") + frame("label", "")).top == 88)
        #expect(try insets(tools: 17701, arrival: large, inView: frame("label", "") + frame("tableView")).top == 140)
        // Nor does one that lies below other views, which cannot move under the bar (a project, and UIKit itself).
        func below(_ item: String) -> String {
            "<constraint firstItem=\"tableView\" firstAttribute=\"top\" secondItem=\"\(item)\" secondAttribute=\"bottom\" id=\"t\"/>"
        }
        let content = frame("tableView") + frame("label", "")
        #expect(try insets(tools: 17701, arrival: large, inView: content, ties: below("label")).top == 140)
        #expect(try insets(tools: 17701, arrival: large, inView: content, ties: below("guide")).top == 88)
        func item(_ mode: String) -> String {
            "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"\(mode)\" id=\"i\"/>"
        }
        #expect(try insets(tools: 17701, arrival: large, inController: item("never")).top == 88)
        #expect(
            try insets(tools: 17701, arrival: large, inController: item("always"), inView: frame("tableView")).top
                == 140)
        // A document may store its bar, which is lower on the narrowest display (two projects).
        let stored = large.replacingOccurrences(
            of: "id=\"bar\"/>",
            with: "id=\"bar\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"91\"/></navigationBar>")
        #expect(try insets(device: "retina4_0", tools: 19529, height: 568, arrival: stored).top == 91)
    }

    /// Stored frames of documents of two projects, and Apple's documentation of `show(_:sender:)`.
    @Test func `what is pushed over tabs within a navigation controller is under its bar and over the tabs`() throws {
        let tabs = """
            <scene sceneID="n"><objects><navigationController id="nav">\(segue("relationship", to: "tabs", relationship: "rootViewController"))
            </navigationController></objects></scene><scene sceneID="t"><objects><tabBarController id="tabs">
            \(segue("relationship", to: "list", relationship: "viewControllers"))</tabBarController></objects></scene>
            <scene sceneID="l"><objects><viewController id="list">\(segue("show", to: "ctl"))</viewController></objects></scene>
            """
        #expect(try insets(tools: 19529, arrival: tabs) == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        let direct = tabs.replacingOccurrences(of: "destination=\"list\"", with: "destination=\"ctl\"")
            .replacingOccurrences(of: segue("show", to: "ctl"), with: "")
        #expect(try insets(tools: 19529, arrival: direct).bottom == 83)
    }

    /// Stored frames of two scenes of a document.
    @Test func `what hides the bar below when it is pushed has none that it simulates`() throws {
        let bar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
        #expect(try insets(tools: 15702, inController: bar).bottom == 83)
        #expect(
            try insets(tools: 15702, ofController: "hidesBottomBarWhenPushed=\"YES\"", inController: bar).bottom == 34
        )
    }

    @Test func `a bar that a controller simulates is around what it shows, too`() throws {
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        let source = """
            <scene sceneID="l"><objects><viewController id="list">\(bar)\(segue("show", to: "ctl"))</viewController></objects>
            </scene>
            """
        #expect(try insets(device: "retina4_7", tools: 14109, height: 667, arrival: source).top == 64)
    }

    /// A navigation controller's, in one document; a controller's own, in another.
    @Test
    func `a bar below that a navigation controller simulates is around what it shows, a controller's own is not`()
        throws
    {
        let bar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        func scene(_ kind: String, _ line: String) -> String {
            "<scene sceneID=\"l\"><objects><\(kind) id=\"list\">\(bar)\(line)</\(kind)></objects></scene>"
        }
        let root =
            "<connections><segue destination=\"ctl\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections>"
        #expect(try insets(tools: 15400, arrival: scene("navigationController", root)).bottom == 83)
        #expect(try insets(tools: 15400, arrival: scene("viewController", segue("show", to: "ctl"))).bottom == 34)
        #expect(try insets(tools: 15400, inController: bar).bottom == 83)
    }

    /// A document of Xcode 9; two others without status bars do not contradict it.
    @Test func `no status bar covers a widget of the notification center`() throws {
        let free = "<size key=\"freeformSize\" width=\"320\" height=\"500\"/>"
        #expect(try insets(device: "retina4_0", tools: 13529, height: 500, inController: free).top == 20)
        let widget = "simulatedAppContext=\"notificationCenter\""
        #expect(
            try insets(device: "retina4_0", tools: 13529, height: 500, attributes: widget, inController: free)
                == .zero)
        #expect(
            try insets(tools: 14490, height: 400, attributes: widget, inController: free)
                == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    }

    /// Controllers of two projects, 44 to 200 points high; those that a status bar or a notch covers are 440 and 400 high.
    @Test func `a status bar covers a controller's view of free size that may be a screen`() throws {
        func top(_ device: String, height: Int) throws -> CGFloat {
            let free = "<size key=\"freeformSize\" width=\"375\" height=\"\(height)\"/>"
            return try insets(device: device, tools: 14113, height: height, inController: free).top
        }
        for height in [44, 200] { #expect(try top("retina4_7", height: height) == 0) }
        #expect(try top("retina4_7", height: 440) == 20)
        #expect(try top("retina6_1", height: 400) == 44)
    }

    /// Documents of two projects.
    @Test func `widgets do not reach the screen's lower edge since Xcode 11`() throws {
        let free = "<size key=\"freeformSize\" width=\"320\" height=\"110\"/>"
        let widget = "simulatedAppContext=\"notificationCenter\""
        #expect(try insets(tools: 15400, height: 110, attributes: widget, inController: free).bottom == 0)
    }

    @Test func `a view as high as the screen below an opaque bar hangs out of it`() throws {
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
        let hanging = try insets(device: "retina4_7", tools: 11542, height: 667, inController: bar)
        #expect(hanging == UIEdgeInsets(top: 0, left: 0, bottom: 64, right: 0))
    }

    @Test func `a view that is lower by the height of its bars begins below them`() throws {
        let below = try insets(height: 804, arrival: navigation(leadingOnBy: "show"))
        #expect(below == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func `documents without a device were drawn for no size class, on one pixel a point`() throws {
        let kind = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        let old = "<document type=\"\(kind)\" version=\"3.0\" toolsVersion=\"6214\"><objects/>"
        let plain = NibDevice(try Documents.read(Data("\(old)</document>".utf8)))
        #expect(plain.scale == 1 && plain.traits == .any)
        let metrics = "<simulatedScreenMetrics key=\"destination\" type=\"retina4_7.fullscreen\"/>"
        let later = old.replacingOccurrences(of: "6214", with: "11542") + "<simulatedMetricsContainer>\(metrics)"
        let phone = NibDevice(try Documents.read(Data("\(later)</simulatedMetricsContainer></document>".utf8)))
        #expect(phone.scale == 2 && phone.traits == .phone && phone.cover.top == 20)
    }

    @Test func `an item for a bar makes no bar, and a bar that is hidden covers nothing`() throws {
        let item = "<navigationItem key=\"navigationItem\" id=\"i\"/>"
        #expect(try insets(tools: 17701, inController: item).top == 44)
        let hidden = navigation(leadingOnBy: "show").replacingOccurrences(
            of: "<navigationController", with: "<navigationController navigationBarHidden=\"YES\"")
        #expect(try insets(tools: 17701, arrival: hidden).top == 44)
    }

    @Test func `a navigation bar that the document takes away covers nothing, and the status bar stays`() throws {
        let none = "<nil key=\"simulatedTopBarMetrics\"/>"
        let shown = navigation(leadingOnBy: "show")
        #expect(try insets(tools: 17701, arrival: shown, inController: none).top == 44)
        let plain = try insets(device: "retina4_7", tools: 14460, height: 667, arrival: shown, inController: none)
        #expect(plain.top == 20)
    }

    @Test func `a view of free size is covered below only where it reaches the screen's end`() throws {
        let free = "<size key=\"freeformSize\" width=\"414\" height=\"120\"/>"
        #expect(try insets(tools: 17701, height: 120, inController: free).bottom == 0)
        #expect(try insets(tools: 17701, height: 880, inController: free).bottom == 18)
    }

    // Frames of published storyboards: one of Xcode 12.5, three since Xcode 14, and one whose view is as high as the screen.
    @Test func `what is presented over the full screen lies in no sheet before Xcode 14, and later if it is as high`()
        throws
    {
        func shown(_ style: String) -> String {
            navigation(leadingOnBy: "presentation").replacingOccurrences(
                of: "kind=\"presentation\"", with: "kind=\"presentation\" \(style)")
        }
        #expect(try insets(tools: 18122, arrival: shown("")).top == 0)
        #expect(try insets(tools: 18122, arrival: shown("modalPresentationStyle=\"fullScreen\" ")).top == 44)
        let full = shown("modalPresentationStyle=\"fullScreen\" ")
        #expect(try insets(tools: 21701, height: 886, arrival: full).top == 0)
        #expect(try insets(tools: 21507, height: 896, arrival: full).top == 48)
        #expect(try insets(tools: 21507, height: 896, arrival: shown("")).top == 0)
        // The controller's own style counts before Xcode 14 (four projects) and no longer later (one).
        let own = "modalPresentationStyle=\"fullScreen\""
        #expect(try insets(tools: 17701, arrival: shown(""), ofController: own).top == 44)
        #expect(try insets(tools: 22505, height: 842, arrival: shown(""), ofController: own).top == 0)
    }

    /// A chain of 6,312 segues ended the program.
    @Test func `controllers may lead to each other as often as a document permits, and in a circle`() throws {
        func document(_ count: Int, leadingTo last: Int) throws -> IBDocument {
            let scenes = (0..<count).map { index in
                let next = segue("show", to: "c\(index + 1 < count ? index + 1 : last)")
                return
                    "<scene sceneID=\"s\(index)\"><objects><viewController id=\"c\(index)\">\(next)</viewController></objects></scene>"
            }
            return try Documents.read(
                Data(
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701">
                    <device id="retina6_1"/><scenes>\(scenes.joined())</scenes></document>
                    """.utf8))
        }
        for (count, last) in [(6_500, 6_499), (3, 0)] {
            let document = try document(count, leadingTo: last)
            let bars = NibBars(document, on: NibDevice(document))
            let controller = try #require(document.scenes[count - 1].controller)
            #expect(bars.cover(of: controller, size: CGSize(width: 414, height: 896)).top == 44)
        }
    }
}
