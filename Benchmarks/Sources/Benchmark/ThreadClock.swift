import Foundation

/// The processor time that the calling thread has used: what other programs do meanwhile does not count.
enum ThreadClock {
    static var nanoseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
