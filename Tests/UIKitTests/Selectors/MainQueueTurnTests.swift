import Foundation
import PlacardUIKit
import Testing

/// Apple's pages of `DispatchQueue.async(execute:)` and `asyncAfter(deadline:execute:)`: what is handed over is done later, in order,
/// and after the time that is given. Toasts and the like leave by it, so a clock that is stepped has to bring it about.
@MainActor @Suite struct MainQueueTurnTests {
    private let clock = EventClock(.stepped)
    private let log = Log()

    @MainActor private final class Log {
        var lines: [String] = []

        /// Comes again as soon as it has come, a thousand times.
        func goOn() {
            guard lines.count < 1_000 else { return }
            DispatchGroup().notify(queue: .main) {
                MainActor.assumeIsolated {
                    self.lines.append("on")
                    self.goOn()
                }
            }
        }
    }

    @Test func `a turn of the main queue comes when the clock moves on`() {
        clock.drive {
            DispatchQueue.main.async { [log] in MainActor.assumeIsolated { log.lines.append("first") } }
            DispatchQueue.main.async { [log] in MainActor.assumeIsolated { log.lines.append("second") } }
            #expect(log.lines.isEmpty)
            clock.advance(by: 0.01)
        }
        #expect(log.lines == ["first", "second"])
    }

    @Test func `what is to be done after some seconds waits for the clock`() {
        clock.drive {
            DispatchQueue.main.asyncAfter(deadline: .now() + 20) { [log] in
                MainActor.assumeIsolated { log.lines.append("late") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(10)) { [log] in
                MainActor.assumeIsolated { log.lines.append("early") }
            }
        }
        clock.advance(by: 9.99)
        #expect(log.lines.isEmpty)
        clock.advance(by: 0.01)
        #expect(log.lines == ["early"])
        clock.advance(by: 10)
        #expect(log.lines == ["early", "late"])
    }

    @Test func `animations of such a turn run on the clock`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        clock.drive {
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 90 }
                }
            }
            clock.advance(by: 0)
            clock.advance(by: 0.5)
            #expect(view.layer.presentation()?.frame.minX == 45)
        }
    }

    /// Code that works on a queue of its own goes back to the main one with what it has.
    @Test func `what other queues hand to the main one comes when the clock moves on`() {
        clock.drive {
            DispatchQueue.global().async {
                DispatchQueue.main.async { [log] in MainActor.assumeIsolated { log.lines.append("found") } }
            }
        }
        clock.advance(by: 0.01)
        clock.advance(by: 0.01)
        #expect(log.lines == ["found"])
    }

    @Test func `other queues do after some seconds of the clock what they are to do then`() {
        let queue = DispatchQueue(label: "banner")
        clock.drive {
            queue.asyncAfter(deadline: .now() + 20) {
                DispatchQueue.main.async { [log] in MainActor.assumeIsolated { log.lines.append("hide") } }
            }
        }
        clock.advance(by: 19.9)
        #expect(log.lines.isEmpty)
        clock.advance(by: 0.2)
        #expect(log.lines == ["hide"])
    }

    @Test func `what another queue does begins at once, and can be waited for`() {
        let isDone = DispatchSemaphore(value: 0)
        clock.drive { DispatchQueue.global().async { isDone.signal() } }
        #expect(isDone.wait(timeout: .now() + 10) == .success)
    }

    @Test func `a turn that asks for the next one leaves time to others`() {
        clock.drive { again() }
        clock.advance(by: 1)
        #expect((2...120).contains(log.lines.count))
    }

    private func again() {
        log.lines.append("again")
        DispatchQueue.main.async { MainActor.assumeIsolated { self.again() } }
    }

    /// Apple's page of `DispatchWorkItem.cancel()`: what has not begun does not come.
    @Test func `a work item that is cancelled does nothing`() {
        clock.drive {
            let items = [1, 2].map { number in
                DispatchWorkItem { [log] in MainActor.assumeIsolated { log.lines.append("item \(number)") } }
            }
            for item in items {
                DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: DispatchQueue.work(item))
            }
            items[0].cancel()
        }
        clock.advance(by: 5)
        #expect(log.lines == ["item 2"])
    }

    /// Apple's page of `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
    @Test func `a timer with a closure fires on the clock until it is invalidated`() {
        _ = clock.drive {
            Timer.scheduledClockTimer(withTimeInterval: 2, repeats: true) { [log] timer in
                MainActor.assumeIsolated { log.lines.append("fired") }
                if MainActor.assumeIsolated({ log.lines.count }) == 2 { timer.invalidate() }
            }
        }
        clock.advance(by: 10)
        #expect(log.lines == ["fired", "fired"])
    }

    /// Apple's page of `DispatchGroup.notify(qos:flags:queue:execute:)`: the work is handed over "when the group completes its tasks".
    @Test func `what follows the tasks of a group comes on the clock, when the last has ended`() {
        clock.drive {
            let group = DispatchGroup()
            for seconds in [1.0, 3] {
                group.enter()
                DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { group.leave() }
            }
            group.notify(queue: .main) { [log] in MainActor.assumeIsolated { log.lines.append("all") } }
        }
        clock.advance(by: 2.9)
        #expect(log.lines.isEmpty)
        clock.advance(by: 0.2)
        #expect(log.lines == ["all"])
        clock.advance(by: 5)
        #expect(log.lines == ["all"])
    }

    /// A countdown that waits on a queue of its own for the end of each animation.
    @Test func `a queue that waits for what it handed to the main one goes on with the clock`() {
        let view = UIView()
        clock.drive {
            let (log, semaphore) = (log, DispatchSemaphore(value: 0))
            let item = DispatchWorkItem {
                for number in [2, 1] {
                    DispatchQueue.main.async {
                        MainActor.assumeIsolated {
                            log.lines.append("\(number)")
                            UIView.animate(withDuration: 1, animations: { view.alpha = CGFloat(number) / 4 }) { _ in
                                semaphore.signal()
                            }
                        }
                    }
                    semaphore.wait()
                }
            }
            item.notify(queue: .main) { MainActor.assumeIsolated { log.lines.append("over") } }
            DispatchQueue(label: "countdown").async(execute: DispatchQueue.work(item))
        }
        clock.advance(by: 0.5)
        #expect(log.lines == ["2"])
        clock.advance(by: 1)
        #expect(log.lines == ["2", "1"])
        clock.advance(by: 1)
        #expect(log.lines == ["2", "1", "over"])
    }

    @Test func `a group without tasks is told of later`() {
        clock.drive {
            DispatchGroup().notify(queue: .main) { [log] in MainActor.assumeIsolated { log.lines.append("all") } }
            #expect(log.lines.isEmpty)
        }
        clock.advance(by: 0)
        #expect(log.lines == ["all"])
    }

    @Test func `what a group's end asks for again at once comes once a turn, and the clock goes on`() {
        clock.drive { log.goOn() }
        clock.advance(by: 1)
        #expect(log.lines == ["on"])
        clock.advance(by: 1)
        #expect(log.lines == ["on", "on"])
    }

    /// Apple's page of `RunLoop.add(_:forMode:)`: "You can add a timer to multiple input modes."
    @Test func `a timer that is added to a run loop fires on the clock, once for all modes`() {
        clock.drive {
            let timer = Timer.waiting(timeInterval: 2, repeats: true) { [log] _ in
                MainActor.assumeIsolated { log.lines.append("fired") }
            }
            RunLoop.main.addClockTimer(timer, forMode: .default)
            RunLoop.main.addClockTimer(timer, forMode: .common)
        }
        clock.advance(by: 7)
        #expect(log.lines == ["fired", "fired", "fired"])
    }

    /// Apple's page of `OperationQueue.main`: it "executes one operation at a time on the app's main thread".
    @Test func `operations of the main queue come on the clock`() {
        clock.drive {
            OperationQueue.main.addClockOperation { [log] in MainActor.assumeIsolated { log.lines.append("done") } }
            #expect(log.lines.isEmpty)
        }
        clock.advance(by: 0.01)
        #expect(log.lines == ["done"])
    }

    @Test func `a timer that was started already is not started again`() {
        clock.drive {
            let timer = Timer.scheduledClockTimer(withTimeInterval: 2, repeats: false) { [log] _ in
                MainActor.assumeIsolated { log.lines.append("fired") }
            }
            RunLoop.current.addClockTimer(timer, forMode: .common)
        }
        clock.advance(by: 7)
        #expect(log.lines == ["fired"])
    }

    @Test func `the queue's own turn does it where the clock stands still, and once`() async {
        clock.drive {
            DispatchQueue.main.async { [log] in MainActor.assumeIsolated { log.lines.append("turn") } }
        }
        await withCheckedContinuation { next in DispatchQueue.main.async(group: nil) { next.resume() } }
        #expect(log.lines == ["turn"])
        clock.advance(by: 1)
        #expect(log.lines == ["turn"])
    }
}
