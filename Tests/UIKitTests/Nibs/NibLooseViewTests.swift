import Foundation
import Testing

@testable import PlacardUIKit

/// What the canvas covers of views that no controller shows. Truth: frames that Xcode stored in published xibs.
@MainActor @Suite struct NibLooseViewTests {
    /// The insets of the safe area of a view in a xib.
    private func insets(
        _ width: Int, _ height: Int, device: String = "retina4_7", tools: Int, inView: String = "",
        owned: Bool = false,
        as element: String = "view"
    ) throws -> UIEdgeInsets {
        let outlet = "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>"
        let document = try Documents.read(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)">
                <device id="\(device)"/><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owned ? outlet : "")</placeholder>
                <\(element) id="v"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(inView)</\(element)>
                </objects></document>
                """.utf8))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        return try #require(graph.objects.first { $0.id == "v" }).view.safeAreaInsets
    }

    /// Views of thirteen projects.
    @Test(arguments: [
        (374, 690, 20.0), (375, 422, 20), (453, 607, 20), (585, 438, 0), (477, 351, 0), (375, 168, 0), (320, 100, 0),
        (390, 400, 0), (415, 418, 0), (316, 440, 0),
    ])
    func `the status bar covered high views that stand upright, in Xcode 9 to 11`(
        _ width: Int, _ height: Int, _ top: CGFloat
    ) throws {
        #expect(try insets(width, height, tools: 14313).top == top)
        #expect(try insets(width, height, tools: 12121) == .zero)
    }

    @Test func `cells are covered as views are`() throws {
        #expect(try insets(370, 547, tools: 13771, as: "collectionViewCell").top == 20)
        #expect(try insets(255, 353, tools: 13771, as: "collectionViewCell").top == 0)
    }

    /// A cell of a collection; no other one of a dozen contradicts it.
    @Test func `cells of collections are covered by a notch, rows are not`() throws {
        #expect(try insets(599, 164, device: "retina6_1", tools: 18122, as: "collectionViewCell").top == 44)
        #expect(try insets(599, 164, device: "retina6_1", tools: 18122, as: "tableViewCell").top == 0)
    }

    /// A view of Xcode 11; two others of that time do not contradict it.
    @Test func `a notch covers the upper edge of low views, and nothing else does`() throws {
        let low = try insets(375, 56, device: "retina6_1", tools: 15505)
        #expect(low == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    }

    /// Views of four projects since Xcode 12, and of one each of Xcode 10 and 11.
    @Test func `views that stand upright hang from the screen's upper edge, others reach the lower one`() throws {
        #expect(try insets(414, 723, device: "retina6_1", tools: 19162).bottom == 0)
        #expect(try insets(237, 304, device: "retina6_0", tools: 21225).bottom == 0)
        #expect(try insets(468, 360, device: "retina6_1", tools: 21507).bottom == 34)
        #expect(try insets(374, 690, device: "retina6_1", tools: 14490).bottom == 34)
        let hanging = try insets(414, 426, device: "retina6_1", tools: 15505)
        #expect(hanging == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    }

    /// Views of two projects.
    @Test func `bars that a xib simulates cover its view, or lie above it`() throws {
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        let covered = try insets(414, 896, device: "retina6_1", tools: 19529, inView: bar, owned: true)
        #expect(covered == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        let opaque = bar.replacingOccurrences(of: "prompted", with: "translucent")
        let below = try insets(414, 808, device: "retina6_1", tools: 20037, inView: opaque, owned: true)
        #expect(below == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    /// Views of two projects.
    @Test func `edges of screens with a notch count twice since Xcode 16 dot 3`() throws {
        let once = try insets(393, 852, device: "retina6_12", tools: 23504, owned: true)
        #expect(once == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let twice = try insets(393, 852, device: "retina6_12", tools: 23727, owned: true)
        #expect(twice == UIEdgeInsets(top: 118, left: 0, bottom: 68, right: 0))
    }

    /// Views of eight projects (Xcode 12 to 16); a wider view, and one that is nearly as high as the screen, are covered.
    @Test(arguments: [
        (414, 126, 17701, 0.0), (414, 164, 18122, 0), (375, 44, 19529, 0), (737, 217, 20037, 34),
        (414, 871, 22155, 34), (468, 360, 21507, 34), (390, 72, 32700, 34), (393, 300, 23504, 34),
    ])
    func `views that fit the screen hung from its upper edge before Xcode 14 dot 3`(
        _ width: Int, _ height: Int, _ tools: Int, _ bottom: CGFloat
    ) throws {
        #expect(try insets(width, height, device: "retina6_1", tools: tools).bottom == bottom)
    }

    /// What lies in the middle of such a view's safe area is stored 12.5 points lower than the view's middle.
    @Test func `a view beside a controller is covered as it would be without one`() throws {
        let document = try Documents.read(
            Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701">
                <device id="retina6_12"/><scenes><scene sceneID="n"><objects><navigationController id="nav"><connections>
                <segue kind="relationship" destination="ctl" relationship="rootViewController" id="g"/></connections>
                </navigationController></objects></scene><scene sceneID="s"><objects>
                <viewController id="ctl" sceneMemberID="viewController"><view key="view" id="w">
                <rect key="frame" width="393" height="852"/></view></viewController>
                <view id="v"><rect key="frame" width="240" height="72"/></view></objects></scene></scenes></document>
                """.utf8))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        func insets(_ id: String) throws -> UIEdgeInsets {
            try #require(graph.objects.first { $0.id == id }).view.safeAreaInsets
        }
        #expect(try insets("v") == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(try insets("w").top == 103)
    }
}
