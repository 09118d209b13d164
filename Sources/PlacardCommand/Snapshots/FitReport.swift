import PlacardInterfaceBuilder
import PlacardSnapshots

/// What does not fit in the views that were looked at, the same in several cases told once.
struct FitReport {
    /// A view that was looked at in some cases.
    private struct Looked {
        let file: String
        var cases: [String] = []
        /// In the order in which they were found, each with its cases.
        var faults: [Known] = []
    }

    /// A fault in some cases.
    private struct Known {
        /// What tells it from others: its kind, what it is about, and how many there are of these in a case before it.
        struct Mark: Hashable {
            let kind: FitFault.Kind
            let titles: [String]
            var number = 0
        }

        let mark: Mark
        let sentence: String
        /// Whether other cases have other words for it, such as a text that is cut at another letter.
        var hasOtherWords = false
        var cases: [String]
        /// The sentence, with the case that it is of if others differ.
        var words: String { hasOtherWords ? "\(sentence) (\(cases[0]))" : sentence }
    }

    private var views: [Looked] = []
    private(set) var results: [SnapshotResult] = []

    /// Notes what was found in a view that one job of a plan asks for; jobs of a view follow each other.
    @MainActor mutating func add(_ faults: [FitFault], of file: String, _ job: SnapshotPlan.Job) {
        // Names count by their bytes: accents of two files may be written in two ways.
        if views.last?.file.utf8.elementsEqual(file.utf8) != true { views.append(Looked(file: file)) }
        let (last, name) = (views.count - 1, job.snapshotCase.name)
        views[last].cases.append(name)
        var counts: [Known.Mark: Int] = [:]
        for fault in faults {
            var mark = Known.Mark(kind: fault.kind, titles: fault.titles)
            counts[mark, default: 0] += 1
            mark.number = counts[mark] ?? 0
            guard let known = views[last].faults.firstIndex(where: { $0.mark == mark }) else {
                views[last].faults.append(Known(mark: mark, sentence: fault.sentence, cases: [name]))
                continue
            }
            views[last].faults[known].cases.append(name)
            if views[last].faults[known].sentence != fault.sentence { views[last].faults[known].hasOtherWords = true }
        }
        var result = SnapshotResult(
            subject: job.subject, name: name, status: faults.isEmpty ? .same : .different, reference: "",
            accept: "")
        result.messages = faults.map(\.sentence)
        results.append(result)
    }

    /// A line for each fault: file, cases and what is wrong.
    var lines: [String] {
        views.flatMap { view in
            view.faults.map {
                IBError.oneLine("\(view.file): \(Self.words($0.cases, of: view.cases)): \($0.words)")
            }
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
