import Foundation
import TestTools
import Testing

@testable import PlacardPreview

/// Packages whose compiler is a script: it makes its output and keeps its arguments, or fails where there is a file "refuse".
@Suite struct PackageLinkTests {
    private let folder: Folder
    private let built: String

    init() throws {
        folder = try Folder()
        built = folder.path("x86/debug")
        for module in ["Cards", "my_cards", "PlacardUIKit"] {
            _ = try folder.write("", as: "x86/debug/\(module).build/A.o")
        }
        let driver = try folder.program(
            """
            #!/bin/sh
            [ ! -e '\(folder.path("refuse"))' ] || exit 1
            cp "${1#@}" '\(folder.path("asked"))'
            output=$(sed -n '/^"-o"$/{n;s/"//gp}' '\(folder.path("asked"))')
            rm -f "$output"
            basename "$output" | tee -a '\(folder.path("links"))' > "$output"
            """)
        let objects = ["Cards", "PlacardUIKit", "my_cards"].map { "\"\(built)/\($0).build/A.o\"" }.joined(
            separator: ",")
        _ = try folder.write(
            """
            client:
              name: basic
            commands:
              "C.my-cards-tool-x86-debug.exe":
                tool: shell
                inputs: ["\(built)/Other.build/A.o"]
                outputs: ["\(built)/my-cards-tool"]
                args: ["false"]

              "C.my-cards-x86-debug.exe":
                tool: shell
                inputs: [\(objects),"\(built)/my-cards.product/Objects.LinkFileList"]
                outputs: ["\(built)/my-cards"]
                description: "Linking"
                args: ["\(driver)","-lpsl","-o","\(built)/my-cards","-emit-executable","-Xlinker","--defsym","-Xlinker","main=my_cards_main","@\(built)/my-cards.product/Objects.LinkFileList","-g"]


            """, as: "debug.yaml")
    }

    private var link: PackageLink? {
        PackageLink(
            of: PackageBuild.Description(
                product: "my-cards", sources: [], modules: ["Cards", "my_cards", "CardsTests"]),
            in: folder.url)
    }

    /// What was linked since the last time.
    private func links() throws -> [Substring] {
        defer { try? FileManager.default.removeItem(atPath: folder.path("links")) }
        return try String(contentsOfFile: folder.path("links"), encoding: .utf8).split(separator: "\n")
    }

    /// Has a module's objects be newer than all that was linked.
    private func compile(_ module: String) throws {
        let later = Date(timeIntervalSinceNow: 60)
        try FileManager.default.setAttributes(
            [.modificationDate: later], ofItemAtPath: "\(built)/\(module).build/A.o")
    }

    private var asked: [String] {
        get throws { try String(contentsOfFile: folder.path("asked"), encoding: .utf8).components(separatedBy: "\n") }
    }

    @Test func `What others made is linked once, and what the package holds at each change`() throws {
        let link = try #require(link)
        #expect(link.program()?.path == "\(built)/my-cards-preview")
        #expect(try links() == ["libmy-cards-preview.so", "my-cards-preview"])
        try compile("Cards")
        #expect(link.program() != nil)
        #expect(try links() == ["my-cards-preview"])
        try compile("PlacardUIKit")
        #expect(link.program() != nil)
        #expect(try links() == ["libmy-cards-preview.so", "my-cards-preview"])
    }

    @Test func `Nothing is linked where nothing has changed`() throws {
        let link = try #require(link)
        _ = link.program()
        _ = try links()
        #expect(link.program()?.path == "\(built)/my-cards-preview")
        #expect(throws: (any Error).self) { try links() }
    }

    @Test func `The program has its own objects, the library, and what the plan links with`() throws {
        _ = try #require(link).program()
        let expected = [
            "-lpsl", "-Xlinker", "--defsym", "-Xlinker", "main=my_cards_main", "-g", "-emit-executable",
            "\(built)/libmy-cards-preview.so", "-o", "\(built)/my-cards-preview", "\(built)/Cards.build/A.o",
            "\(built)/my_cards.build/A.o",
        ]
        #expect(try asked == expected.map { "\"\($0)\"" })
    }

    @Test func `A linker that refuses leaves the work to swift build`() throws {
        _ = try folder.write("", as: "refuse")
        #expect(try #require(link).program() == nil)
    }

    @Test func `Without a plan there is no link of its own`() throws {
        try FileManager.default.removeItem(atPath: folder.path("debug.yaml"))
        #expect(link == nil)
        _ = try folder.write("commands: [\n\n  \"C.my-cards-x\":\n    inputs: 3\n", as: "debug.yaml")
        #expect(link == nil)
    }
}
