/// Waits for the ends of several animations and then tells, once.
package final class AnimationCompletion {
    private var running = 0
    private var isClosed = false
    private var areAllFinished = true
    private var tell: ((Bool) -> Void)?

    /// - Parameter tell: Called on a later turn, with whether all animations ended of themselves.
    package init(_ tell: @escaping (Bool) -> Void) {
        self.tell = tell
    }

    func enter() { running += 1 }

    func leave(finished: Bool) {
        running -= 1
        areAllFinished = areAllFinished && finished
        guard let ending = takeEnding() else { return }
        // The last end is told on a turn of its own: what waits for it belongs to that.
        if CATransaction.isTelling { ending() } else { CATransaction.tellLater(ending) }
    }

    /// No further animations come: from now on the last end counts.
    package func close() {
        isClosed = true
        // Never at once: what is told may start the next one, which has nothing to wait for either.
        if let ending = takeEnding() { CATransaction.tellLater(ending) }
    }

    /// What is to be told, once; nil as long as something runs or may come.
    private func takeEnding() -> (() -> Void)? {
        guard isClosed, running == 0, let tell else { return nil }
        self.tell = nil
        let finished = areAllFinished
        return { tell(finished) }
    }
}
