import Foundation
import Testing

@testable import TextInvariants

/// Texts that random bytes describe; the same bytes in each run.
@Suite @MainActor struct TextInvariantsTests {
    @Test(arguments: 0..<20) func `What holds for every text holds for random ones`(group: UInt64) {
        var random = RandomBytes(seed: group)
        let count = ProcessInfo.processInfo.environment["INVARIANTS"].flatMap { Int($0) } ?? 10
        for _ in 0..<count {
            let bytes = random.bytes()
            let found = TextInvariants.violations(bytes)
            #expect(found.isEmpty, "\(found.joined(separator: "\n")) \(bytes)")
        }
    }
}

/// Bytes that look random and are the same on every system: Knuth's linear congruence (MMIX).
struct RandomBytes {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// 8 to 71 of them.
    mutating func bytes() -> [UInt8] { (0..<8 + Int(next() % 64)).map { _ in next() } }

    private mutating func next() -> UInt8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
    }
}
