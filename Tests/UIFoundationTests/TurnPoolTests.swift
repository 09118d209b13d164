import Foundation
import Testing

@testable import PlacardUIFoundation

@Suite struct TurnPoolTests {
    private final class Thing {}

    @Test @MainActor func `what is kept goes at the main queue's next turn`() async {
        let pool = TurnPool(limit: 4)
        weak var thing: Thing?
        do {
            let made = Thing()
            thing = made
            pool.keep(made)
        }
        #expect(thing != nil)
        for _ in 0..<100 where thing != nil {
            await withCheckedContinuation { turned in DispatchQueue.main.async { turned.resume() } }
        }
        #expect(thing == nil)
    }

    @Test @MainActor func `the latest ones alone are kept where no turn comes`() {
        let pool = TurnPool(limit: 2)
        let kept = (0..<3).map { _ in
            let thing = Thing()
            pool.keep(thing)
            return Weak(thing: thing)
        }
        #expect(kept.map { $0.thing != nil } == [false, true, true])
    }

    private struct Weak {
        weak var thing: Thing?
    }
}
