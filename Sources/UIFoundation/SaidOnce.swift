import Foundation
import Synchronization

/// Says things on standard error, each once, and 1,024 of them at the most: what is wrong in a program that draws the
/// same thing again and again.
package final class SaidOnce: Sendable {
    private let said = Mutex<Set<String>>([])
    private static let limit = 1_024

    package init() {}

    @Sendable package func say(_ message: String) {
        let isNew = said.withLock { $0.count < Self.limit && $0.insert(message).inserted }
        if isNew { FileHandle.standardError.write(Data((message + "\n").utf8)) }
    }
}
