/// The page of a project: all of its documents with their pictures and diagnostics, and a field to search them by.
package struct ProjectPage {
    package let html: String

    /// - Parameter title: The project's name.
    package init(_ records: [ProjectRecord], title: String) {
        let scenes = records.reduce(0) { $0 + $1.pictures.count }
        let body = """
            <header>
            <h1>\(title.escapedForMarkup)</h1>
            <input id="search" type="search" placeholder="Search names, texts, classes and diagnostics" \
            aria-label="Search" autofocus>
            <label><input id="faulty" type="checkbox"> with warnings</label>
            <output id="count">\(records.count) documents, \(scenes) pictures</output>
            </header>
            <main>
            \(records.map(Self.section).joined(separator: "\n"))
            </main>
            """
        html = HTMLPage(title: title, style: Self.style, body: body, script: Self.script).html
    }

    private static func section(_ record: ProjectRecord) -> String {
        let words =
            [record.path] + record.pictures.compactMap(\.title) + record.words + record.diagnostics.map(\.words)
        let isFaulty = record.diagnostics.contains { $0.severity != IBDiagnostic.Severity.note.rawValue }
        return """
            <section data-words="\(words.joined(separator: "\n").lowercased().escapedForMarkup)"\
            \(isFaulty ? " data-faulty" : "")>
            <h2>\(record.path.escapedForMarkup)</h2>
            <div class="pictures">\(record.pictures.map(figure).joined())</div>
            \(diagnostics(record.diagnostics))
            </section>
            """
    }

    private static func figure(_ picture: ProjectRecord.Picture) -> String {
        let file = picture.file.escapedForURL
        let title = (picture.title ?? "").escapedForMarkup
        return """
            <figure><a href="\(file)"><img src="\(file)" loading="lazy" alt="\(title)"></a>\
            <figcaption>\(title)</figcaption></figure>
            """
    }

    /// What is worst comes first; notes are many, and wait until they are asked for.
    private static func diagnostics(_ all: [ProjectRecord.Diagnostic]) -> String {
        guard !all.isEmpty else { return "" }
        let order = ["error", "warning", "note"]
        let groups = order.map { kind in all.filter { $0.severity == kind } }
        let summary = zip(order, groups).filter { !$1.isEmpty }.map { "\($1.count) \($0)\($1.count == 1 ? "" : "s")" }
        let lines = groups.joined().map { "<li class=\"\($0.severity)\">\($0.words.escapedForMarkup)</li>" }
        return "<details><summary>\(summary.joined(separator: ", "))</summary><ul>\(lines.joined())</ul></details>"
    }

    private static let style = """
        :root { color-scheme: light dark; --ground: #f2f2f7; --card: #fff; --text: #1c1c1e; --soft: #6c6c70; --edge: #d1d1d6; }
        @media (prefers-color-scheme: dark) {
          :root { --ground: #000; --card: #1c1c1e; --text: #f2f2f7; --soft: #98989f; --edge: #38383a; } }
        body { margin: 0; font: 15px/1.45 system-ui, sans-serif; color: var(--text); background: var(--ground); }
        header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center;
          padding: .75rem 1.5rem; background: var(--card); border-bottom: 1px solid var(--edge); }
        h1 { margin: 0; font-size: 1.25rem; } h2 { margin: 0 0 .75rem; font-size: .95rem; font-weight: 600; overflow-wrap: anywhere; }
        input[type=search] { flex: 1 1 16rem; max-width: 32rem; padding: .45rem .75rem; font: inherit; color: inherit;
          border: 1px solid var(--edge); border-radius: 10px; background: var(--ground); }
        output { color: var(--soft); }
        main { padding: 1.5rem; display: grid; gap: 1.25rem; }
        section { padding: 1rem 1.25rem; background: var(--card); border-radius: 14px; min-width: 0; } section[hidden] { display: none; }
        .pictures { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: flex-start; }
        figure { margin: 0; max-width: 100%; }
        img { display: block; max-width: min(100%, 46rem); max-height: 24rem; border-radius: 8px; border: 1px solid var(--edge);
          background: repeating-conic-gradient(#f4f4f5 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
        figcaption { padding-top: .35rem; font-size: .8rem; color: var(--soft); max-width: 24rem; overflow-wrap: anywhere; }
        details { margin-top: .75rem; font-size: .85rem; } summary { cursor: pointer; color: var(--soft); }
        ul { margin: .5rem 0 0; padding-left: 1.25rem; overflow-wrap: anywhere; } .error { color: #d70015; } .warning { color: #b25000; }
        @media (prefers-color-scheme: dark) { .error { color: #ff6961; } .warning { color: #ffb340; } }
        """

    private static let script = """
        const search = document.getElementById('search'), faulty = document.getElementById('faulty');
        const sections = [...document.querySelectorAll('section')];
        function filter() {
          const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let documents = 0, pictures = 0;
          for (const section of sections) {
            const fits = words.every(word => section.dataset.words.includes(word));
            section.hidden = !fits || faulty.checked && !('faulty' in section.dataset);
            if (!section.hidden) { documents += 1; pictures += section.querySelectorAll('img').length; }
          }
          document.getElementById('count').textContent = `${documents} documents, ${pictures} pictures`;
        }
        search.addEventListener('input', filter);
        faulty.addEventListener('change', filter);
        """
}

extension ProjectRecord.Diagnostic {
    /// The whole diagnostic in a line.
    fileprivate var words: String {
        let place = object.map { "\($0), line \(line)" } ?? "line \(line)"
        return "\(severity): \(message) (\(place))"
    }
}
