import PlacardInterfaceBuilder
import TestTools
import Testing

@Suite struct IBReferenceCheckTests {
    @Test func anIdUsedTwiceIsReportedWithBothLines() throws {
        let document = try Documents.read(Documents.xib("<view id=\"a\"/>\n<label id=\"a\"/>"))
        #expect(
            document.diagnostics == [
                IBDiagnostic(
                    .warning, object: "a", line: 7, "the id is used twice, first on line 6; the first object counts")
            ])
    }

    @Test func referencesThatLeadNowhereAreReportedAtTheirHolder() throws {
        let document = try Documents.read(
            Documents.xib(
                """
                <view id="v"><constraints><constraint firstItem="gone" firstAttribute="top" id="c"/></constraints>
                <connections><outlet property="label" destination="lost" id="o"/></connections></view>
                """))
        #expect(document.diagnostics.map(\.object) == ["v", "v"])
        #expect(document.diagnostics.map(\.line) == [6, 7])
        #expect(
            document.diagnostics[1].message == "<outlet> refers to lost by destination, but no object has that id")
    }

    @Test func placeholdersAndConnectionsCountAsObjects() throws {
        let document = try Documents.read(
            Documents.xib(
                """
                <view id="v"><connections><outlet property="delegate" destination="-1" id="o"/>
                <action selector="tap:" destination="-2" id="p"/></connections></view>
                """))
        #expect(document.diagnostics.isEmpty)
    }
}
