import PlacardSnapshots

/// What does not fit in the views that were looked at, the same in several cases told once.
struct FitReport {
    /// A view that was looked at in some cases.
    private struct Looked {
        let file: String
        var cases: [String] = []
        /// The sentences in the order in which they were found, each with its cases.
        var faults: [(sentence: String, cases: [String])] = []
    }

    private var views: [Looked] = []
    private(set) var results: [SnapshotResult] = []

    /// Notes what was found in a view that one job of a plan asks for; jobs of a view follow each other.
    mutating func add(_ sentences: [String], of file: String, _ job: SnapshotPlan.Job) {
        if views.last?.file != file { views.append(Looked(file: file)) }
        let (last, name) = (views.count - 1, job.snapshotCase.name)
        views[last].cases.append(name)
        for sentence in sentences {
            guard let known = views[last].faults.firstIndex(where: { $0.sentence == sentence }) else {
                views[last].faults.append((sentence, [name]))
                continue
            }
            if views[last].faults[known].cases.last != name { views[last].faults[known].cases.append(name) }
        }
        var result = SnapshotResult(
            subject: job.subject, name: name, status: sentences.isEmpty ? .same : .different, reference: "",
            accept: "")
        result.messages = sentences
        results.append(result)
    }

    /// A line for each fault: file, cases and what is wrong.
    var lines: [String] {
        views.flatMap { view in
            view.faults.map { "\(view.file): \(Self.words($0.cases, of: view.cases)): \($0.sentence)" }
        }
    }

    private static func words(_ cases: [String], of all: [String]) -> String {
        cases.count > 2 && cases.count == all.count ? "all \(all.count) cases" : cases.joined(separator: ", ")
    }

    /// How many faults there are, and in how many views.
    var sum: String {
        let faults = views.reduce(0) { $0 + $1.faults.count }
        let whole = Self.count(views.count, "view")
        let cases = Self.count(views.map(\.cases.count).max() ?? 0, "case")
        guard faults > 0 else { return "\(whole) \(views.count == 1 ? "fits" : "fit") in \(cases)" }
        return "\(Self.count(faults, "fault")) in \(views.count { !$0.faults.isEmpty }) of \(whole), in \(cases)"
    }

    private static func count(_ number: Int, _ word: String) -> String {
        number == 1 ? "1 \(word)" : "\(number) \(word)s"
    }
}
