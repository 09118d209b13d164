import Foundation
import PlacardCommand
import Testing

@MainActor @Suite struct InspectTests {
    private struct Report: Decodable {
        struct Object: Decodable {
            var id: String
            var `class`: String
            var frame: [Double]
            var superview: String?
            var text: String?
            var hidden: Bool?
            var scene: String?
        }
        struct Diagnostic: Decodable {
            var severity: String
            var object: String?
            var message: String
        }
        var objects: [Object]
        var diagnostics: [Diagnostic]
    }

    private func report(_ file: String) throws -> Report {
        let terminal = Terminal()
        #expect(terminal.run("inspect", file) == .done)
        return try JSONDecoder().decode(Report.self, from: Data(terminal.output.utf8))
    }

    @Test func objectsAreListedWithIdClassFrameSuperviewAndText() throws {
        let report = try report(Folder.fixture("Card.xib"))
        #expect(report.objects.map(\.id) == ["crd-vw-001", "ttl-lb-002", "bar-vw-003"])
        #expect(report.objects.map(\.class) == ["UIView", "UILabel", "UIView"])
        #expect(report.objects[1].frame == [20, 16, 200, 21])
        #expect(report.objects.map(\.superview) == [nil, "crd-vw-001", "crd-vw-001"])
        #expect(report.objects.map(\.text) == [nil, "A card", nil])
        #expect(report.diagnostics.isEmpty)
    }

    @Test func theSuperviewAtTheTopIsWrittenAsNull() throws {
        let terminal = Terminal()
        #expect(terminal.run("inspect", Folder.fixture("Card.xib")) == .done)
        #expect(terminal.output.contains("\"superview\":null"))
    }

    @Test func viewsWithoutIdArePassedOver() throws {
        let folder = try Folder()
        let file = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="90" height="90"/>
            <view key="contentView"><rect key="frame" x="5" y="6" width="80" height="80"/>
            <subviews><label hidden="YES" odd="1" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label>
            </subviews></view></collectionViewCell></objects></document>
            """, as: "Cell.xib")
        let report = try report(file)
        #expect(report.objects.map(\.id) == ["c", "l"])
        #expect(report.objects[1].superview == "c")
        #expect(report.objects[1].frame == [6, 8, 3, 4])
        #expect(report.objects[1].hidden == true)
        #expect(report.diagnostics.map(\.object) == ["l"])
        #expect(report.diagnostics.map(\.message) == ["the attribute odd of <label> is not used"])
    }

    @Test func theScenesOfAStoryboardAreAllListed() throws {
        let report = try report(Folder.fixture("Screens.storyboard"))
        #expect(Set(report.objects.compactMap(\.scene)) == ["sc1-nr-001", "sc2-wd-002"])
    }

    @Test func aFileThatIsNotThereIsOneLineAndExitOne() {
        let terminal = Terminal()
        #expect(terminal.run("inspect", "no/such.xib") == .badInput)
        #expect(terminal.errors == "no/such.xib: error: there is no such file; check the path\n")
        #expect(terminal.output.isEmpty)
    }
}
