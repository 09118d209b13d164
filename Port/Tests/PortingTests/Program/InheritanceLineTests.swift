import Testing

@testable import Porting

@Suite struct InheritanceLineTests {
    private func excess(_ lines: [String]) -> String? {
        InheritanceLine.excess(in: Program([SourceFile(lines.joined(separator: "\n"), path: "/a.swift")]))?.name
    }

    private func line(_ count: Int) -> [String] { (1...count).map { "class C\($0): C\($0 - 1) {}" } }

    @Test func `lines of inheritance have an end`() {
        #expect(excess(line(100)) == nil && excess(line(101)) != nil)
        #expect(excess(line(100).reversed()) == nil && excess(line(101).reversed()) != nil)
        #expect(excess((1...300).map { "class C\($0): Base, P\($0 % 7) {}" } + ["class Base: UIView {}"]) == nil)
        let apart = (1...90).map { "protocol C\($0 + 1_000): C\($0 + 999) {}" }
        #expect(excess(line(90) + apart) == nil && excess(line(90) + apart + ["extension C1: C1090 {}"]) != nil)
    }

    @Test func `what inherits from itself ends there`() {
        #expect(excess(["class A: B {}", "class B: A {}", "class C: C {}", "protocol P: P {}"]) == nil)
    }

    @Test(.timeLimit(.minutes(1))) func `a program with a longer line is refused at once`() throws {
        let folder = TemporaryFolder()
        try folder.write(line(8_000).joined(separator: "\n"), to: "app/A.swift")
        let failure = #expect(throws: PortFailure.self) { try PortJob([folder.path("app")], reading: []) }
        let path = folder.path("app/A.swift")
        #expect(failure?.description.hasPrefix("\(path): error: C") == true)
        #expect(failure?.description.hasSuffix("inherits from more than 100 types in a line; shorten it") == true)
    }
}
