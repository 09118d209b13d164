import PlacardInterfaceBuilder
import TestTools
import Testing

@Suite struct IBVariationsTests {
    private func view(_ content: String, traits: IBTraits = .phone) throws -> IBElement {
        let document = try Documents.read(Documents.xib(content))
        return try #require(document.topLevelObjects.first).resolved(for: traits)
    }

    private static let masked = """
        <view id="v"><subviews><label id="a"/><label id="b"/></subviews>
        <constraints><constraint firstAttribute="width" constant="4" id="c"/></constraints>
        <variation key="default">
        <mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c"/></mask>
        </variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
        </view>
        """

    @Test func whatTheDefaultMaskExcludesIsNotInstalled() throws {
        let view = try view(Self.masked)
        #expect(view.list("subviews").map(\.id) == ["a"])
        #expect(view.child("subviews")?.uninstalled.map(\.id) == ["b"])
        #expect(view.constraints.isEmpty)
        #expect(view.child("variation") == nil)
    }

    @Test func aSizeClassIncludesAgainWhatTheDefaultExcludes() throws {
        let view = try view(Self.masked, traits: IBTraits(width: .regular, height: .regular))
        #expect(view.list("subviews").map(\.id) == ["a", "b"])
    }

    @Test func theMoreSpecialVariationWinsWhateverTheOrder() throws {
        let content = """
            <stackView id="s" spacing="1"><variation key="heightClass=regular-widthClass=compact" spacing="3"/>
            <variation key="widthClass=compact" spacing="2" axis="vertical"/>
            <variation key="widthClass=regular" spacing="9"/></stackView>
            """
        let stack = try view(content)
        #expect(stack["spacing"] == "3")
        #expect(stack["axis"] == "vertical")
    }

    @Test func aVariationReplacesPropertiesByKeyAtAnyDepth() throws {
        let content = """
            <view id="v"><subviews><label id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="11"/>
            </variation></label></subviews></view>
            """
        let label = try #require(try view(content).list("subviews").first)
        #expect(label.children.filter { $0.key == "fontDescription" }.map { $0["pointSize"] } == ["11"])
    }
}
