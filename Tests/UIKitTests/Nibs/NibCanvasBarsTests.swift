import Foundation
import Testing

@testable import PlacardUIKit

/// The bars that pictures of scenes show around controllers' views. Truth: frames that Xcode stored in published documents,
/// and Apple's documentation of the bars.
@MainActor @Suite struct NibCanvasBarsTests {
    /// The canvas of a controller's view in a navigation controller in a tab bar controller.
    private func canvas(
        y: Int = 0, height: Int = 812, inController: String = "", bar: String = "", tabs: String = ""
    ) throws -> UIView {
        let document = try Documents.read(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113">
                <device id="retina5_9"/><scenes>
                <scene sceneID="s0"><objects><tabBarController id="tabs" sceneMemberID="viewController">
                <tabBar key="tabBar" id="tb">\(tabs)</tabBar><connections>
                <segue kind="relationship" relationship="viewControllers" destination="nav" id="g0"/></connections>
                </tabBarController></objects></scene>
                <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" id="nb">\(bar)</navigationBar><connections>
                <segue kind="relationship" relationship="rootViewController" destination="ctl" id="g1"/></connections>
                </navigationController></objects></scene>
                <scene sceneID="s2"><objects><viewController id="ctl" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" x="0" y="\(y)" width="375" height="\(height)"/></view>
                <navigationItem key="navigationItem" title="Trips" id="item"/>\(inController)</viewController>
                </objects></scene></scenes></document>
                """.utf8))
        let nib = NibDocument(document)
        var graph = try NibBuilder.build(try #require(nib.scenes["ctl"]), of: nib)
        graph.layOut(nib)
        return try #require(graph.canvases.first)
    }

    private func bar<Bar: UIView>(_ canvas: UIView, _ type: Bar.Type = Bar.self) -> Bar? {
        canvas.subviews.lazy.compactMap { $0 as? Bar }.first
    }

    /// Seven projects store such views at 64 points.
    @Test func aBarLiesAboveAViewThatIsStoredBelowIt() throws {
        let canvas = try canvas(y: 88, height: 724)
        let shown = try #require(bar(canvas, UINavigationBar.self))
        #expect(shown.frame == CGRect(x: 0, y: 44, width: 375, height: 44) && shown.overhang == 44)
        #expect(shown.topItem?.title == "Trips")
        #expect(canvas.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(canvas.subviews.first?.frame == CGRect(x: 0, y: 88, width: 375, height: 724))
    }

    @Test func aBarCoversAViewThatBeginsAtTheTop() throws {
        let canvas = try canvas()
        #expect(bar(canvas, UINavigationBar.self)?.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
        #expect(canvas.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
    }

    /// A document stores 127 points below: 83 with the tab bar, 44 with the toolbar upon it.
    @Test func aSimulatedToolbarLiesUponTheTabBar() throws {
        let items = "<toolbarItems><barButtonItem title=\"Load\" id=\"load\"/></toolbarItems>"
        let canvas = try canvas(inController: "\(items)<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>")
        let (tools, tabs) = (try #require(bar(canvas, UIToolbar.self)), try #require(bar(canvas, UITabBar.self)))
        #expect(canvas.safeAreaInsets.bottom == 127)
        #expect(tools.frame == CGRect(x: 0, y: 685, width: 375, height: 44) && tools.overhang == 0)
        #expect(tabs.frame == CGRect(x: 0, y: 729, width: 375, height: 49) && tabs.overhang == 34)
        #expect(tools.items?.map(\.title) == ["Load"])
    }

    @Test func barsLookAsTheirContainersDescribeThem() throws {
        let color =
            "<color key=\"barTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        let tint = color.replacingOccurrences(of: "barTintColor", with: "tintColor")
        let canvas = try canvas(bar: color, tabs: color + tint)
        #expect(bar(canvas, UINavigationBar.self)?.barTintColor == .red)
        #expect(bar(canvas, UITabBar.self)?.barTintColor == .red && bar(canvas, UITabBar.self)?.tintColor == .red)
    }

    /// Two projects; the effect's words are those of visual effect views.
    @Test func appearancesAreRead() throws {
        func color(_ key: String) -> String {
            "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        }
        let title = """
            <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="19"/>
            \(color("textColor"))</textAttributes>
            """
        let appearances = """
            <navigationBarAppearance key="standardAppearance" backgroundEffect="dark">\(color("backgroundColor"))\(title)
            </navigationBarAppearance><navigationBarAppearance key="scrollEdgeAppearance"/>
            """
        let shown = try #require(bar(try canvas(bar: appearances), UINavigationBar.self))
        let standard = shown.standardAppearance
        #expect(standard.backgroundColor == .red && standard.backgroundEffect?.style == .dark)
        #expect(standard.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect((standard.titleTextAttributes[.font] as? UIFont)?.pointSize == 19)
        let edge = try #require(shown.scrollEdgeAppearance)
        #expect(edge.backgroundColor == nil && edge.shadowColor == .separator && shown.compactAppearance == nil)
    }

    /// Truth: Apple documents that bars show an item's own view; one stored at 354 points of a bar of 414 had become as
    /// wide as the canvas.
    @Test func viewsOfItemsKeepTheirSizeOnAnotherCanvas() throws {
        let document = try Documents.read(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14868">
                <device id="retina6_1"/><scenes><scene sceneID="s0"><objects>
                <viewController id="ctl" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="414" height="896"/></view>
                <navigationItem key="navigationItem" title="Trips" id="item">
                <view key="titleView" id="title"><rect key="frame" x="107" y="5" width="200" height="34"/></view>
                <barButtonItem key="rightBarButtonItem" id="right"><button key="customView" id="start">
                <rect key="frame" x="354" y="5" width="40" height="34"/><state key="normal" title="Start"/></button>
                </barButtonItem></navigationItem>
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/></viewController>
                </objects></scene></scenes></document>
                """.utf8))
        let nib = NibDocument(document)
        var graph = try NibBuilder.build(try #require(nib.scenes["ctl"]), of: nib)
        graph.layOut(nib, in: NibSpace(width: 320))
        let sizes = Dictionary(uniqueKeysWithValues: graph.objects.map { ($0.id ?? "", $0.view.bounds.size) })
        #expect(sizes["v"]?.width == 320)
        #expect(sizes["start"] == CGSize(width: 40, height: 34) && sizes["title"] == CGSize(width: 200, height: 34))
    }

    /// Documents of three projects have such a bar and such an item, and their tab bar controllers elsewhere.
    @Test func aSimulatedTabBarShowsTheItemThatIsKnown() throws {
        let document = try Documents.read(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="12118">
                <device id="retina4_7"/><scenes><scene sceneID="s0"><objects>
                <navigationController id="nav" sceneMemberID="viewController">
                <tabBarItem key="tabBarItem" title="Trips" id="tab"/>
                <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
                <navigationBar key="navigationBar" id="nb"/><connections>
                <segue kind="relationship" relationship="rootViewController" destination="ctl" id="g1"/></connections>
                </navigationController></objects></scene>
                <scene sceneID="s1"><objects><viewController id="ctl" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
                </viewController></objects></scene></scenes></document>
                """.utf8))
        let nib = NibDocument(document)
        var graph = try NibBuilder.build(try #require(nib.scenes["ctl"]), of: nib)
        graph.layOut(nib)
        let canvas = try #require(graph.canvases.first)
        let tabs = try #require(bar(canvas, UITabBar.self))
        #expect(tabs.items?.map(\.title) == ["Trips"] && tabs.selectedItem === tabs.items?.first)
    }

    /// Apple's documentation of `UITabBarController`: of more than five controllers a phone's bar shows four and "More".
    @Test(arguments: [("c0", "T0"), ("c3", "T3"), ("c5", "More")])
    func `a simulated bar with many tabs shows four and one for the others`(_ id: String, _ chosen: String) throws {
        let links = (0..<6).map {
            "<segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"c\($0)\" id=\"g\($0)\"/>"
        }
        let scenes = (0..<6).map {
            """
            <scene sceneID="s\($0)"><objects><viewController id="c\($0)" sceneMemberID="viewController">
            <view key="view" id="v\($0)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            <tabBarItem key="tabBarItem" title="T\($0)" id="i\($0)"/></viewController></objects></scene>
            """
        }
        let document = try Documents.read(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113">
                <device id="retina4_7"/><scenes>
                <scene sceneID="s"><objects><tabBarController id="tabs" sceneMemberID="viewController">
                <tabBar key="tabBar" id="tb"/><connections>\(links.joined())</connections></tabBarController></objects></scene>
                \(scenes.joined())</scenes></document>
                """.utf8))
        let nib = NibDocument(document)
        var graph = try NibBuilder.build(try #require(nib.scenes[id]), of: nib)
        graph.layOut(nib)
        let tabs = try #require(graph.canvases.first.flatMap { bar($0, UITabBar.self) })
        #expect(tabs.items?.map(\.title) == ["T0", "T1", "T2", "T3", "More"] && tabs.selectedItem?.title == chosen)
    }
}
