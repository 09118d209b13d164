import Dispatch
import Foundation

/// Ends the program with 0 when it is interrupted or terminated.
///
/// Signals are heard on a queue of their own, whose thread no other work can take, however busy the machine is; nothing
/// is unfinished that would have to be saved.
struct EndSignals {
    private let sources: [any DispatchSourceSignal]

    init() {
        let queue = DispatchQueue(label: "placard-server.signals", qos: .userInteractive)
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { _exit(0) }
            source.resume()
            return source
        }
    }
}
