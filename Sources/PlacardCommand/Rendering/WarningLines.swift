/// Lines about documents that do not stop the work, each told once, whatever is drawn of a document and how often.
struct WarningLines {
    private(set) var lines: [String] = []
    private var known: Set<String> = []

    mutating func add(_ more: [String]) { lines += more.filter { known.insert($0).inserted } }
}
