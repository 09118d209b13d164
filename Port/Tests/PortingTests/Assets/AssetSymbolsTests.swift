import Foundation
import Testing

@testable import Porting

struct AssetSymbolsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func symbols(_ program: String = "") throws -> String {
        try write("in/Card.swift", "import UIKit\n" + program)
        let output = folder.appendingPathComponent("out")
        try PortJob([folder.appendingPathComponent("in").path], reading: []).write(into: output)
        let data = FileManager.default.contents(
            atPath: output.appendingPathComponent("GeneratedAssetSymbols.swift").path)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    @Test func setsOfACatalogAreMembersOfBothKindsOfTypes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("in/Media.xcassets/ic_back.imageset/Contents.json", "{}")
        try write("in/Media.xcassets/Plain/default.imageset/Contents.json", "{}")
        try write("in/Media.xcassets/AccentColor.colorset/Contents.json", "{}")
        #expect(
            try symbols() == """
                // Made by placard port of the asset catalogs.

                import UIKit

                extension ImageResource {
                    static let `default` = ImageResource(name: "default", bundle: .main)
                    static let icBack = ImageResource(name: "ic_back", bundle: .main)
                }

                extension UIImage {
                    static var `default`: UIImage { UIImage(resource: .`default`) }
                    static var icBack: UIImage { UIImage(resource: .icBack) }
                }

                extension ColorResource {
                    static let accent = ColorResource(name: "AccentColor", bundle: .main)
                }

                extension UIColor {
                    static var accent: UIColor { UIColor(resource: .accent) }
                }

                """)
    }

    @Test func foldersThatProvideANamespaceAreTypes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("in/Media.xcassets/icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("in/Media.xcassets/icons/red.imageset/Contents.json", "{}")
        let text = try symbols()
        #expect(text.contains("extension ImageResource {\n    enum Icons {}\n}"))
        #expect(
            text.contains(
                "extension ImageResource.Icons {\n    static let red = ImageResource(name: \"icons/red\", bundle: .main)"
            ))
        #expect(text.contains("static var red: UIImage { UIImage(resource: .Icons.red) }"))
    }

    @Test func whatUIKitOrTheProgramHasIsNotSaidAgain() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["red", "brand", "ink"] { try write("in/C.xcassets/\(name).colorset/Contents.json", "{}") }
        let text = try symbols("extension UIColor { static let brand = UIColor.red }")
        #expect(text.contains("static let red =") && text.contains("static let brand ="))
        #expect(text.contains("extension UIColor {\n    static var ink: UIColor { UIColor(resource: .ink) }\n}"))
    }

    @Test func namesAreWrittenAsSwiftWritesTexts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("in/C.xcassets/in \"quotes\"\nand \\(lines).colorset/Contents.json", "{}")
        #expect(
            try symbols().contains(
                #"static let inQuotesAndLines = ColorResource(name: "in \"quotes\"\nand \\(lines)", bundle: .main)"#))
    }

    @Test func aProgramWithoutAssetsGetsNoFile() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try symbols().isEmpty)
    }
}
