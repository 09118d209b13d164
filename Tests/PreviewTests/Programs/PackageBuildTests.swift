import Foundation
import TestTools
import Testing

@testable import PlacardPreview

@Suite struct PackageBuildTests {
    /// Swift Package Manager's documentation of toolsets (SE-0387).
    @Test func `A package is linked with the toolchain's own linker where there is one`() throws {
        let folder = try Folder()
        let tool = try folder.program("#!/bin/sh\necho \"$@\" > '\(folder.path("asked"))'\n")
        for linker in [folder.url.appendingPathComponent("ld.lld"), nil] {
            let package = PackageBuild(folder: folder.url, tool: [tool], linker: linker)
            _ = try package.build(PackageBuild.Description(product: "cards", sources: [], modules: ["cards"]))
            let asked = try String(contentsOfFile: folder.path("asked"), encoding: .utf8)
            let file = folder.path(".build/placard-toolset.json")
            #expect(asked.contains("--product cards --quiet"))
            #expect(asked.contains("--toolset \(file)") == (linker != nil))
            let toolset = try String(contentsOfFile: file, encoding: .utf8)
            #expect(toolset.contains("ld.lld") && toolset.contains("\"extraCLIOptions\":[\"--strip-debug\"]"))
        }
    }

    @Test func `Modules are known by the names that the compiler gives them`() throws {
        let folder = try Folder()
        let tool = try folder.program(
            """
            #!/bin/sh
            echo '{"targets":[{"name":"my-cards","c99name":"my_cards","type":"executable","path":"Sources/my-cards",
                "product_dependencies":["PlacardGallery"]}],"dependencies":[]}'
            """)
        #expect(try PackageBuild(folder: folder.url, tool: [tool]).describe().modules == ["my_cards"])
    }

    @Test func `A package without a program of specimens is told with the remedy`() throws {
        let folder = try Folder()
        let tool = try folder.program(
            "#!/bin/sh\necho '{\"targets\":[{\"name\":\"a\",\"type\":\"library\",\"path\":\"a\"}],\"dependencies\":[]}'\n"
        )
        let package = PackageBuild(folder: folder.url, tool: [tool])
        let failure = #expect(throws: PackageBuild.Failure.self) { try package.describe() }
        #expect(failure?.text.contains("`placard new`") == true)
    }
}
