/// The jobs that a process does one after the other: all of them, or those that it takes from a run's queue.
struct TakenJobs<Job> {
    private let jobs: [Job]
    private let queue: DocumentQueue?
    /// How many were taken.
    private(set) var count = 0
    /// How many there are for all processes.
    var total: Int { jobs.count }

    init(_ jobs: [Job], from queue: DocumentQueue?) {
        self.jobs = jobs
        self.queue = queue
    }

    /// The next one; nil where none is left.
    mutating func next() throws(CommandFailure) -> Job? {
        let index = try queue?.next() ?? count
        guard index < jobs.count else { return nil }
        count += 1
        return jobs[index]
    }
}
