import Testing

@testable import Porting

@Suite struct MemoryFunctionsTests {
    private func added(_ text: String, beside others: [String] = []) -> [String] {
        additions(text, by: MemoryFunctions.self, beside: others)
    }

    @Test func `pointers that may be nil are taken, once for each function`() {
        let text = "func f() { memcpy(a, b, 8); memcpy(a, &b, 8); if memcmp(a!, b, 8) == 0 { memset(a, 0, 8) } }"
        #expect(rewritten(text, by: MemoryFunctions.self) == text)
        let all = added(text)
        #expect(all.count == 3)
        #expect(
            all.first == """
                @_disfavoredOverload @discardableResult
                private func memcpy(_ target: UnsafeMutableRawPointer?, _ source: UnsafeRawPointer?, _ count: Int) \
                -> UnsafeMutableRawPointer! {
                    count == 0 ? target : Foundation.memcpy(target!, source!, count)
                }
                """)
    }

    @Test(arguments: [
        "memcpy(&a, b!, 8)", "memset(&a, c, 8)", "a.memcpy(b, c, 8)", "memcpy(a, b)", "memchr(a, 1, 8)",
    ])
    func `others need nothing`(call: String) {
        #expect(added("let a = \(call)").isEmpty)
    }

    @Test func `a function of the program's own stays alone`() {
        #expect(added("memcpy(a, b, 1)", beside: ["func memcpy(_ a: A, _ b: B, _ c: Int) {}"]).isEmpty)
    }
}
