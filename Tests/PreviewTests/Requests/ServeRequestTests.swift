import PlacardPreview
import Testing

@Suite struct ServeRequestTests {
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

    @Test func aFontThatCannotBeReadIsNamed() {
        let request = ServeRequest(port: 0, fonts: ["/nowhere/None.ttf"])
        let failure = #expect(throws: PreviewFailure.self) { try request.registerFonts() }
        #expect(failure?.line.hasPrefix("/nowhere/None.ttf: error: ") == true)
    }
}
