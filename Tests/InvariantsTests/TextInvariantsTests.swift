import Foundation
import Testing
import TextInvariants

/// What holds for every text, checked for a sample, or for as many as `PLACARD_TEST_TEXTS` says (`make texts`).
@Suite struct TextInvariantsTests {
    /// Of each of twenty groups of random texts; nil for a sample.
    private static let count = ProcessInfo.processInfo.environment["PLACARD_TEST_TEXTS"].flatMap(Int.init)

    @MainActor @Test(arguments: 0..<20) func `what holds for every text holds for random ones`(group: UInt64) {
        var random = RandomBytes(seed: group)
        for _ in 0..<(Self.count ?? 4) {
            let bytes = random.bytes()
            let found = TextInvariants.violations(bytes)
            #expect(found.isEmpty, "\(found.joined(separator: "\n")) \(bytes)")
        }
    }

    @Test(arguments: 0..<8) func `what holds for the lines of every text holds for each code point`(group: Int) {
        // Of the sample each text lies a prime number of texts farther than the one before.
        let found = CodePointSweep.violations(from: group, step: Self.count == nil ? 70_001 : 8)
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }
}

/// Bytes that look random and are the same on every system: Knuth's linear congruence (MMIX).
private struct RandomBytes {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    /// 8 to 71 of them.
    mutating func bytes() -> [UInt8] { (0..<8 + Int(next() % 64)).map { _ in next() } }

    private mutating func next() -> UInt8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
    }
}
