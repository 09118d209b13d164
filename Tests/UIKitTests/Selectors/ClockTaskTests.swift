import Foundation
import PlacardUIKit
import Testing

/// Apple's pages of `Task.sleep(for:)` and `Task.init(priority:operation:)`, with the time of a clock that is moved on by hand.
@MainActor @Suite struct ClockTaskTests {
    private let clock = EventClock(.stepped)
    private let label = UILabel()

    private actor Counter {
        var count = 0

        func count(to end: Int) async -> Int {
            while count < end {
                count += 1
                await Task.yield()
            }
            return count
        }
    }

    @Test func aTaskSleepsByTheClockThatDroveTheCodeWhereItBegan() async {
        clock.drive {
            Task {
                label.text = "begun"
                try? await Task.sleep(for: .seconds(20))
                label.text = "halfway"
                try? await Task.sleep(nanoseconds: 20_000_000_000)
                label.text = "done"
            }
        }
        #expect(label.text == nil)
        await clock.run(for: 0)
        #expect(label.text == "begun")
        await clock.run(for: 19.5)
        #expect(label.text == "begun")
        await clock.run(for: 1)
        #expect(label.text == "halfway")
        await clock.run(for: 20)
        #expect(label.text == "done" && clock.now == 40.5)
    }

    @Test func tasksOfTheMainActorBeginInOrder() async {
        var numbers: [Int] = []
        clock.drive {
            for number in 0..<200 { Task { numbers.append(number) } }
        }
        await clock.run(for: 0)
        #expect(numbers == Array(0..<200))
    }

    @Test func timeStandsWhileATaskWorksElsewhere() async {
        let counter = Counter()
        clock.drive {
            Task { label.text = "\(await counter.count(to: 500))" }
            Task.detached { [label] in await MainActor.run { label.tag = 1 } }
        }
        await clock.run(for: 0)
        #expect(label.text == "500")
    }

    @Test func aTaskThatSleepsInALoopHasItsTurns() async {
        let task = clock.drive {
            Task {
                while !Task.isCancelled {
                    label.tag += 1
                    try await Task.sleep(for: .seconds(10))
                }
            }
        }
        await clock.run(for: 95)
        #expect(label.tag == 10)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await clock.run(for: 100)
        #expect(label.tag == 10)
    }

    @Test func aTaskIsCancelledBeforeItSleepsAndWhileItDoes() async {
        let before = clock.drive {
            Task {
                while !Task.isCancelled { await Task.yield() }
                try await Task.sleep(nanoseconds: 30_000_000_000)
            }
        }
        before.cancel()
        await #expect(throws: CancellationError.self) { try await before.value }
        let during = clock.drive { Task { try await Task.sleep(for: .seconds(30)) } }
        await clock.run(for: 1)
        during.cancel()
        await #expect(throws: CancellationError.self) { try await during.value }
    }

    @Test func whatATaskAnimatesMovesOnTheClock() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        clock.drive {
            Task {
                try? await Task.sleep(for: .seconds(5))
                UIView.animate(withDuration: 20, delay: 0, options: .curveLinear) { view.alpha = 0 }
            }
        }
        await clock.run(for: 10)
        #expect(clock.drive { view.layer.presentation()?.opacity } == 0.75)
        await clock.run(for: 20)
        #expect(clock.drive { view.layer.presentation()?.opacity } == 0)
    }

    @Test func aTaskWaitsForTheEndOfAnAnimator() async {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { view.alpha = 0 }
        clock.drive {
            Task {
                animator.startAnimation()
                label.text = await animator.addCompletion() == .end ? "ended" : "stopped"
            }
        }
        await clock.run(for: 9)
        #expect(label.text == nil)
        await clock.run(for: 2)
        #expect(label.text == "ended")
        // Without a clock it has ended before anybody waits.
        let other = UIViewPropertyAnimator(duration: 10, curve: .linear) { view.alpha = 1 }
        other.startAnimation()
        #expect(await other.addCompletion() == .end && view.alpha == 1)
    }

    @Test func aTaskThatWaitsForSomethingElseHoldsTheClockOnceOnly() async {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        let task = clock.drive {
            Task { for await number in stream { label.tag += number } }
        }
        await clock.run(for: 5)
        #expect(clock.now == 5 && label.tag == 0)
        continuation.yield(3)
        continuation.finish()
        await task.value
        #expect(label.tag == 3)
    }

    @Test func partsThatSleepSideBySideWakeInOrder() async {
        clock.drive {
            Task {
                async let short: Void = Self.wait(10)
                async let long: Void = Self.wait(30)
                try? await short
                label.text = "short"
                try? await long
                label.text = "both"
            }
        }
        await clock.run(for: 20)
        #expect(label.text == "short")
        await clock.run(for: 20)
        #expect(label.text == "both")
    }

    private nonisolated static func wait(_ seconds: Int) async throws { try await Task.sleep(for: .seconds(seconds)) }

    @Test func resultsErrorsAndPrioritiesAreThoseOfTheTask() async throws {
        struct Fault: Error {}
        let (low, value, fault) = clock.drive {
            (
                Task(priority: .low) { Task.currentPriority }, Task(priority: .high) { () throws in 3 },
                Task { throw Fault() }
            )
        }
        await clock.run(for: 0)
        #expect(try await value.value == 3)
        await #expect(throws: Fault.self) { try await fault.value }
        // Who waits for a task lends it its own priority.
        #expect(await low.value >= .low)
    }

    @Test func withoutAClockTasksSleepByTheMachines() async throws {
        let task = Task {
            try await Task.sleep(nanoseconds: 1)
            try await Task.sleep(for: .nanoseconds(1))
            label.text = "awake"
        }
        try await task.value
        #expect(label.text == "awake")
        let cancelled = Task { try await Task.sleep(for: .seconds(60)) }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
    }

    @Test func aRunningClockWaits() async {
        let running = EventClock(.running)
        let start = running.now
        await running.run(for: 0.02)
        #expect(running.now - start >= 0.02)
        await running.run(for: .nan)
    }
}
