/// The order in which one process would tell of a run's documents.
struct DocumentOrder {
    private let places: [String: Int]

    init(_ documents: [String]) {
        places = Dictionary(zip(documents, documents.indices)) { first, _ in first }
    }

    /// Lines that several processes wrote, each in its order, told in the order of the documents that they begin with.
    ///
    /// What begins with none stays behind the line before it; what several say is told once.
    func joined(_ processes: [[String]]) -> [String] {
        var told: [(place: Int, line: String)] = []
        var seen: Set<String> = []
        for lines in processes {
            var place = -1
            for line in lines {
                place = self.place(of: line) ?? place
                if place >= 0 || seen.insert(line).inserted { told.append((place, line)) }
            }
        }
        return told.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.line)
    }

    /// The number of the document whose path ends at one of a line's colons.
    private func place(of line: String) -> Int? {
        line.indices.lazy.filter { line[$0] == ":" }.compactMap { places[String(line[..<$0])] }.first
    }
}
