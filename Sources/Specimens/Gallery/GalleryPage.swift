/// The page that shows all images of a gallery at their size in points, each with the source that makes it.
@MainActor struct GalleryPage {
    let html: String

    /// - Parameter dark: The names of specimens that look otherwise in the dark, of which there is a second picture.
    init(_ specimens: [Specimen], dark: Set<String> = []) {
        let sections = Self.sections(of: specimens)
        let contents = sections.map { Self.contents($0.title, $0.specimens) }.joined(separator: "\n")
        let parts = sections.map { title, specimens in
            let figures = specimens.map { Self.figure($0, hasDark: dark.contains($0.name)) }
            let heading = title.isEmpty ? "" : "<h2>\(title.escapedForMarkup)</h2>\n"
            return "<section>\n\(heading)\(figures.joined(separator: "\n"))\n</section>"
        }
        let body = Self.body(contents: contents, parts: parts.joined(separator: "\n"))
        html = HTMLPage(title: "Placard gallery", style: Self.style, body: body, script: Self.script).html
    }

    /// The specimens below each heading, in the order in which headings first occur.
    private static func sections(of specimens: [Specimen]) -> [(title: String, specimens: [Specimen])] {
        var sections: [(title: String, specimens: [Specimen])] = []
        for specimen in specimens {
            if let index = sections.firstIndex(where: { $0.title == specimen.section }) {
                sections[index].specimens.append(specimen)
            } else {
                sections.append((specimen.section, [specimen]))
            }
        }
        return sections
    }

    private static func contents(_ title: String, _ specimens: [Specimen]) -> String {
        let links = specimens.map { "<li><a href=\"#\($0.name)\">\($0.name.escapedForMarkup)</a></li>" }
        let heading = title.isEmpty ? "" : "<b>\(title.escapedForMarkup)</b>"
        return "<li>\(heading)<ul>\(links.joined())</ul></li>"
    }

    private static func figure(_ specimen: Specimen, hasDark: Bool) -> String {
        let name = specimen.name.escapedForMarkup
        let size = specimen.size
        let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
        let caption = specimen.caption.escapedForMarkup
        let image = specimen.film == nil ? "\(name).png" : "\(name).film.png"
        let source = SpecimenSource(of: specimen.title, at: specimen.place).map {
            "<pre tabindex=\"0\" aria-label=\"Source of \(name)\" style=\"max-height: \(max(height, 160))px\">"
                + "<code>\($0.text.escapedForMarkup)</code></pre>"
        }
        let night =
            hasDark && specimen.film == nil
            ? "<source srcset=\"dark/\(name).png\" media=\"(prefers-color-scheme: dark)\">" : ""
        return """
            <figure id="\(name)" data-words="\(name) \(caption.lowercased())">
            <figcaption><h3><a href="#\(name)">\(name)</a></h3><p>\(caption)</p>\
            <p class="files"><a href="\(name).png">PNG</a> <a href="\(name).svg">SVG</a> <a href="\(name).pdf">PDF</a></p>\
            </figcaption>
            <picture>\(night)<img src="\(image)" width="\(width)" height="\(height)" alt="\(caption)" loading="lazy"></picture>
            \(source ?? "")
            </figure>
            """
    }

    private static func body(contents: String, parts: String) -> String {
        """
        <nav aria-label="Contents">
        <h1>Placard</h1>
        <input id="filter" type="search" placeholder="Filter" aria-label="Filter the specimens" autocomplete="off">
        <ul>
        \(contents)
        </ul>
        </nav>
        <main>
        \(parts)
        <p id="none" hidden>Nothing has all of these words.</p>
        </main>
        """
    }

    private static let style = """
        :root {
          color-scheme: light dark;
          --ink: #1d1d1f; --quiet: #6e6e73; --line: #d8d8dc; --paper: #f5f5f7; --side: #ffffff; --code: #ffffff; --accent: #0066cc;
          font: 15px/1.45 -apple-system, Inter, system-ui, sans-serif;
        }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #f5f5f7; --quiet: #98989d; --line: #3a3a3d; --paper: #141415; --side: #1c1c1e; --code: #1c1c1e; --accent: #4ba3ff; }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { scroll-padding-top: 16px; }
        body { margin: 0; display: grid; grid-template-columns: 248px minmax(0, 1fr); color: var(--ink); background: var(--paper); }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; }
        nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 20px 16px; font-size: 13px;
          background: var(--side); border-right: 1px solid var(--line); }
        h1 { margin: 0 0 12px; font-size: 17px; }
        nav ul { margin: 0; padding: 0; list-style: none; }
        nav li { margin: 0 0 14px; }
        nav li li { margin: 0; overflow-wrap: anywhere; }
        nav li li a { display: block; padding: 2px 0; color: inherit; }
        nav b { color: var(--quiet); font-weight: 600; font-size: 12px; }
        input { width: 100%; margin: 0 0 18px; padding: 5px 9px; font: inherit; color: inherit; background: var(--paper);
          border: 1px solid var(--line); border-radius: 7px; }
        main { padding: 24px 32px 64px; max-width: 1240px; }
        h2 { margin: 40px 0 4px; font-size: 26px; letter-spacing: -0.015em; }
        section:first-child h2 { margin-top: 0; }
        figure { margin: 0; padding: 24px 0; display: grid; grid-template-columns: auto minmax(260px, 1fr); gap: 12px 24px;
          align-items: start; border-bottom: 1px solid var(--line); }
        figcaption { grid-column: 1 / -1; }
        h3 { margin: 0; font-size: 15px; }
        h3 a { color: inherit; }
        h3 a::after { content: " #"; color: var(--quiet); opacity: 0; }
        h3 a:hover::after, h3 a:focus::after { opacity: 1; }
        figcaption p { margin: 2px 0 0; color: var(--quiet); max-width: 62em; }
        .files { font-size: 13px; }
        .files a { margin-right: 8px; }
        picture img { display: block; max-width: 100%; height: auto; border-radius: 8px; background: #ffffff;
          box-shadow: 0 0 0 1px rgb(0 0 0 / 0.06), 0 1px 5px rgb(0 0 0 / 0.14); }
        pre { margin: 0; padding: 12px 14px; overflow: auto; font: 12px/1.5 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
          background: var(--code); border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        @media (max-width: 980px) {
          figure { grid-template-columns: minmax(0, 1fr); }
        }
        @media (max-width: 700px) {
          body { grid-template-columns: minmax(0, 1fr); }
          nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
          nav > ul { display: none; }
          main { padding: 20px 16px 48px; }
        }
        """

    private static let script = """
        const filter = document.getElementById("filter");
        function apply() {
          const words = filter.value.toLowerCase().split(/\\s+/);
          let count = 0;
          for (const figure of document.querySelectorAll("figure")) {
            figure.hidden = !words.every((word) => figure.dataset.words.includes(word));
            document.querySelector(`nav a[href="#${CSS.escape(figure.id)}"]`).parentElement.hidden = figure.hidden;
            if (!figure.hidden) count += 1;
          }
          for (const part of document.querySelectorAll("section, nav > ul > li")) {
            part.hidden = !part.querySelector("figure:not([hidden]), li:not([hidden])");
          }
          document.getElementById("none").hidden = count > 0;
        }
        filter.addEventListener("input", apply);
        """
}
