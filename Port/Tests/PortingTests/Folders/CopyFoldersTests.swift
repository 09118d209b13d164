import Foundation
import Testing

@testable import Porting

@Suite struct CopyFoldersTests {
    private func names(_ paths: [String]) throws -> [String] {
        let roots = try CopyFolders(of: paths.map { URL(fileURLWithPath: $0) }, in: URL(fileURLWithPath: "/out"))
            .roots
        return roots.map { String($0.path.dropFirst("/out".count)) }
    }

    @Test(arguments: [
        (["/cards/Sources"], [""]), (["/cards/Sources", "/cards/Tests"], ["/Sources", "/Tests"]),
        (["/cards/Sources", "/texts/Sources"], ["/cards-Sources", "/texts-Sources"]),
        (["/a/cards/Sources", "/b/cards/Sources", "/x"], ["/a-cards-Sources", "/b-cards-Sources", "/x"]),
        (["/a/Sources", "/b/Sources", "/c/a-Sources"], ["/a-Sources", "/b-Sources", "/c-a-Sources"]),
        (["/Sources", "/a/Sources"], ["/Sources", "/a-Sources"]),
        (["/a/Sources", "/a/Sources/", "/b/../a/Sources"], ["/Sources", "/Sources", "/Sources"]),
    ])
    func `folders of one name are told apart by those around them`(paths: [String], names: [String]) throws {
        #expect(try self.names(paths) == names)
    }

    @Test func `folders that no name tells apart are refused`() {
        let failure = #expect(throws: PortFailure.self) { try names(["/a-b/c", "/a/b-c", "/c", "/b-c"]) }
        #expect(failure?.description.hasSuffix("has the same name; port them one by one") == true)
    }
}
