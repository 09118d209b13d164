import ArgumentParser

/// The part of a run's documents that one process draws, written as `1/4`.
struct RenderShare: ExpressibleByArgument {
    let index: Int
    let count: Int

    init?(argument: String) {
        let numbers = argument.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] >= 0, numbers[0] < numbers[1] else { return nil }
        (index, count) = (numbers[0], numbers[1])
    }

    /// Every `count`-th document: neighbors tend to be alike in cost.
    func part<Job>(of jobs: [Job]) -> [Job] {
        stride(from: index, to: jobs.count, by: count).map { jobs[$0] }
    }
}
