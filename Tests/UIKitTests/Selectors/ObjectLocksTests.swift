import Foundation
import PlacardUIKit
import Testing

@Suite struct ObjectLocksTests {
    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    @Test func threadsWaitForEachOtherAndOneMayEnterTwice() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.count += 1
                objc_sync_exit(counter)
                objc_sync_exit(counter)
            }
        }
        #expect(counter.count == 4000)
        #expect(objc_sync_exit(counter) == -1)
    }
}
