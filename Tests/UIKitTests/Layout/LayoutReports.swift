import PlacardUIKit

/// What is said of constraints and layout in the meantime.
@MainActor func layoutReports(during work: () -> Void) -> [String] {
    var reports: [String] = []
    let before = NSLayoutConstraint.report
    NSLayoutConstraint.report = { reports.append($0) }
    defer { NSLayoutConstraint.report = before }
    work()
    return reports
}
