/// Tells `UINib.report` what is wrong with a document, each thing once however often it is loaded.
@MainActor final class NibReporter {
    private let file: String
    /// What has been told; no more than `IBLimits.diagnostics`, after which nothing is.
    private var told: Set<IBDiagnostic> = []

    nonisolated init(file: String) { self.file = file }

    func tell(_ diagnostics: [IBDiagnostic]) {
        for diagnostic in diagnostics where diagnostic.severity != .note && told.count < IBLimits.diagnostics {
            guard told.insert(diagnostic).inserted else { continue }
            let object = diagnostic.object.map { " (object \($0))" } ?? ""
            UINib.report(
                "\(file):\(diagnostic.line): \(diagnostic.severity.rawValue): \(diagnostic.message)\(object)")
        }
    }
}
