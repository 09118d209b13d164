import Foundation
import PlacardCommand
import Testing

/// Everything that may come in at the door of `placard render`: one line, exit 1, nothing written.
@MainActor @Suite struct BadInputTests {
    private nonisolated static let head =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>"
    private nonisolated static let tail = "</objects></document>"

    nonisolated static let documents: [(String, Data)] = [
        ("empty", Data()),
        ("not XML", Data("label".utf8)),
        ("cut off", Data(head.utf8)),
        ("not UTF-8", Data("<a".utf8) + [0xFF, 0xFE] + Data("/>".utf8)),
        ("UTF-16", Data([0xFF, 0xFE]) + Data("<\0a\0/\0>\0".utf8)),
        ("a bomb", Data("<!DOCTYPE b [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>".utf8)),
        ("deep", Data((head + String(repeating: "<view>", count: 5_000)).utf8)),
        ("huge", Data((head + view(width: "1e9") + tail).utf8)),
        ("not a number", Data((head + view(width: "nan") + tail).utf8)),
        ("without area", Data((head + view(width: "-20") + tail).utf8)),
        ("without views", Data((head + tail).utf8)),
        ("Xcode 4", Data("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>".utf8)),
        ("Apple TV", Data("<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" version=\"3.0\"/>".utf8)),
        ("watch", Data("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"3.0\"/>".utf8)),
        ("Mac", Data("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>".utf8)),
        ("compiled", Data("NIBArchive".utf8)),
    ]

    private nonisolated static func view(width: String) -> String {
        "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"10\"/></view>"
    }

    @Test(arguments: documents.indices)
    func aBadDocumentIsOneLineExitOneAndNothingWritten(index: Int) throws {
        let folder = try Folder()
        let file = try folder.write(Self.documents[index].1, as: "Bad.xib")
        let terminal = Terminal()
        #expect(terminal.run("render", file, "-o", folder.path("out.png")) == .badInput)
        let errors = terminal.errorLines.filter { !$0.contains(": warning: ") }
        #expect(errors.count == 1)
        #expect(errors.first?.wholeMatch(of: /.+Bad\.xib:[0-9]+: error: .+; .+/) != nil)
        #expect(terminal.output.isEmpty)
        #expect(folder.files == ["Bad.xib"])
    }

    @Test func aMissingFileAndADirectoryAreOneLineEach() throws {
        let folder = try Folder()
        for path in [folder.path("none.xib"), folder.url.path] {
            let terminal = Terminal()
            #expect(terminal.run("render", path, "-o", folder.path("out.png")) == .badInput)
            #expect(terminal.errorLines.count == 1)
        }
        #expect(folder.files.isEmpty)
    }

    @Test func oddButSoundDocumentsAreDrawn() throws {
        let folder = try Folder()
        let odd = """
            <hologram id="v"><rect key="frame" x="0" y="0" width="10" height="10"/>
            <subviews><label id="v" odd="1"/><view id="w"/></subviews>
            <connections><outlet property="label" destination="gone" id="o"/></connections></hologram>
            """
        let file = try folder.write(Self.head + odd + Self.tail, as: "Odd.xib")
        let terminal = Terminal()
        #expect(terminal.run("render", file, "-o", folder.path("out.png")) == .done)
        #expect(folder.files == ["Odd.xib", "out.png"])
    }
}
