import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct NibConstraintsTests {
    private static let root = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/>"
    private static let child =
        "<view id=\"c\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\" x=\"9\" y=\"9\" width=\"9\" height=\"9\"/>"

    /// The graph of a view with one child and constraints, laid out in a space.
    private func laidOut(
        _ constraints: String, inChild: String = "", attributes: String = "", more: String = "",
        space: NibSpace = NibSpace()
    ) throws -> NibGraph {
        let document = try Documents.read(
            Documents.xib(
                """
                <view id="v" \(attributes)>\(Self.root)<subviews>\(Self.child)\(inChild)</view></subviews>\(more)
                <constraints>\(constraints)</constraints></view>
                """))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document), in: space)
        return graph
    }

    private func frame(_ graph: NibGraph, _ id: String = "c") throws -> CGRect {
        try #require(graph.objects.first { $0.id == id }).view.frame
    }

    private static let corner = """
        <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="1"/>
        <constraint firstItem="c" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="2"/>
        """

    @Test func `constraints place views, whatever frame is stored`() throws {
        let graph = try laidOut(
            Self.corner + """
                <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" constant="30" id="3"/>
                """,
            inChild: """
                <constraints><constraint firstAttribute="width" secondItem="c" secondAttribute="height"
                multiplier="16:4" id="4"/></constraints>
                """)
        #expect(try frame(graph) == CGRect(x: 10, y: 20, width: 160, height: 40))
        #expect(Set(graph.constraints.keys) == ["1", "2", "3", "4"])
        #expect(graph.constraints["4"]?.multiplier == 4)
        #expect(graph.diagnostics.isEmpty)
    }

    @Test func `views follow another width`() throws {
        let width = """
            <constraint firstItem="c" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1/2" id="3"/>
            <constraint firstItem="c" firstAttribute="height" secondItem="v" secondAttribute="height" id="4"/>
            """
        let graph = try laidOut(Self.corner + width, space: NibSpace(width: 300, height: 60))
        #expect(try frame(graph) == CGRect(x: 10, y: 20, width: 150, height: 60))
    }

    @Test func `relations, priorities and identifiers are those of the document`() throws {
        let graph = try laidOut(
            Self.corner + """
                <constraint firstItem="c" firstAttribute="width" relation="lessThanOrEqual" constant="50" id="3"/>
                <constraint firstItem="c" firstAttribute="width" constant="80" priority="750" identifier="wish" id="4"/>
                <constraint firstItem="c" firstAttribute="height" constant="7" id="5"/>
                """)
        #expect(try frame(graph) == CGRect(x: 10, y: 20, width: 50, height: 7))
        #expect(graph.constraints["4"]?.identifier == "wish")
        #expect(graph.constraints["4"]?.priority == .defaultHigh)
        #expect(graph.constraints["3"]?.relation == .lessThanOrEqual)
    }

    @Test func `what is not installed is left out, and placeholders hold on the canvas alone`() throws {
        let constraints =
            Self.corner + """
                <constraint firstItem="c" firstAttribute="height" constant="50" placeholder="YES" id="3"/>
                <constraint firstItem="c" firstAttribute="width" constant="60" id="4"/>
                <constraint firstItem="c" firstAttribute="width" constant="70" id="5"/>
                """
        let graph = try laidOut(
            constraints,
            more: "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"4\"/></mask></variation>"
        )
        #expect(try frame(graph).size == CGSize(width: 70, height: 50))
        #expect(graph.constraints["4"]?.isActive == false)
    }

    @Test func `the standard distance from the safe area is none, whatever is stored`() throws {
        let area = "<viewLayoutGuide key=\"safeArea\" id=\"s\"/>"
        let graph = try laidOut(
            """
            <constraint firstItem="c" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="20" symbolic="YES" id="1"/>
            <constraint firstItem="c" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" symbolic="YES" id="2"/>
            """, more: area)
        #expect(try frame(graph).origin == CGPoint(x: 0, y: 20))
    }

    @Test func `the safe area and margins have places`() throws {
        let graph = try laidOut(
            """
            <constraint firstItem="c" firstAttribute="top" secondItem="s" secondAttribute="top" id="1"/>
            <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="2"/>
            <constraint firstItem="s" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="3"/>
            <constraint firstItem="v" firstAttribute="trailingMargin" secondItem="c" secondAttribute="trailing" id="4"/>
            """,
            more: """
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                <viewLayoutGuide key="safeArea" id="s"/>
                """, space: NibSpace(cover: NibCover(top: 20, bottom: 34)))
        // At the sides no less than the screen's 16 points.
        #expect(try frame(graph) == CGRect(x: 16, y: 20, width: 168, height: 46))
    }

    @Test func `a controller's guides end where its safe area begins`() throws {
        let data = Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460">
            <device id="retina4_7"/><scenes><scene sceneID="s"><objects><viewController id="k" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/>
            </layoutGuides><view key="view" id="v"><rect key="frame" width="200" height="667"/><subviews>\(Self.child)</view></subviews>
            <constraints><constraint firstItem="c" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="5" id="1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="bottom" constant="6" id="2"/>
            <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="3"/>
            <constraint firstItem="c" firstAttribute="width" constant="9" id="4"/>
            </constraints></view><simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/></viewController></objects></scene></scenes>
            </document>
            """.utf8)
        let document = try IBDocument(data: data, file: "Main.storyboard")
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        // The status bar of 20 points and the navigation bar of 44; margins of 16.
        #expect(try frame(graph) == CGRect(x: 16, y: 69, width: 9, height: 592))
    }

    /// A stored screen of Xcode 8.3, whose controller's own view scrolls: the button below all has its own height.
    @Test func `guides of a controller whose own view scrolls lead to its content`() throws {
        let data = Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="12121">
            <device id="retina4_7"/><scenes><scene sceneID="s"><objects><viewController id="k" sceneMemberID="viewController">
            <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/>
            </layoutGuides><scrollView key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
            <switch id="c" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="51" height="31"/></switch></subviews>
            <constraints><constraint firstItem="c" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="5" id="1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="bottom" constant="6" id="2"/>
            <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="3"/>
            </constraints></scrollView></viewController></objects></scene></scenes>
            </document>
            """.utf8)
        let document = try IBDocument(data: data, file: "Main.storyboard")
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        #expect(try frame(graph) == CGRect(x: 8, y: 25, width: 51, height: 31))
        let scroll = try #require(graph.objects.first { $0.id == "v" }?.view as? UIScrollView)
        #expect(scroll.contentSize.height == 62)
    }

    @Test func `constraints that contradict each other are named, and the rest holds`() throws {
        let graph = try laidOut(
            Self.corner + """
                <constraint firstItem="c" firstAttribute="height" constant="7" id="3"/>
                <constraint firstItem="c" firstAttribute="width" constant="50" id="4"/>
                <constraint firstItem="c" firstAttribute="width" constant="60" id="5"/>
                """)
        #expect(try frame(graph) == CGRect(x: 10, y: 20, width: 50, height: 7))
        let found = try #require(graph.diagnostics.first)
        #expect(found.object == "5" && found.severity == .warning)
        #expect(
            found.message
                == "the constraint contradicts others and is given up: c.width == 60; lower its priority, or "
                + "that of one that it contradicts")
        #expect(found.line > 1)
    }

    /// Stored frames of six projects: sizes stand before the edges on the far side and before centers, in any order.
    @Test func `of constraints that contradict each other sizes stand, then near edges, then centers`() throws {
        let far = """
            <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" constant="8" id="3"/>
            <constraint firstItem="c" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="4"/>
            <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" constant="16" id="5"/>
            """
        let sizes = """
            <constraints><constraint firstAttribute="height" constant="70" id="6"/>
            <constraint firstAttribute="width" constant="150" id="7"/></constraints>
            """
        let graph = try laidOut(far + Self.corner, inChild: sizes)
        #expect(try frame(graph) == CGRect(x: 10, y: 20, width: 150, height: 70))
        #expect(Set(graph.diagnostics.compactMap(\.object)) == ["3", "4", "5"])
    }

    @Test(arguments: [
        ("firstAttribute=\"shine\"", "it has an attribute, a relation or a number that is not known"),
        (
            "firstAttribute=\"width\" constant=\"nan\"",
            "it has an attribute, a relation or a number that is not known"
        ),
        (
            "firstAttribute=\"width\" multiplier=\"1:0\"",
            "it has an attribute, a relation or a number that is not known"
        ),
        (
            "firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"top\"",
            "Invalid pairing of layout attributes: width and top."
        ),
        ("firstAttribute=\"top\" secondItem=\"gone\" secondAttribute=\"top\"", "gone is no view that is made"),
    ])
    func `a constraint that makes no sense is left out and told`(attributes: String, reason: String) throws {
        let graph = try laidOut("<constraint firstItem=\"c\" \(attributes) id=\"1\"/>")
        #expect(graph.constraints.isEmpty)
        #expect(graph.diagnostics.map(\.message).contains("the constraint is left out: \(reason)"))
    }

    @Test(arguments: [
        ("leading", "b", "leading", "its items lie in different views at the top"),
        ("leading", "c", "top", "a place and a size, or a place across and one down, cannot be compared"),
    ])
    func `a constraint that nothing can hold is told as others are`(
        first: String, item: String, second: String, reason: String
    ) throws {
        func view(_ id: String, _ content: String = "") -> String {
            "<view id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>\(content)</view>"
        }
        let constraint = """
            <constraint firstItem="a" firstAttribute="\(first)" secondItem="\(item)" secondAttribute="\(second)" id="1"/>
            """
        let inner = "<subviews>\(view("a"))\(view("c"))</subviews><constraints>\(constraint)</constraints>"
        var reports: [String] = []
        let before = NSLayoutConstraint.report
        NSLayoutConstraint.report = { reports.append("\($0)") }
        defer { NSLayoutConstraint.report = before }
        let graph = try Nibs.graph(view("r", inner) + view("b"))
        #expect(graph.diagnostics.map(\.message) == ["the constraint is left out: \(reason)"] && reports.isEmpty)
    }

    @Test func `a view with a fixed frame stays where it is`() throws {
        let document = try Documents.read(
            Documents.xib(
                """
                <view id="v">\(Self.root)<subviews><view id="c" fixedFrame="YES"
                translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="9" y="8" width="7" height="6"/></view>
                </subviews></view>
                """))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        #expect(try frame(graph) == CGRect(x: 9, y: 8, width: 7, height: 6))
    }

    @Test func `hugging and resistance are those of the document`() throws {
        let label = try Nibs.label(
            "text=\"a\" horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"1000\"")
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(label.contentHuggingPriority(for: .vertical).rawValue == 250)
        #expect(label.contentCompressionResistancePriority(for: .vertical) == .required)
    }
}
