import PlacardPreview
import Testing

@Suite struct PreviewRequestTests {
    private func query(_ text: String) -> [String] {
        PreviewRequest.query(of: text).map { "\($0.name)=\($0.value)" }
    }

    @Test func aQueryIsReadAsBrowsersWriteIt() {
        #expect(query("item=a+b%2Fc%20%C3%9C.xib&width=1%2B1") == ["item=a b/c Ü.xib", "width=1+1"])
    }

    @Test func aValueMayHoldAnEqualsSignOrBeLeftOut() {
        #expect(query("a=b=c&d&e=") == ["a=b=c", "d=", "e="])
        #expect(query("").isEmpty && query("&&").isEmpty)
    }

    @Test func whatIsNotEncodedStandsAsItIs() {
        #expect(query("item=%zz&b=%FF") == ["item=%zz", "b=%FF"])
    }
}
