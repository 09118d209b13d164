import Testing

@testable import PlacardPreview

@MainActor @Suite struct HostPolicyTests {
    private func status(
        _ host: String?, origin: String? = nil, listeningOn address: String = "127.0.0.1"
    ) async -> Int {
        let preview = Preview(files: [], host: address)
        return await preview.answer(PreviewRequest(.get, "/", host: host, origin: origin)).status
    }

    @Test(arguments: ["127.0.0.1", "127.0.0.1:8080", "localhost:8080", "LOCALHOST", "[::1]:8080", "[::1]"])
    func thisMachinesOwnNamesAreAnswered(host: String) async {
        #expect(await status(host) == 200)
    }

    @Test(arguments: [nil, "", "example.com", "example.com:8080", "127.0.0.1.example.com", "[::2]:80", "[::1"])
    func otherNamesAreRefusedWhileThisMachineAloneIsListenedTo(host: String?) async {
        #expect(await status(host) == 403)
        #expect(await status(host, listeningOn: "::1") == 403)
    }

    @Test func everyNameIsAnsweredWhereOthersMayAsk() async {
        #expect(await status("build-machine:8080", listeningOn: "0.0.0.0") == 200)
    }

    @Test func pagesOfOtherAddressesMayNotAsk() async {
        #expect(await status("127.0.0.1:8080", origin: "http://127.0.0.1:8080") == 200)
        #expect(await status("127.0.0.1:8080", origin: "http://127.0.0.1:9090") == 403)
        #expect(await status("machine:80", origin: "https://example.com", listeningOn: "0.0.0.0") == 403)
    }

    @Test func `an address of this machine that is listened to is one of its names`() async {
        #expect(await status("127.0.0.2:8080", listeningOn: "127.0.0.2") == 200)
        #expect(await status("127.0.0.3:8080", listeningOn: "127.0.0.2") == 403)
    }
}
