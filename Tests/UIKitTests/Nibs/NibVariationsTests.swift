import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// What size classes leave out. Source: Apple, Auto Layout Help, "Installing and Uninstalling Views for a Size Class":
/// the object is made all the same, and its superview is nil.
@MainActor @Suite struct NibVariationsTests {
    private static let document = """
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
        <label text="shown" id="a"><rect key="frame" x="1" y="2" width="30" height="4"/></label>
        <view id="b"><rect key="frame" x="5" y="6" width="70" height="8"/>
        <subviews><label text="within" id="c"><rect key="frame" x="1" y="1" width="9" height="3"/></label></subviews></view>
        </subviews>
        <constraints>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="1"/>
        <constraint firstItem="a" firstAttribute="width" constant="30" id="2"/>
        </constraints>
        <connections><outlet property="leftOut" destination="b" id="3"/></connections>
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
        </view>
        """

    @Test func `a view that is left out is made as it is stored, and lies in no other`() throws {
        var graph = try Nibs.graph(Self.document)
        #expect(graph.objects.map(\.id) == ["v", "a", "b", "c"])
        #expect(graph.roots.map(\.id) == ["v"])
        graph.layOut(NibDocument(try Documents.read(Documents.xib(Self.document))))
        let (left, within) = (graph.objects[2], graph.objects[3])
        #expect(left.view.superview == nil && left.frame == CGRect(x: 5, y: 6, width: 70, height: 8))
        #expect(within.view.superview === left.view && within.text == "within")
    }

    @Test func `its constraints hold nothing, and others do`() throws {
        let graph = try Nibs.graph(Self.document)
        #expect(graph.constraints["1"]?.isActive == false)
        #expect(graph.constraints["2"]?.isActive == true)
        #expect(!graph.diagnostics.map(\.message).contains { $0.contains("constraint") || $0.contains("no object") })
    }

    @Test func `whoever keeps the view around it keeps it`() throws {
        weak var left: UIView?
        var root: UIView?
        do {
            let graph = try Nibs.graph(Self.document)
            (root, left) = (graph.objects[0].view, graph.objects[2].view)
        }
        #expect(left != nil)
        root = nil
        #expect(root == nil && left == nil)
    }

    @Test func `a size class installs it`() throws {
        let including = "<mask key=\"subviews\"><include reference=\"b\"/></mask>"
        let installed = Self.document.replacingOccurrences(
            of: "</variation>", with: "</variation><variation key=\"widthClass=compact\">\(including)</variation>")
        let graph = try Nibs.graph(installed)
        #expect(graph.objects[2].view.superview === graph.objects[0].view)
        #expect(graph.constraints["1"]?.isActive == true)
    }
}
