import Foundation
import PlacardInterfaceBuilder
import TestTools
import Testing

@Suite struct IBDocumentTests {
    @Test func topLevelObjectsComeInDocumentOrderWithoutPlaceholders() throws {
        let document = try Documents.read(
            Documents.xib(#"<view id="a-1"/><tapGestureRecognizer id="a-2"/><label id="a-3"/>"#))
        #expect(document.kind == .xib)
        #expect(document.topLevelObjects.map(\.id) == ["a-1", "a-2", "a-3"])
        #expect(document.placeholders.map(\.id) == ["-1", "-2"])
    }

    @Test func elementsKnowTheLineTheyStandOn() throws {
        let document = try Documents.read(Documents.xib("<view id=\"a-1\"/>\n\n<label id=\"a-2\"/>"))
        #expect(document.topLevelObjects.map(\.line) == [6, 8])
    }

    @Test func propertiesAreFoundByKeyAndListsByName() throws {
        let document = try Documents.read(
            Documents.xib(
                """
                <view id="v"><rect key="frame" x="1" y="2" width="3" height="4"/>
                <subviews><label id="l1"/><label id="l2"/></subviews></view>
                """))
        let view = try #require(document.topLevelObjects.first)
        #expect(view.child(keyed: "frame")?["width"] == "3")
        #expect(view.list("subviews").map(\.id) == ["l1", "l2"])
        #expect(view.list("constraints").isEmpty)
    }

    @Test func textOfAStringKeepsItsLineBreaksAtBothEnds() throws {
        let document = try Documents.read(
            Documents.xib("<label id=\"l\"><string key=\"text\">\nfirst\nsecond &amp; last\n</string></label>"))
        #expect(document.topLevelObjects.first?.child(keyed: "text")?.text == "\nfirst\nsecond & last\n")
    }

    @Test func aStoryboardsInitialSceneIsTheOneItNames() throws {
        let scenes = Documents.scene("one") + Documents.scene("two", identifier: "Second")
        let document = try Documents.read(Documents.storyboard(scenes, initial: "two"))
        #expect(document.kind == .storyboard)
        #expect(document.initialScene?.names == ["scene-two", "two", "Second"])
        #expect(document.initialScene?.controller?.child(keyed: "view")?.id == "view-two")
    }

    @Test func aStoryboardWithoutInitialControllerBeginsWithItsFirstScene() throws {
        let document = try Documents.read(Documents.storyboard(Documents.scene("one") + Documents.scene("two")))
        #expect(document.initialScene?.id == "scene-one")
    }

    @Test func resourcesAreFoundByName() throws {
        let document = try Documents.read(
            Documents.xib(
                "",
                after: """
                    <resources><image name="star" width="24" height="20"/>
                    <namedColor name="ink"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
                    <systemColor name="labelColor"><color white="0.0" alpha="1"/></systemColor></resources>
                    """))
        #expect(document.resources.images["star"]?["height"] == "20")
        #expect(document.resources.namedColors["ink"]?["red"] == "1")
        #expect(document.resources.systemColors["labelColor"]?["white"] == "0.0")
    }

    @Test func connectionsAreReadAsValuesInOrder() throws {
        let document = try Documents.read(
            Documents.xib(
                """
                <view id="v"><connections>
                <outlet property="titleLabel" destination="l" id="c-1"/>
                <outletCollection property="labels" destination="l" appends="YES" id="c-2"/>
                <action selector="tap:" destination="-1" eventType="touchUpInside" id="c-3"/>
                </connections></view><label id="l"/>
                """))
        #expect(
            document.topLevelObjects.first?.connections == [
                .outlet(property: "titleLabel", destination: "l"),
                .outletCollection(property: "labels", destination: "l", appends: true),
                .action(selector: "tap:", destination: "-1", event: "touchUpInside"),
            ])
    }
}
