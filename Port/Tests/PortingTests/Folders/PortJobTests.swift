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
}
