/// What is known of one document of a project once it has been drawn: what the project's page shows.
package struct ProjectRecord: Codable, Hashable, Sendable {
    /// A picture of the document.
    package struct Picture: Codable, Hashable, Sendable {
        /// The file, relative to the page.
        package let file: String
        /// The scene's name; nil for a document as a whole.
        package let title: String?

        package init(file: String, title: String?) {
            (self.file, self.title) = (file, title)
        }
    }

    /// Something doubtful in the document.
    package struct Diagnostic: Codable, Hashable, Sendable {
        package let severity: String
        let object: String?
        let line: Int
        let message: String

        package init(_ diagnostic: IBDiagnostic) {
            severity = diagnostic.severity.rawValue
            (object, line, message) = (diagnostic.object, diagnostic.line, diagnostic.message)
        }

        /// That the document, or a scene of it, cannot be drawn.
        package init(refusal: String) {
            (severity, object, line, message) = (IBDiagnostic.Severity.error.rawValue, nil, 1, refusal)
        }
    }

    /// The document, relative to the project.
    package let path: String
    package var pictures: [Picture] = []
    package var diagnostics: [Diagnostic] = []
    /// Texts that it shows and classes of the project that it names, for searching.
    package var words: [String] = []

    package init(path: String) { self.path = path }

    /// Adds what laying out a document, or a scene of it, has told; each thing once.
    @MainActor package mutating func add(_ graph: NibGraph) {
        let own = graph.objects.compactMap { $0.element["customClass"] }
        add(words: graph.objects.compactMap(\.text) + own)
        var known = Set(diagnostics)
        diagnostics += graph.diagnostics.map(Diagnostic.init).filter { known.insert($0).inserted }
    }

    private mutating func add(words more: [String]) {
        var known = Set(words)
        for word in more where !word.isEmpty && words.count < Self.maximumWords {
            if known.insert(word).inserted { words.append(String(word.prefix(200))) }
        }
    }

    /// The most words that a document is found by.
    private static let maximumWords = 2_000
}
