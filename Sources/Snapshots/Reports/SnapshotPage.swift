import PlacardSpecimens

/// The report of a run: what differs beside its reference, all else in small pictures, with filters.
package struct SnapshotPage {
    package let html: String

    package init(_ results: [SnapshotResult], title: String) {
        let failures = results.count(where: \.isFailure)
        let filters = SnapshotResult.Status.allCases.compactMap { status -> String? in
            let count = results.count { $0.status == status }
            return count == 0
                ? nil : "<button data-status=\"\(status.rawValue)\">\(status.rawValue) <b>\(count)</b></button>"
        }
        let body = """
            <header>
            <h1>\(title.escapedForMarkup)</h1>
            <p class="sum \(failures == 0 ? "good" : "bad")">\(Self.sum(results, failures))</p>
            <nav><button data-status="failing" class="on">failing <b>\(failures)</b></button>\
            <button data-status="">all <b>\(results.count)</b></button>\(filters.joined())</nav>
            <input id="search" type="search" placeholder="Search names and messages" aria-label="Search">
            </header>
            <main>
            \(results.sorted { $0.isFailure && !$1.isFailure }.map(Self.section).joined(separator: "\n"))
            <p id="none" hidden>Nothing of this kind.</p>
            </main>
            """
        html = HTMLPage(title: title, style: Self.style, body: body, script: Self.script).html
    }

    private static func sum(_ results: [SnapshotResult], _ failures: Int) -> String {
        let count = results.count
        guard failures == 0 else { return "\(failures) of \(count) \(failures == 1 ? "differs" : "differ")" }
        let isAll = count > 0 && results.allSatisfy { $0.status == .same }
        return isAll ? "All \(count) as recorded" : SnapshotRun(results).sum
    }

    private static func section(_ result: SnapshotResult) -> String {
        let words = ([result.subject, result.name] + result.messages).joined(separator: " ").lowercased()
        let messages = result.messages.map { "<li>\($0.escapedForMarkup)</li>" }.joined()
        let accept =
            result.isFailure
            ? """
            <div class="accept"><code>\(result.accept.escapedForMarkup)</code><button class="copy">Copy to accept</button></div>
            """ : ""
        return """
            <section data-status="\(result.status.rawValue)" data-words="\(words.escapedForMarkup)"\
            \(result.isFailure ? " data-failing" : "")>
            <h2><span class="mark \(result.status.rawValue)">\(result.status.rawValue)</span> \
            \(result.subject.escapedForMarkup) <small>\(result.name.escapedForMarkup)</small></h2>
            \(messages.isEmpty ? "" : "<ul>\(messages)</ul>")\(pictures(result))\(accept)
            </section>
            """
    }

    private static func pictures(_ result: SnapshotResult) -> String {
        guard let new = result.new else { return "" }
        guard result.isFailure else {
            let name = "\(result.subject) \(result.name)".escapedForMarkup
            let image = "<img src=\"\(new.escapedForURL)\" alt=\"\(name)\" loading=\"lazy\">"
            return "<a class=\"small\" href=\"\(new.escapedForURL)\">\(image)</a>"
        }
        guard let old = result.old else { return "<div class=\"side\">\(figure(new, "New"))</div>" }
        let difference = result.difference.map { figure($0, "Difference") } ?? ""
        return """
            <div class="modes"><button data-mode="side" class="on">Side by side</button>\
            <button data-mode="swipe">Swipe</button><button data-mode="onion">Onion skin</button>\
            <input type="range" min="0" max="100" value="50" aria-label="How much of the new picture shows" hidden></div>
            <div class="side">\(figure(old, "Reference"))\(difference)\(figure(new, "New"))</div>
            <div class="stack" hidden><img src="\(old.escapedForURL)" alt="Reference" loading="lazy">\
            <img class="top" src="\(new.escapedForURL)" alt="New" loading="lazy"></div>
            """
    }

    private static func figure(_ path: String, _ title: String) -> String {
        """
        <figure><figcaption>\(title)</figcaption>\
        <img src="\(path.escapedForURL)" alt="\(title)" loading="lazy"></figure>
        """
    }
}

extension SnapshotPage {
    private static let style = """
        :root { color-scheme: light dark; --ground: #f4f4f6; --card: #fff; --ink: #1c1c1e; --soft: #636366; --edge: #d8d8dc;
          --blue: #0061d5; --red: #c5221f; --green: #1b7f3b; }
        @media (prefers-color-scheme: dark) { :root { --ground: #000; --card: #1c1c1e; --ink: #f2f2f7; --soft: #a1a1a8;
          --edge: #3a3a3c; --blue: #64a8ff; --red: #ff7b72; --green: #5fd07f; } }
        * { box-sizing: border-box; }
        body { margin: 0; font: 15px/1.45 system-ui, sans-serif; background: var(--ground); color: var(--ink); }
        header { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center;
          padding: .9rem 1.5rem; background: var(--card); border-bottom: 1px solid var(--edge); }
        h1 { margin: 0; font-size: 1.2rem; } .sum { margin: 0; font-weight: 600; } .bad { color: var(--red); }
        .good { color: var(--green); } nav { display: flex; flex-wrap: wrap; gap: .35rem; }
        button { font: inherit; font-size: .85rem; color: var(--ink); background: var(--ground); border: 1px solid var(--edge);
          border-radius: 999px; padding: .25rem .8rem; cursor: pointer; }
        button.on { background: var(--blue); border-color: var(--blue); color: var(--card); } button b { font-weight: 600; opacity: .75; }
        input[type=search] { flex: 1 1 14rem; max-width: 26rem; padding: .4rem .75rem; font: inherit; color: inherit;
          border: 1px solid var(--edge); border-radius: 10px; background: var(--ground); }
        main { padding: 1.5rem; display: grid; gap: 1.25rem; max-width: 90rem; margin: 0 auto;
          grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); }
        [data-failing], #none { grid-column: 1 / -1; } .small { display: block; margin-top: .75rem; } .small img { max-height: 18rem; }
        section { padding: 1.1rem 1.35rem; background: var(--card); border-radius: 14px; min-width: 0; } [hidden] { display: none !important; }
        h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; } h2 small { color: var(--soft); font-weight: 400; font-size: .9rem; }
        .mark { font-size: .75rem; font-weight: 600; padding: .1rem .55rem; border-radius: 999px; background: var(--ground); color: var(--soft); }
        .mark.different, .mark.missing, .mark.failed { color: var(--red); } .mark.same, .mark.recorded { color: var(--green); }
        ul { margin: .6rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
        .modes { display: flex; flex-wrap: wrap; gap: .35rem; margin: .9rem 0 .6rem; align-items: center; } .modes input { flex: 0 1 18rem; }
        .side { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; } ul + .side { margin-top: .9rem; }
        figure { margin: 0; flex: 0 1 22rem; min-width: 0; } figcaption { font-size: .8rem; color: var(--soft); padding-bottom: .3rem; }
        img { display: block; max-width: 100%; border: 1px solid var(--edge);
          background: repeating-conic-gradient(#efeff1 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
        .stack { position: relative; display: inline-block; max-width: 100%; } .stack img { max-width: min(100%, 52rem); }
        .stack .top { position: absolute; top: 0; left: 0; }
        .accept { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; margin-top: .9rem; }
        code { font: .8rem/1.4 ui-monospace, monospace; background: var(--ground); padding: .35rem .6rem; border-radius: 8px; overflow-wrap: anywhere; }
        """

    private static let script = """
        const sections = [...document.querySelectorAll('section')], search = document.getElementById('search');
        let status = 'failing';
        if (!document.querySelector('[data-failing]')) choose('');
        function choose(chosen) {
          status = chosen;
          for (const button of document.querySelectorAll('nav button')) button.classList.toggle('on', button.dataset.status === chosen);
          filter();
        }
        function filter() {
          const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let shown = 0;
          for (const section of sections) {
            const fits = status === '' || (status === 'failing' ? 'failing' in section.dataset : section.dataset.status === status);
            section.hidden = !(fits && words.every(word => section.dataset.words.includes(word)));
            if (!section.hidden) shown += 1;
          }
          document.getElementById('none').hidden = shown > 0;
        }
        document.querySelectorAll('nav button').forEach(button => button.addEventListener('click', () => choose(button.dataset.status)));
        search.addEventListener('input', filter);
        filter();
        for (const modes of document.querySelectorAll('.modes')) {
          const section = modes.parentElement, range = modes.querySelector('input'), top = section.querySelector('.top');
          let mode = 'side';
          function show() {
            section.querySelector('.side').hidden = mode !== 'side';
            section.querySelector('.stack').hidden = range.hidden = mode === 'side';
            top.style.clipPath = mode === 'swipe' ? `inset(0 0 0 ${100 - range.value}%)` : '';
            top.style.opacity = mode === 'onion' ? range.value / 100 : 1;
          }
          for (const button of modes.querySelectorAll('button')) button.addEventListener('click', () => {
            mode = button.dataset.mode;
            for (const other of modes.querySelectorAll('button')) other.classList.toggle('on', other === button);
            show();
          });
          range.addEventListener('input', show);
        }
        for (const copy of document.querySelectorAll('.copy')) copy.addEventListener('click', async () => {
          await navigator.clipboard.writeText(copy.previousElementSibling.textContent);
          copy.textContent = 'Copied';
        });
        """
}
