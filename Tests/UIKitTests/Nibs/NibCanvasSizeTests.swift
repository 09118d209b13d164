import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// Sizes that the canvas takes in place of what views would ask for. Truth: stored frames of published documents.
@MainActor @Suite struct NibCanvasSizeTests {
    private func size(_ object: String, in container: String, tools: String = "21701", after: String = "") throws
        -> CGSize
    {
        let document = try Documents.read(
            Documents.xib(
                """
                <view id="v"><rect key="frame" width="300" height="300"/><subviews>
                <\(container) id="s" axis="horizontal" alignment="center" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" width="300" height="300"/><subviews>\(object)</subviews></\(container)></subviews>
                <constraints><constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top"/>
                <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading"/>
                </constraints></view>
                """, attributes: "toolsVersion=\"\(tools)\"", after: after))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        return try #require(graph.objects.last).view.frame.size
    }

    private let rest = "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\"><rect key=\"frame\"/>"

    @Test func aPlaceholderCountsInPlaceOfTheContent() throws {
        let label = """
            <label text="A" placeholderIntrinsicWidth="78" placeholderIntrinsicHeight="20" \(rest)</label>
            """
        #expect(try size(label, in: "stackView") == CGSize(width: 78, height: 20))
    }

    /// A label of a published xib, narrower than its placeholder of two lines.
    @Test func `a placeholder of several lines stands where the label is narrower`() throws {
        func label(_ height: Int) -> String {
            let text = String(repeating: "lines ", count: 20)
            let narrow = "<constraint firstAttribute=\"width\" constant=\"200\" id=\"w\"/>"
            return """
                <label text="\(text)" numberOfLines="0" placeholderIntrinsicWidth="353" placeholderIntrinsicHeight="\(height)"
                \(rest)<constraints>\(narrow)</constraints></label>
                """
        }
        #expect(try size(label(42), in: "view") == CGSize(width: 200, height: 42))
        #expect(try size(label(20), in: "view").height > 50)
    }

    /// Two labels of a published xib, narrower than their placeholders of a line.
    @Test func `a placeholder of a line stands where the label is narrower and has no text`() throws {
        let narrow = "<constraint firstAttribute=\"width\" constant=\"240\" id=\"w\"/>"
        let label = """
            <label text="" numberOfLines="0" placeholderIntrinsicWidth="250" placeholderIntrinsicHeight="21" \(rest)
            <constraints>\(narrow)</constraints></label>
            """
        #expect(try size(label, in: "view") == CGSize(width: 240, height: 21))
    }

    @Test func anInfinitePlaceholderIsNone() throws {
        let label = """
            <label text="A" placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="33" \(rest)</label>
            """
        #expect(try size(label, in: "stackView").height == 33)
    }

    @Test func `a navigation bar of a document is as high as on its device`() throws {
        let pad = "<device id=\"ipad12_9rounded\" orientation=\"landscape\"/>"
        let width = "<constraint firstAttribute=\"width\" constant=\"200\" id=\"w\"/>"
        let bar = "<navigationBar \(rest)<constraints>\(width)</constraints></navigationBar>"
        #expect(try size(bar, in: "view", tools: "19529", after: pad).height == 50)
        #expect(try size(bar, in: "view", tools: "13771", after: pad).height == 44)
        #expect(try size(bar, in: "view", tools: "19529").height == 44)
    }

    @Test func aLabelWithoutTextHasRoomInStacksSinceXcode12() throws {
        #expect(try size("<label text=\"\" \(rest)</label>", in: "stackView") == CGSize(width: 50, height: 50))
        #expect(try size("<label text=\"\" \(rest)</label>", in: "stackView", tools: "16097") == .zero)
    }

    @Test func anImageViewWithoutImageHasTheSameRoom() throws {
        #expect(try size("<imageView \(rest)</imageView>", in: "stackView") == CGSize(width: 50, height: 50))
        #expect(try size("<imageView \(rest)</imageView>", in: "view").width != 50)
        #expect(try size("<imageView \(rest)</imageView>", in: "stackView", tools: "16096").height == 50)
    }

    @Test func roomGivesWayToRequiredRulesWhateverTheViewResists() throws {
        let label = """
            <label text="" horizontalCompressionResistancePriority="1000" \(rest)<constraints>
            <constraint firstAttribute="width" relation="lessThanOrEqual" constant="30" id="w"/></constraints></label>
            """
        #expect(try size(label, in: "stackView") == CGSize(width: 30, height: 50))
    }

    @Test func aPlainViewInAStackHasRoomWhereNothingElseSaysItsSize() throws {
        #expect(try size("<view \(rest)</view>", in: "stackView") == CGSize(width: 240, height: 50))
        let own = "<view customClass=\"Badge\" \(rest)</view>"
        #expect(try size(own, in: "stackView") == CGSize(width: 240, height: 128))
        let fixed = """
            <view \(rest)<constraints><constraint firstAttribute="height" constant="14" id="h"/></constraints></view>
            """
        #expect(try size(fixed, in: "stackView") == CGSize(width: 240, height: 14))
    }

    /// Stored frames of six documents: 14460, 14865, 17701, 19529 and 21701.
    @Test func `plain views keep the width that they had, and no less than fifty points`() throws {
        let wide = rest.replacingOccurrences(of: "\"frame\"", with: "\"frame\" width=\"320\"")
        #expect(try size("<view \(wide)</view>", in: "stackView", tools: "14865").width == 320)
        #expect(try size("<view \(wide)</view>", in: "stackView", tools: "14460").width == 320)
        let narrow = """
            <view \(rest)<constraints><constraint firstAttribute="width" priority="200" constant="4" id="w"/></constraints>
            </view>
            """
        #expect(try size(narrow, in: "stackView").width == 50)
    }

    /// Stored frames of two documents, 10 points of hugging apart.
    @Test func `the width of plain views goes before how buttons hug their titles, not before labels`() throws {
        let plain = "<view \(rest.replacingOccurrences(of: "\"frame\"", with: "\"frame\" width=\"200\""))</view>"
        func width(_ element: String, _ hugging: Int) throws -> CGFloat {
            let column = """
                <stackView id="c" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame"/><subviews>
                <\(element) id="o" text="Text" horizontalHuggingPriority="\(hugging)"
                translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame"/></\(element)>\(plain)</subviews></stackView>
                """
            return try size(column, in: "view").width
        }
        #expect(try width("button", 250) == 200)
        #expect(try width("label", 251) < 200)
    }

    /// Stored frames of nine projects' documents, 12121 to 21701.
    @Test func `a stack without views keeps its size, but not against what is nearly required`() throws {
        let kept = rest.replacingOccurrences(of: "\"frame\"", with: "\"frame\" width=\"184\" height=\"45\"")
        #expect(try size("<stackView \(kept)</stackView>", in: "view") == CGSize(width: 184, height: 45))
        func limited(_ priority: Int) -> String {
            """
            <stackView \(kept)<constraints><constraint firstAttribute="width" priority="\(priority)" constant="80" id="w"/>
            </constraints></stackView>
            """
        }
        #expect(try size(limited(750), in: "stackView").width == 184)
        #expect(try size(limited(950), in: "stackView").width == 80)
    }

    @Test func `a view without content is stretched before one that has some`() throws {
        let stack = """
            <stackView id="s" axis="vertical"><rect key="frame" width="100" height="300"/><subviews>
            <button id="b" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame"/>
            <state key="normal" title="Go"/></button><view \(rest)</view></subviews></stackView>
            """
        let document = try Documents.read(Documents.xib(stack, attributes: "toolsVersion=\"22505\""))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        #expect(try #require(graph.objects.first { $0.id == "l" }).view.frame.height == 270)
    }

    @Test func `a view whose content leaves its height open has space since Xcode 13`() throws {
        func open(_ more: String = "") -> String {
            """
            <view \(rest)<subviews><view id="c" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame"/></view></subviews>
            <constraints><constraint firstItem="c" firstAttribute="top" secondItem="l" secondAttribute="top" id="t"/>
            <constraint firstItem="c" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="r"/>\(more)
            </constraints></view>
            """
        }
        #expect(try height(open(), tools: "21701") == 50)
        #expect(try height(open(), tools: "18122") == 0)
        let closed =
            "<constraint firstAttribute=\"bottom\" secondItem=\"c\" secondAttribute=\"bottom\" constant=\"3\" id=\"b\"/>"
        #expect(try height(open(closed), tools: "21701") == 3)
    }

    /// Stored frames of two projects: of a label's view and one around a row the first is stretched.
    @Test(arguments: [(82.0, 30, 50.0), (70, 40, 56)])
    func `a view that a row within it leaves open keeps its height before a label's`(
        _ first: CGFloat, _ content: Int, _ second: CGFloat
    ) throws {
        let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""
        func around(_ id: String, _ inner: String, by space: Int) -> String {
            """
            <view id="\(id)" \(free)><rect key="frame"/><subviews>\(inner)</subviews>
            <constraints><constraint firstItem="\(id)i" firstAttribute="top" secondItem="\(id)" secondAttribute="top"
             constant="\(space)" id="\(id)t"/><constraint firstAttribute="bottom" secondItem="\(id)i"
             secondAttribute="bottom" constant="\(space)" id="\(id)b"/></constraints></view>
            """
        }
        let label =
            "<label id=\"ai\" \(free) text=\"A\" verticalHuggingPriority=\"251\" numberOfLines=\"0\"><rect key=\"frame\"/></label>"
        let row = """
            <stackView id="bi" \(free) alignment="center"><rect key="frame"/><subviews><view id="c" \(free)><rect key="frame"/><constraints>
            <constraint firstAttribute="height" constant="\(content)" id="h"/></constraints></view></subviews></stackView>
            """
        let stack = """
            <stackView id="s" axis="vertical"><rect key="frame" width="328" height="\(Int(first + second))"/><subviews>
            \(around("a", label, by: 8))\(around("b", row, by: 8))</subviews></stackView>
            """
        let document = try Documents.read(Documents.xib(stack, attributes: "toolsVersion=\"23727\""))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        func height(_ id: String) throws -> CGFloat {
            try #require(graph.objects.first { $0.id == id }).view.frame.height
        }
        #expect(try height("a") == first)
        #expect(try height("b") == second)
    }

    private func height(_ object: String, tools: String) throws -> CGFloat {
        let stack = """
            <stackView id="s" alignment="center"><rect key="frame" width="300" height="300"/><subviews>\(object)</subviews>
            </stackView>
            """
        let document = try Documents.read(Documents.xib(stack, attributes: "toolsVersion=\"\(tools)\""))
        var graph = try NibBuilder.build(NibDocument(document))
        graph.layOut(NibDocument(document))
        return try #require(graph.objects.first { $0.id == "l" }).view.frame.height
    }

    @Test func aViewOfAnUnknownClassIsAsLargeAsItWasWhenTheDocumentWasSaved() throws {
        let designables = """
            <designables><designable name="l"><size key="intrinsicContentSize" width="43" height="39.5"/></designable>
            </designables>
            """
        let badge = "<label text=\"10\" customClass=\"BadgeSwift\" \(rest)</label>"
        #expect(try size(badge, in: "stackView", after: designables) == CGSize(width: 43, height: 39.5))
    }
}
