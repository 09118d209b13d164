import Foundation
import Testing

@testable import Porting

@Suite struct PortJobTests {
    private let folder = TemporaryFolder()

    @Test func `files of one name in folders of one name are all copied`() throws {
        try folder.write("class A {}", to: "cards/Sources/View.swift")
        try folder.write("class B {}", to: "texts/Sources/View.swift")
        let job = try PortJob(["cards/Sources", "texts/Sources"].map(folder.path), reading: [])
        try job.write(into: folder.url.appendingPathComponent("out"))
        #expect(folder.files(in: "out") == ["cards-Sources/View.ported.swift", "texts-Sources/View.ported.swift"])
        #expect(folder.text(of: "out/cards-Sources/View.ported.swift")?.contains("class A") == true)
        #expect(folder.text(of: "out/texts-Sources/View.ported.swift")?.contains("class B") == true)
    }

    private func port(_ path: String, into output: String) throws {
        let output = URL(fileURLWithPath: folder.path(output))
        try PortJob([folder.path(path)], reading: [], into: output).write(into: output)
    }

    @Test func `copies within their sources are not copied again`() throws {
        try folder.write("class A {}", to: "app/A.swift")
        try folder.write("print(1)", to: "app/main.swift")
        for _ in 1...3 { try port("app", into: "app/out") }
        #expect(folder.files(in: "app") == ["A.swift", "main.swift", "out/A.ported.swift", "out/main.swift"])
        try port("app/out/main.swift", into: "app/other")
        try port("app", into: "copy")
        #expect(!folder.files(in: "copy").contains { $0.hasSuffix("A.ported.swift") && $0 != "A.ported.swift" })
    }

    @Test(arguments: [("app", "app"), ("app/A.swift", "app"), ("app", "app/../app/"), ("app", "link")])
    func `a copy among the sources is refused`(path: String, output: String) throws {
        try folder.write("class A {}", to: "app/A.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("app"))
        let failure = #expect(throws: PortFailure.self) { try port(path, into: output) }
        let remedy = "error: the copy would lie among the sources; choose another output"
        #expect(failure?.description.hasSuffix(remedy) == true)
        #expect(folder.files(in: "app") == ["A.swift"])
    }

    @Test func `copies of several folders are refused where they would lie among the sources`() throws {
        try folder.write("class A {}", to: "app/A.swift")
        try folder.write("class B {}", to: "views/B.swift")
        let job = try PortJob(["app", "views"].map(folder.path), reading: [])
        #expect(throws: PortFailure.self) { try job.write(into: folder.url) }
    }

    @Test func `folders without sources are refused, and copies are none`() throws {
        try folder.write("class A {}", to: "app/A.ported.swift")
        let failure = #expect(throws: PortFailure.self) { try PortJob([folder.path("app")], reading: []) }
        #expect(failure?.description.hasSuffix("error: there is no Swift file to be ported; check the path") == true)
    }
}
