import ArgumentParser

/// The part of the work that one of several machines does, written as `2/5`, counted from 1.
struct Shard: ExpressibleByArgument {
    private let number: Int
    private let count: Int

    init?(argument: String) {
        let numbers = argument.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else { return nil }
        (number, count) = (numbers[0], numbers[1])
    }

    /// Every `count`-th piece of work: neighbors tend to be alike in cost.
    func part<Job>(of jobs: [Job]) -> [Job] {
        stride(from: number - 1, to: jobs.count, by: count).map { jobs[$0] }
    }
}
