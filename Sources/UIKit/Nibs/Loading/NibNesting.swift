/// The nibs that are being loaded at the moment, one within the other.
///
/// A view may load a nib while it is itself being made for another. One that is in its own nib would do so without end:
/// this is where it ends.
@MainActor enum NibNesting {
    private struct Load {
        let file: String
        let owner: AnyObject?
    }

    private static var loads: [Load] = []
    /// Set once a nib has been found within itself, until everything that was loading has returned: two such views in a
    /// nib would otherwise double the work with every level.
    private static var isAborting = false

    /// Begins to load a document; to be followed by `leave()`, unless it throws.
    ///
    /// - Throws: Where the document is within itself `IBLimits.nesting` times already.
    static func enter(_ file: String, owner: AnyObject?) throws(IBError) {
        let within = loads.filter { $0.file == file }
        guard !isAborting, within.count < IBLimits.nesting else {
            isAborting = !loads.isEmpty
            throw endless(file, owner, within.count)
        }
        loads.append(Load(file: file, owner: owner))
    }

    static func leave() {
        loads.removeLast()
        if loads.isEmpty { isAborting = false }
    }

    private static func endless(_ file: String, _ owner: AnyObject?, _ count: Int) -> IBError {
        let names = loads.suffix(3).map { $0.file.split(separator: "/").last.map(String.init) ?? $0.file }
        let chain = (names + [names.last ?? file]).joined(separator: " → ")
        let name = owner.map { String(describing: type(of: $0)) } ?? "a view"
        return IBError(
            file: file,
            "the nib loads itself without end (\(chain), \(count) deep): \(name) loads it while \(name) is being made, and a "
                + "view in it is of that class again; give the class to File's Owner, and let the content view be a "
                + "UIView")
    }
}

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
