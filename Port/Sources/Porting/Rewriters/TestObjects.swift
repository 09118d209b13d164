import SwiftSyntax

/// Makes test cases objects that conform to `NSObjectProtocol` where a protocol of theirs asks for it: `XCTestCase` is no
/// `NSObject` on Linux.
final class TestObjects: Rewriter {
    override func rewrite() {
        for type in program.types.values.sorted(by: { $0.name < $1.name }) where type.end?.file == file.path {
            let above = program.ancestry(of: type).dropFirst()
            guard isLacking(type), !above.contains(where: isLacking) else { continue }
            additions.append(
                """
                extension \(type.name): NSObjectProtocol {
                    nonisolated public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
                    nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }
                    nonisolated public func `self`() -> Self { self }
                    nonisolated public func isProxy() -> Bool { false }
                    nonisolated public var description: String { name }
                    nonisolated public var debugDescription: String { name }
                }
                """)
        }
    }

    /// Whether a class of tests has a protocol that asks for an object.
    private func isLacking(_ type: DeclaredType) -> Bool {
        type.kind == .class && program.inherits(type, from: MainActorTests.cases)
            && program.ancestry(of: type).contains { $0.inherited.contains("NSObjectProtocol") }
    }
}
