import Foundation
import PlacardSpecimens

/// Documents, label files or the gallery as a page in a browser, which follows its files and can be touched.
///
/// HTTP is not known here: whoever speaks it hands over requests and sends what is answered. Views are made, touched
/// and drawn on the main actor, one at a time; images are encoded beside it.
///
/// | request | answer |
/// |---|---|
/// | `GET /`, `/page.css`, `/page.js`, `/player.js`, `/stream.js` | the page |
/// | `GET /items` | the list as JSON |
/// | `GET /devices` | the screens that the page offers as JSON |
/// | `GET /events?session=…` and the choices | server-sent events: `view`, `fault`, `happened`, `items` |
/// | `GET /picture?session=…` | the session's image as PNG |
/// | `GET /film?session=…` | whether anything moves, and for how long, as JSON |
/// | `GET /frame?session=…&time=…` | the image at a time of the film as PNG |
/// | `POST /touch?session=…` | a finger on the image |
/// | `POST /scroll?session=…` | a wheel over the image |
/// | `GET /download.png` (`.svg`, `.pdf`) and the choices | a file |
///
/// The choices are `item`, `scene`, `device`, `width`, `height`, `cover`, `scale`, `appearance`, `contentSize`, `language`,
/// `pseudolocale` and `direction`.
@MainActor public final class Preview {
    private let catalog: PreviewCatalog
    private let hosts: HostPolicy
    private let sessions: SessionTable
    private var items: [CatalogItem]
    private var watch: Task<Void, Never>?

    /// The longest body that a request may have, in bytes.
    public nonisolated static let longestBody = 4096
    /// Between two moments at which views that are touched are given time.
    private static let tick = Duration.milliseconds(100)
    /// Between two images of a view that moves.
    private static let frame = Duration.milliseconds(40)

    /// - Parameters:
    ///   - files: What may be looked at, nothing else; the specimens for none.
    ///   - specimens: What is looked at without files.
    ///   - host: The address that is listened on: it decides which names of this machine are answered.
    public convenience init(files: [String], specimens: [Specimen] = Specimen.all, host: String) {
        self.init(files: files, specimens: specimens, host: host) { ProcessInfo.processInfo.systemUptime }
    }

    init(
        files: [String], specimens: [Specimen] = Specimen.all, host: String, now: @escaping () -> TimeInterval
    ) {
        catalog = PreviewCatalog(files: files, specimens: specimens)
        hosts = HostPolicy(listeningOn: host)
        sessions = SessionTable(now: now)
        items = catalog.items
    }

    /// Answers a request; whatever is wrong with it becomes an answer of one line.
    public func answer(_ request: PreviewRequest) async -> PreviewAnswer {
        do throws(Refusal) {
            try hosts.check(request)
            guard request.body.count <= Self.longestBody else {
                throw Refusal(status: 413, line: "the body has more than \(Self.longestBody) bytes")
            }
            return try await answered(request)
        } catch {
            return error.answer
        }
    }

    private func answered(_ request: PreviewRequest) async throws(Refusal) -> PreviewAnswer {
        if request.method == .get, let file = PageFile.answer(at: request.path) { return file }
        let query = try Query(request.query)
        switch (request.method, request.path) {
        case (.get, "/items"): return .bytes(JSON.data(catalog.items), "application/json")
        case (.get, "/events"): return try events(query)
        case (.get, "/picture"): return try await picture(sessions.session(query["session"]))
        case (.get, "/film"): return try film(sessions.session(query["session"]))
        case (.get, "/frame"): return try await frame(sessions.session(query["session"]), query)
        case (.post, "/touch"):
            try sessions.session(query["session"]).touch(TouchMessage(body: request.body))
            return .bytes(Data("{}".utf8), "application/json")
        case (.post, "/scroll"):
            try sessions.session(query["session"]).scroll(ScrollMessage(body: request.body))
            return .bytes(Data("{}".utf8), "application/json")
        case (_, "/touch"), (_, "/scroll"): throw .notAllowed("only POST is answered here", instead: "POST")
        case (.get, let path):
            guard let kind = ImageFormat.allCases.first(where: { path == "/download.\($0.rawValue)" }) else {
                throw .notFound("there is nothing at \(Query.quoted(path)); the page is at /")
            }
            return try download(subject(query), as: kind)
        default:
            throw .notAllowed("only GET is answered, and POST /touch and /scroll", instead: "GET, HEAD")
        }
    }

    private func subject(_ query: Query) throws(Refusal) -> PreviewSession.Subject {
        let (name, content) = try catalog.content(named: query["item"])
        return PreviewSession.Subject(
            name: name, content: content, scene: query["scene"], choices: try ViewChoices(query))
    }

    // MARK: Answers

    private func events(_ query: Query) throws(Refusal) -> PreviewAnswer {
        let subject = try subject(query)
        let events = try sessions.session(query["session"], showing: subject).listen(to: subject)
        watchFiles()
        return PreviewAnswer(contentType: "text/event-stream", body: .events(events))
    }

    private func picture(_ session: PreviewSession) async throws(Refusal) -> PreviewAnswer {
        guard let image = session.picture else { throw .notFound("there is no picture yet") }
        return try await png(image, scale: session.subject.choices.scale)
    }

    /// An image as PNG, encoded beside the main actor.
    func png(_ image: CGImage, scale: CGFloat) async throws(Refusal) -> PreviewAnswer {
        let encoder = PNGEncoder(scale: scale)
        let data = await Task.detached { try? encoder.encode(image) }.value
        guard let data else {
            throw Refusal(status: 500, line: "the picture cannot be encoded; choose a smaller scale")
        }
        return .bytes(data, "image/png")
    }

    private func download(_ subject: PreviewSession.Subject, as kind: ImageFormat) throws(Refusal) -> PreviewAnswer {
        let choices = subject.choices
        do {
            let data = try choices.environment.apply(scale: choices.scale) {
                try Stage.data(subject.content, scene: subject.scene, choices, as: kind)
            }
            return .bytes(data, kind.contentType, fileName: "\(subject.fileName).\(kind.rawValue)")
        } catch {
            throw .notShown(error)
        }
    }

    // MARK: Watching

    /// Ends all streams, so that pages connect anew.
    func endStreams() {
        for session in sessions.all { session.end() }
    }

    private func tellAll(_ event: PreviewEvent) {
        for session in sessions.all { session.tell(event) }
    }

    /// Looks after files and touched views for as long as somebody listens.
    private func watchFiles() {
        guard watch == nil else { return }
        watch = Task { [weak self] in
            var (unlooked, silent) = (Duration.zero, Duration.zero)
            while let self, self.sessions.all.contains(where: \.isHeard) {
                let pause = self.sessions.all.contains(where: \.moves) ? Self.frame : Self.tick
                try? await Task.sleep(for: pause)
                (unlooked, silent) = (unlooked + pause, silent + pause)
                for session in self.sessions.all where session.moves || session.isDue { session.passTime() }
                if unlooked >= Self.tick * 2 {
                    unlooked = .zero
                    await self.lookAtFiles()
                }
                if silent >= Self.tick * 50 {
                    silent = .zero
                    self.tellAll(.pulse)
                }
            }
            self?.watch = nil
        }
    }

    /// Shows anew whatever was made of files that have changed.
    ///
    /// Folders are gone through beside the main actor, where views may be drawn meanwhile.
    func lookAtFiles() async {
        let files = Set(sessions.all.filter(\.isHeard).compactMap(\.subject.file))
        var hasChanged = false
        for file in files {
            let stamp = await Task.detached { FileStamp(ofDocument: file) }.value
            for session in sessions.all where session.isHeard && session.subject.file == file {
                if session.look(at: stamp) { hasChanged = true }
            }
        }
        sessions.removeIdle()
        guard hasChanged, catalog.items != items else { return }
        items = catalog.items
        tellAll(.items(items))
    }
}

extension ImageFormat {
    fileprivate var contentType: String {
        switch self {
        case .png: "image/png"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        }
    }
}

extension PreviewSession.Subject {
    /// What a saved file is called, without its extension.
    fileprivate var fileName: String {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let stem = last.split(separator: ".").first.map(String.init) ?? last
        let plain = [stem, scene].compactMap(\.self).joined(separator: "-")
        return String(plain.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }
}

/// The page's own files, which are part of the program.
enum PageFile {
    /// The file at a path; nil where there is none.
    static func answer(at path: String) -> PreviewAnswer? {
        switch path {
        case "/": .bytes(Data(PackageResources.page_html), "text/html; charset=utf-8")
        case "/page.css": .bytes(Data(PackageResources.page_css), "text/css; charset=utf-8")
        case "/page.js": .bytes(Data(PackageResources.page_js), "text/javascript; charset=utf-8")
        case "/player.js": .bytes(Data(PackageResources.player_js), "text/javascript; charset=utf-8")
        case "/stream.js": .bytes(Data(PackageResources.stream_js), "text/javascript; charset=utf-8")
        case "/devices": .bytes(JSON.data(DeviceChoice.all), "application/json")
        default: nil
        }
    }
}
