import Dispatch
import Foundation

/// Ends the program with 0 when it is interrupted or terminated.
///
/// Signals are heard beside the main queue, which may be drawing; nothing is unfinished that would have to be saved.
struct EndSignals {
    private let sources: [any DispatchSourceSignal]

    init() {
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { exit(0) }
            source.resume()
            return source
        }
    }
}
