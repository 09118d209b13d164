import Foundation
import Synchronization
import Testing

@testable import PlacardUIFoundation

@Suite struct ThreadLocalTests {
    @Test func `each thread has a value of its own, which goes with it`() async {
        final class Told: Sendable {
            let count = Mutex(0)
        }
        final class Held {
            let told: Told
            init(_ told: Told) { self.told = told }
            deinit { told.count.withLock { $0 += 1 } }
        }
        let told = Told()
        let local = ThreadLocal<[Held]>([])
        for _ in 0..<3 {
            await withCheckedContinuation { done in
                let thread = Thread {
                    #expect(local.value.isEmpty)
                    local.value.append(Held(told))
                    local.value.append(Held(told))
                    #expect(local.value.count == 2)
                    done.resume()
                }
                thread.start()
            }
        }
        while told.count.withLock({ $0 }) < 6 { await Task.yield() }
        #expect(told.count.withLock { $0 } == 6)
    }
}
