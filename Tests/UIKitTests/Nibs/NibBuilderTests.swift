import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct NibBuilderTests {
    private static let rect = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>"

    @Test func viewsHaveTheirStoredFramesAndProperties() throws {
        let view = try Nibs.view(
            """
            <view id="v" hidden="YES" alpha="0.5" tag="7" clipsSubviews="YES" userInteractionEnabled="NO"
            contentMode="TopLeft" semanticContentAttribute="forceRightToLeft">\(Self.rect)
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
            """)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.isHidden && view.alpha == 0.5 && view.tag == 7)
        #expect(view.clipsToBounds && !view.isUserInteractionEnabled)
        #expect(view.contentMode == .topLeft)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    }

    @Test func subviewsLieInDocumentOrderWithIdsAndClasses() throws {
        let graph = try Nibs.graph(
            """
            <view id="v" customClass="CardView" customModule="App"><subviews><label id="l" text="Hello"/>
            <button id="b"><state key="normal" title="Go"/></button></subviews></view>
            """)
        #expect(graph.objects.map(\.id) == ["v", "l", "b"])
        #expect(graph.objects.map(\.className) == ["CardView", "UILabel", "UIButton"])
        #expect(graph.objects.map(\.parent) == [nil, 0, 0])
        #expect(graph.objects.map(\.text) == [nil, "Hello", "Go"])
        #expect(graph.objects[0].view.subviews.first === graph.objects[1].view)
    }

    @Test func aClassThatIsNotKnownIsReportedAndItsElementsClassStandsIn() throws {
        let content = "<label id=\"l\" text=\"x\" customClass=\"TagLabel\"/>"
        #expect(try Nibs.view(content) is UILabel)
        #expect(
            try Nibs.messages(content) == [
                "Unknown class TagLabel in Interface Builder file; UILabel stands in for it"
            ])
    }

    @Test func `a class that a cell and its content name is reported once`() throws {
        let name = "customClass=\"Row\" customModule=\"App\""
        let content = """
            <tableViewCell id="c" \(name)>\(Self.rect)<tableViewCellContentView key="contentView" id="v" \(name)>
            \(Self.rect)</tableViewCellContentView></tableViewCell>
            """
        #expect(
            try Nibs.messages(content) == [
                "Unknown class App.Row in Interface Builder file; UITableViewCell stands in for it"
            ])
    }

    @Test func aClassThatIsKnownIsNothingToReport() throws {
        let content = "<view id=\"v\" customClass=\"UILabel\">\(Self.rect)</view>"
        #expect(try Nibs.view(content) is UILabel)
        #expect(try Nibs.messages(content).isEmpty)
    }

    @Test func anUnknownElementIsAPlainViewWithADiagnostic() throws {
        let graph = try Nibs.graph(
            """
            <view id="v">\(Self.rect)<subviews><hologram id="h" shimmer="YES">\(Self.rect)</hologram></subviews></view>
            """)
        #expect(graph.objects.last?.view.frame.width == 30)
        #expect(
            graph.diagnostics.map(\.message) == [
                "the element <hologram> is not known; it is drawn as a plain view",
                "the attribute shimmer of <hologram> is not used",
            ])
        #expect(graph.diagnostics.map(\.object) == ["h", "h"])
    }

    @Test func anElementThatNobodyReadsIsReportedOnce() throws {
        #expect(
            try Nibs.messages("<view id=\"v\"><glow key=\"halo\"/><constraints/><connections/></view>").first
                == "<glow key=\"halo\"> of <view> is not used")
    }

    @Test func aViewWithoutStoredFrameIsReportedAndAContentViewFillsItsCell() throws {
        let graph = try Nibs.graph(
            """
            <tableViewCell id="c">\(Self.rect)<tableViewCellContentView key="contentView" id="k"><subviews>
            <label id="l"/></subviews></tableViewCellContentView></tableViewCell>
            """)
        #expect(graph.objects[1].view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(graph.diagnostics.map(\.object) == ["l"])
        #expect(graph.diagnostics.map(\.message) == ["no frame is stored for this view; it has no size"])
    }

    @Test func bothFormsOfACollectionCellHaveAContentView() throws {
        let old = try Nibs.graph(
            """
            <collectionViewCell id="c"><view key="contentView">\(Self.rect)<subviews><label id="l"/></subviews></view>
            </collectionViewCell>
            """)
        #expect(old.objects.map(\.id) == ["c", nil, "l"])
        let new = try Nibs.graph(
            """
            <collectionViewCell id="c"><collectionViewCellContentView key="contentView" id="k">\(Self.rect)
            <subviews><label id="l"/></subviews></collectionViewCellContentView></collectionViewCell>
            """)
        #expect(new.objects.map(\.id) == ["c", "k", "l"])
        #expect(new.objects.map(\.parent) == [nil, 0, 1])
    }

    @Test func prototypesAndStaticCellsAreShownInPlace() throws {
        let cell = { (id: String) in
            """
            <tableViewCell id="\(id)"><tableViewCellContentView key="contentView" tableViewCell="\(id)" id="k\(id)">
            <subviews><label id="l\(id)"/></subviews></tableViewCellContentView></tableViewCell>
            """
        }
        let graph = try Nibs.graph(
            """
            <tableView id="t" style="grouped"><prototypes>\(cell("a"))</prototypes><sections>
            <tableViewSection id="s"><cells>\(cell("b"))</cells></tableViewSection></sections>
            <view key="tableHeaderView" id="h"/></tableView>
            """)
        #expect(graph.objects.map(\.id) == ["t", "a", "ka", "la", "b", "kb", "lb", "h"])
    }

    @Test func collectionsShowTheHeaderAndTheFooterOfTheirSections() throws {
        let graph = try Nibs.graph(
            """
            <collectionView id="c"><cells/><collectionReusableView key="sectionHeaderView" id="h"><subviews>
            <label id="l"/></subviews></collectionReusableView><collectionReusableView key="sectionFooterView" id="f"/>
            </collectionView>
            """)
        #expect(graph.objects.map(\.id) == ["c", "h", "l", "f"])
    }

    @Test func aReferenceToAViewIsNoView() throws {
        let graph = try Nibs.graph(
            "<view id=\"v\"><subviews><view reference=\"l\"/><label id=\"l\"/></subviews></view>")
        #expect(graph.objects.map(\.id) == ["v", "l"])
    }

    @Test func objectsThatAreNoViewsAreLeftOut() throws {
        let graph = try Nibs.graph("<tapGestureRecognizer id=\"t\"/><customObject id=\"o\"/><label id=\"l\"/>")
        #expect(graph.objects.map(\.id) == ["l"])
    }

    /// A tab bar controller of a published xib holds its controllers so.
    @Test func aContainerOfAXibHoldsItsControllers() throws {
        let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
        let document = try Documents.read(
            Documents.xib(
                """
                <tabBarController id="t"><tabBar key="tabBar" id="b"/><viewControllers><navigationController id="n">
                <viewControllers><viewController id="c"><view key="view" id="v">\(rect)<subviews><label id="l"/></subviews>
                </view></viewController></viewControllers></navigationController></viewControllers></tabBarController>
                """))
        var graph = try NibBuilder.build(NibDocument(document))
        #expect(graph.objects.map(\.id) == ["v", "l"])
        graph.layOut(NibDocument(document))
        #expect(graph.objects[0].view.safeAreaInsets == .zero)
    }

    @Test func aProgramsTabBarControllerShowsTheControllersThatItsXibHolds() throws {
        let data = Documents.xib(
            """
            <tabBarController id="t"><tabBar key="tabBar" id="b"/><viewControllers><navigationController id="n">
            <viewControllers><viewController title="First" id="c"/></viewControllers></navigationController>
            <viewController title="Second" id="d"/></viewControllers></tabBarController>
            """)
        let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
        let tabs = try #require(objects.first as? UITabBarController)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(navigation.topViewController?.title == "First")
        #expect(tabs.viewControllers?.last?.title == "Second")
    }

    /// Storyboards lead to controllers by segues; a document that holds some must not bring all of them what lies beside.
    @Test func aContainerOfASceneHoldsNoControllers() throws {
        let held = (0..<3).map { "<viewController id=\"c\($0)\"><view key=\"view\" id=\"w\($0)\"/></viewController>" }
        let scene = """
            <scene sceneID="s"><objects><tabBarController id="t" sceneMemberID="viewController"><viewControllers>
            \(held.joined())</viewControllers></tabBarController><view id="v">\(Self.rect)</view></objects></scene>
            """
        let graph = try NibBuilder.build(
            NibDocument(Documents.read(Documents.storyboard(scene), file: "Main.storyboard")))
        #expect(graph.objects.map(\.id) == ["v"])
    }

    /// A view beside a navigation controller of a published storyboard.
    @Test func aViewBesideAControllerWithoutOneIsBuilt() throws {
        let scene = """
            <scene sceneID="s"><objects><navigationController id="n" sceneMemberID="viewController"/>
            <view id="v">\(Self.rect)</view></objects></scene>
            """
        let graph = try NibBuilder.build(
            NibDocument(Documents.read(Documents.storyboard(scene), file: "Main.storyboard")))
        #expect(graph.objects.map(\.id) == ["v"])
    }

    @Test func eachSceneBringsTheViewOfItsController() throws {
        let data = Documents.storyboard(Documents.scene("one") + Documents.scene("two"))
        let graph = try NibBuilder.build(NibDocument(Documents.read(data, file: "Main.storyboard")))
        #expect(graph.objects.map(\.id) == ["view-one", "view-two"])
        #expect(graph.objects.map(\.scene) == ["scene-one", "scene-two"])
    }

    @Test func runtimeAttributesReachLayersAndLabels() throws {
        let label = try Nibs.label(
            "text=\"a\"",
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="2"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="text" value="b"/>
            </userDefinedRuntimeAttributes>
            """)
        #expect(label.layer.cornerRadius == 8)
        #expect(label.layer.masksToBounds)
        #expect(label.layer.borderWidth == 2)
        #expect(label.text == "b")
    }

    @Test func aRuntimeAttributeOfAnotherClassIsReported() throws {
        let content = """
            <view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number"
            keyPath="bounce"><real key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            </view>
            """
        #expect(
            try Nibs.messages(content) == [
                "Failed to set (bounce) user defined inspected property on (UIView): "
                    + "this class is not key value coding-compliant for the key bounce."
            ])
    }

    @Test func `an image view whose image is missing is told by UIKit's name`() throws {
        let content = """
            <imageView id="v" image="logo"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number"
            keyPath="bounce"><real key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            </imageView>
            """
        #expect(try Nibs.messages(content).contains { $0.contains("inspected property on (UIImageView)") })
    }

    @Test(arguments: [
        ("x=\"nan\" y=\"0\" width=\"1\" height=\"1\"", "has x=\"nan\", which is not a number"),
        ("x=\"0\" y=\"0\" width=\"1e9\" height=\"1\"", "has width=\"1e9\", beyond 100000 points"),
        ("x=\"0\" y=\"0\" width=\"ten\" height=\"1\"", "has width=\"ten\", which is not a number"),
    ])
    func anAbsurdFrameIsAnErrorWithItsLine(rect: String, message: String) throws {
        let content = "<view id=\"v\">\n<rect key=\"frame\" \(rect)/></view>"
        #expect { try Nibs.graph(content) } throws: {
            "\($0)".hasPrefix("card.xib:7: error: the frame of <view> v ")
                && "\($0)".hasSuffix("\(message); correct the rect")
        }
    }

    @Test func aNegativeSizeCountsAsNothingAndIsReported() throws {
        let content = "<view id=\"v\"><rect key=\"frame\" x=\"3\" y=\"4\" width=\"-5\" height=\"6\"/></view>"
        #expect(try Nibs.view(content).frame == CGRect(x: 3, y: 4, width: 0, height: 6))
        #expect(try Nibs.messages(content) == ["the frame has a negative size, which counts as 0"])
    }

    @Test func anErrorIsOneLineWhateverTheDocumentsWords() throws {
        let content = "<view id=\"a&#10;b&#x2028;c\"><rect key=\"frame\" x=\"1&#10;2\" y=\"0\"/></view>"
        #expect { try Nibs.graph(content) } throws: {
            !"\($0)".contains(where: \.isNewline) && "\($0)".contains("<view> a b c has x=\"1 2\"")
        }
    }

    @Test func diagnosticsHaveALimitAndSayHowManyAreNotListed() throws {
        let labels = String(repeating: "<label odd=\"1\">\(Self.rect)</label>", count: IBLimits.diagnostics + 5)
        let messages = try Nibs.messages("<view id=\"v\">\(Self.rect)<subviews>\(labels)</subviews></view>")
        #expect(messages.count == IBLimits.diagnostics + 1)
        #expect(messages.last == "5 more diagnostics are not listed")
    }
}
