import Dispatch
import Foundation
import Synchronization

/// Where a signal's number is written to; -1 while nobody wants to know.
private let signalPipe = Atomic<Int32>(-1)

/// Signals that ask this process to end, as long as this exists: others are told before it ends. One at a time.
final class EndingSignals {
    private let numbers: [Int32]
    private let pipe = Pipe()
    private let source: any DispatchSourceRead

    /// - Parameters:
    ///   - numbers: The signals; those that were ignored before stay ignored.
    ///   - tell: Called on a thread of its own.
    ///   - end: Ends the process; as the signal itself would have done, where nothing else is said.
    init(
        _ numbers: [Int32] = [SIGINT, SIGTERM, SIGHUP], tell: @escaping @Sendable () -> Void,
        end: @escaping @Sendable (Int32) -> Void = EndingSignals.end
    ) {
        let reader = pipe.fileHandleForReading.fileDescriptor
        source = DispatchSource.makeReadSource(fileDescriptor: reader, queue: .global())
        source.setEventHandler {
            var number: UInt8 = 0
            guard read(reader, &number, 1) == 1 else { return }
            tell()
            end(Int32(number))
        }
        // The source may look at its file until it is canceled.
        source.setCancelHandler { [pipe] in withExtendedLifetime(pipe) {} }
        source.resume()
        signalPipe.store(pipe.fileHandleForWriting.fileDescriptor, ordering: .sequentiallyConsistent)
        self.numbers = numbers.filter(Self.isHeard)
    }

    deinit {
        for number in numbers { signal(number, SIG_DFL) }
        signalPipe.store(-1, ordering: .sequentiallyConsistent)
        source.cancel()
    }

    /// Whether a signal has an effect, and then lets it be told: `nohup`, say, has programs ignore SIGHUP.
    private static func isHeard(_ number: Int32) -> Bool {
        let former = signal(number) { number in
            // No more than this is safe in a handler.
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
        }
        guard unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return true }
        signal(number, SIG_IGN)
        return false
    }

    /// Ends the process as a signal does of which no program wants to know.
    static let end: @Sendable (Int32) -> Void = { number in
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}
