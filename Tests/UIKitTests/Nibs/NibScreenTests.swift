import Foundation
import Testing

@testable import PlacardUIKit

/// Documents on screens that they were not drawn for: the screen's own edges, and the document's bars upon them. Truth:
/// Apple's documentation of the bars and of the safe area.
@MainActor @Suite struct NibScreenTests {
    private static let upright = NibDevice(
        screen: CGSize(width: 375, height: 812), edges: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    private static let lying = NibDevice(
        screen: CGSize(width: 812, height: 375), edges: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    private static let small = NibDevice(
        screen: CGSize(width: 320, height: 568), edges: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    private static let pad = NibDevice(
        screen: CGSize(width: 1024, height: 768), edges: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

    /// The canvas of a controller's view in a navigation controller in a tab bar controller, drawn on a screen of 667 points.
    private func canvas(
        on screen: NibDevice?, y: Int = 0, height: Int = 667, bar: String = "largeTitles=\"YES\"",
        inController: String = ""
    ) throws -> NibCanvas {
        let document = try Documents.read(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490">
                <device id="retina4_7"/><scenes>
                <scene sceneID="s0"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="tb"/><connections>
                <segue kind="relationship" relationship="viewControllers" destination="nav" id="g0"/></connections>
                </tabBarController></objects></scene>
                <scene sceneID="s1"><objects><navigationController id="nav">
                <navigationBar key="navigationBar" \(bar) id="nb"/><connections>
                <segue kind="relationship" relationship="rootViewController" destination="ctl" id="g1"/></connections>
                </navigationController></objects></scene>
                <scene sceneID="s2"><objects><viewController id="ctl">
                <view key="view" id="v"><rect key="frame" x="0" y="\(y)" width="375" height="\(height)"/></view>
                <navigationItem key="navigationItem" title="Trips" id="item"><barButtonItem key="rightBarButtonItem" \
                title="Add" id="add"/></navigationItem>\(inController)</viewController></objects></scene></scenes></document>
                """.utf8))
        return try laidOut(document, scene: "ctl", on: screen)
    }

    private func laidOut(_ document: IBDocument, scene: String? = nil, on screen: NibDevice?) throws -> NibCanvas {
        let nib = NibDocument(document)
        let shown = scene.flatMap { nib.scenes[$0] }
        var graph = try shown.map { try NibBuilder.build($0, of: nib) } ?? NibBuilder.build(nib)
        graph.layOut(nib, in: screen.map { NibSpace(on: $0) } ?? NibSpace())
        let canvas = try #require(graph.canvases.first)
        canvas.layoutIfNeeded()
        return canvas
    }

    private func bar<Bar: UIView>(_ canvas: UIView, _ type: Bar.Type = Bar.self) throws -> Bar {
        try #require(canvas.subviews.lazy.compactMap { $0 as? Bar }.first)
    }

    @Test func `bars are added to the edges of the screen that is shown`() throws {
        let canvas = try canvas(on: Self.upright)
        #expect(canvas.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(canvas.subviews[0].frame == canvas.bounds)
        #expect(canvas.subviews[0].safeAreaInsets == UIEdgeInsets(top: 140, left: 0, bottom: 83, right: 0))
        #expect(try bar(canvas, UINavigationBar.self).frame == CGRect(x: 0, y: 44, width: 375, height: 96))
        #expect(try bar(canvas, UITabBar.self).frame == CGRect(x: 0, y: 729, width: 375, height: 49))
    }

    @Test func `a screen without a notch has its status bar, and the bars`() throws {
        let canvas = try canvas(on: Self.small)
        #expect(canvas.subviews[0].safeAreaInsets == UIEdgeInsets(top: 116, left: 0, bottom: 49, right: 0))
        #expect(try bar(canvas, UINavigationBar.self).frame == CGRect(x: 0, y: 20, width: 320, height: 96))
    }

    @Test func `a phone that lies has a low bar without a large title, whose items keep off the notch`() throws {
        let canvas = try canvas(on: Self.lying)
        #expect(canvas.subviews[0].safeAreaInsets == UIEdgeInsets(top: 32, left: 44, bottom: 70, right: 44))
        let shown = try bar(canvas, UINavigationBar.self)
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 812, height: 32) && !shown.prefersLargeTitles)
        shown.layoutIfNeeded()
        let item = try #require(shown.subviews.first { $0 is UIButton })
        #expect(abs(item.frame.maxX - (812 - 44 - 20)) < 0.01)
    }

    @Test func `bars of tablets are as high as they are there`() throws {
        #expect(try canvas(on: Self.pad).subviews[0].safeAreaInsets.top == 20 + 50 + 52)
    }

    @Test func `a view that begins below its bar does so on every screen`() throws {
        let opaque = try canvas(on: Self.upright, bar: "translucent=\"NO\"")
        #expect(opaque.subviews[0].frame == CGRect(x: 0, y: 88, width: 375, height: 724))
        #expect(try bar(opaque, UINavigationBar.self).frame == CGRect(x: 0, y: 44, width: 375, height: 44))
        let between = try canvas(on: Self.upright, y: 64, height: 667 - 64 - 49, bar: "")
        #expect(between.subviews[0].frame == CGRect(x: 0, y: 88, width: 375, height: 641))
        #expect(between.subviews[0].safeAreaInsets == .zero)
        #expect(try bar(between, UITabBar.self).frame.minY == 729)
    }

    @Test func `a view of free size fills the screen all the same`() throws {
        let free = "<size key=\"freeformSize\" width=\"375\" height=\"120\"/>"
        let canvas = try canvas(on: Self.upright, height: 120, inController: free)
        #expect(canvas.subviews[0].frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    }

    @Test func `in a xib screens fill the screen, and other views have its width`() throws {
        func shown(_ width: Int, _ height: Int) throws -> NibCanvas {
            let view = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/></view>"
            let document = try Documents.read(
                Documents.xib(
                    "<view id=\"v\">\(view)", attributes: "toolsVersion=\"14490\"",
                    after: "<device id=\"retina4_7\"/>"))
            return try laidOut(document, on: Self.upright)
        }
        let screen = try shown(414, 896)
        #expect(screen.bounds.size == CGSize(width: 375, height: 812))
        #expect(screen.subviews[0].safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(try shown(375, 667).bounds.size == CGSize(width: 375, height: 812))
        #expect(try shown(300, 120).bounds.size == CGSize(width: 375, height: 120))
    }

    @Test func `screens have the size classes of Apple's table`() {
        #expect(Self.upright.traits == .phone)
        #expect(Self.lying.traits == IBTraits(width: .compact, height: .compact))
        let large = NibDevice(screen: CGSize(width: 896, height: 414), edges: .zero)
        #expect(large.traits == IBTraits(width: .regular, height: .compact) && large.barHeight == 44)
        #expect(Self.pad.traits == IBTraits(width: .regular, height: .regular))
    }
}
