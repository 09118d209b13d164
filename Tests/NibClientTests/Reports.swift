import Placard

/// Listens to what nibs say is wrong with them.
@MainActor enum Reports {
    /// What is reported while a closure runs.
    static func during(_ body: () throws -> Void) rethrows -> [String] {
        var reports: [String] = []
        let before = UINib.report
        UINib.report = { reports.append($0) }
        defer { UINib.report = before }
        try body()
        return reports
    }
}
