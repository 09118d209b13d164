import Foundation

/// What the processor has spent on this thread: other than the time of day, it does not depend on what else the machine does.
enum ProcessorTime {
    /// Since the thread began.
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
