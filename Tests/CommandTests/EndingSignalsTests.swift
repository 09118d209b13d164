import Foundation
import Synchronization
import Testing

@testable import PlacardCommand

@MainActor @Suite struct EndingSignalsTests {
    @Test func `Others are told before the process ends, once it is asked to`() throws {
        let told = Mutex<[String]>([])
        let (done, waiting) = (DispatchSemaphore(value: 0), DispatchTime.now() + 30)
        let signals = EndingSignals([SIGUSR1]) {
            told.withLock { $0.append("others") }
        } end: { number in
            told.withLock { $0.append("\(number == SIGUSR1)") }
            done.signal()
        }
        kill(getpid(), SIGUSR1)
        #expect(done.wait(timeout: waiting) == .success)
        #expect(told.withLock { $0 } == ["others", "true"])
        withExtendedLifetime(signals) {}
    }

    @Test func `Signals that a process was started to ignore stay ignored`() {
        signal(SIGUSR2, SIG_IGN)
        defer { signal(SIGUSR2, SIG_DFL) }
        let told = Mutex(false)
        let signals = EndingSignals([SIGUSR2]) {
            told.withLock { $0 = true }
        } end: { _ in
        }
        kill(getpid(), SIGUSR2)
        Thread.sleep(forTimeInterval: 0.1)
        #expect(!told.withLock { $0 })
        withExtendedLifetime(signals) {}
    }

    @Test func `A worker has the number by which it can be ended`() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["60"]
        try process.run()
        let worker = WorkerProcess.started(process)
        kill(worker.number, SIGKILL)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && worker.exitStatus == nil)
    }
}
