import PlacardPreview
import TestTools
import Testing

@Suite struct ServeRequestTests {
    @MainActor @Test func `The page may begin with a scene by the name that it lists`() throws {
        let file = Folder.fixture("Screens.storyboard")
        let scene = try #require(ServeRequest.scenes(of: [file]).last)
        var request = ServeRequest(files: [file], port: 0)
        #expect(request.query.isEmpty && ServeRequest.scenes(of: []).isEmpty)
        request.first = scene
        let query = PreviewRequest.query(of: String(request.query.dropFirst()))
        #expect(query.map(\.name) == ["item", "scene"] && query.map(\.value) == [file, scene.scene])
    }

    @Test func aRequestComesThroughAnArgument() {
        let request = ServeRequest(
            files: ["a b/“c”.xib", "--port"], host: "::1", port: 0, fonts: ["/fonts/Ünicode.ttf"])
        #expect(ServeRequest(argument: request.argument) == request)
    }

    @Test(arguments: ["", "--help", "{}", "{\"port\":70000}"])
    func otherArgumentsAreNone(argument: String) {
        #expect(ServeRequest(argument: argument) == nil)
    }

    @Test func onlyThisMachinesAddressesAreClosedToOthers() {
        #expect(!ServeRequest(host: "127.0.0.1", port: 1).isOpenToOthers)
        #expect(!ServeRequest(host: "::1", port: 1).isOpenToOthers)
        #expect(ServeRequest(host: "0.0.0.0", port: 1).isOpenToOthers)
    }

    @Test func `A bound that is not there is told before anything is read`() {
        var request = ServeRequest(port: 0)
        request.root = "/nowhere"
        let failure = #expect(throws: PreviewFailure.self) { try request.prepare() }
        #expect(failure?.line.hasPrefix("/nowhere: error: there is no such folder to read within") == true)
        #expect(ServeRequest(argument: request.argument) == request)
    }

    @Test func aFontThatCannotBeReadIsNamed() {
        let request = ServeRequest(port: 0, fonts: ["/nowhere/None.ttf"])
        let failure = #expect(throws: PreviewFailure.self) { try request.prepare() }
        #expect(failure?.line.hasPrefix("/nowhere/None.ttf: error: ") == true)
    }
}
