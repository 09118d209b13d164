import Foundation

/// Whatever answers a browser's requests.
public protocol PreviewSource: Sendable {
    /// Answers a request; whatever is wrong with it becomes an answer of one line.
    func answer(_ request: PreviewRequest) async -> PreviewAnswer
}

extension Preview: PreviewSource {}

/// A preview whose views live in processes of another program, up to `limit` of them, between which the pages are
/// divided: none waits for what another one draws.
///
/// The program may be built of a package: it is built anew when its sources change, and pages go on with the new one;
/// while it cannot be built they keep their picture, with the compiler's errors above it.
public actor ProgramPreview: PreviewSource {
    private let request: ServeRequest
    private let package: PackageBuild?
    private let hosts: HostPolicy
    private var executable: URL?
    private var programs: [PreviewProgram?] = Array(repeating: nil, count: limit)
    private var places: [String: Int] = [:]
    private var pages: [String: Page] = [:]
    private var build = PreviewEvent.Build(state: .done, text: "")
    private var watch: Task<Void, Never>?

    /// The most processes.
    public static let limit = 4
    /// The most pages that listen.
    static let mostPages = 256
    /// Between two looks at a package's sources.
    private static let interval = Duration.milliseconds(150)

    /// A page that listens: what it asked for, and where its events go.
    private struct Page {
        let number: Int
        let request: PreviewRequest
        let stream: AsyncStream<Data>.Continuation
        var relay: Task<Void, Never>?
    }

    private var lastPage = 0

    /// Makes a preview of a request that names a program or a package.
    public init(_ request: ServeRequest) {
        self.init(request, package: request.package.map { PackageBuild(folder: URL(fileURLWithPath: $0)) })
    }

    init(_ request: ServeRequest, package: PackageBuild?) {
        self.request = request
        self.package = package
        hosts = HostPolicy(listeningOn: request.host)
        executable = request.program.map { URL(fileURLWithPath: $0) }
    }

    deinit {
        watch?.cancel()
        for program in programs { program?.end() }
    }

    /// Answers a request; whatever is wrong with it becomes an answer of one line.
    public func answer(_ request: PreviewRequest) async -> PreviewAnswer {
        do throws(Refusal) {
            try hosts.check(request)
            guard request.body.count <= Preview.longestBody else {
                throw Refusal(status: 413, line: "the body has more than \(Preview.longestBody) bytes")
            }
            if request.method == .get, let file = PageFile.answer(at: request.path) { return file }
            startWatching()
            let query = try Query(request.query)
            guard request.path == "/events" else {
                return await answer(request, of: query["session"])
            }
            let session = try PageName(query["session"], of: "session").text
            guard pages.count < Self.mostPages || pages[session] != nil else {
                throw Refusal(status: 503, line: "\(Self.mostPages) pages are open; close one")
            }
            return listen(request, session)
        } catch {
            return error.answer
        }
    }

    private func answer(_ request: PreviewRequest, of session: String?) async -> PreviewAnswer {
        guard let program = await program(for: session) else {
            if request.path == "/items" { return .bytes(Data("[]".utf8), "application/json") }
            return Refusal(status: 503, line: "the program is not built yet").answer
        }
        return await program.answer(request)
    }

    // MARK: Programs

    /// The process that a page's view lives in, started where there is none; nil while there is nothing to start.
    private func program(for session: String?) async -> PreviewProgram? {
        let place = session.map(place) ?? 0
        if let running = programs[place] {
            let isRunning = await running.isRunning
            // Somebody else may have started one meanwhile.
            guard !isRunning, programs[place] === running else { return programs[place] }
        }
        guard let executable else { return nil }
        var work = request
        (work.package, work.program) = (nil, nil)
        let program: PreviewProgram
        do {
            program = try PreviewProgram(executable, ["preview-worker", work.argument])
        } catch {
            tellThatNothingStarts(executable, error, session)
            return nil
        }
        programs[place] = program
        Task { [weak self] in
            await program.listen()
            await self?.lost(program)
        }
        return program
    }

    private func tellThatNothingStarts(_ executable: URL, _ error: any Error, _ session: String?) {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        let reason = (cause.map { $0 as any Error } ?? error).localizedDescription
        let line =
            "The program \(executable.path) cannot be started (\(reason)); it is tried again with the next choice."
        session.flatMap { pages[$0] }?.stream.yield(PreviewEvent.fault(line).data)
    }

    /// Pages keep their process; a new one gets the process with the fewest.
    private func place(of session: String) -> Int {
        if let place = places[session] { return place }
        places = places.filter { pages[$0.key] != nil }
        let loads = (0..<Self.limit).map { place in places.values.count { $0 == place } }
        let place = loads.indices.min { loads[$0] < loads[$1] } ?? 0
        places[session] = place
        return place
    }

    /// Tells the pages of a process that ended by itself why it did.
    private func lost(_ program: PreviewProgram) async {
        guard let place = programs.firstIndex(where: { $0 === program }) else { return }
        programs[place] = nil
        let words = await program.lastWords()
        for (session, page) in pages where places[session] == place {
            page.stream.yield(PreviewEvent.fault(words).data)
        }
        if !request.files.isEmpty { startAgainWhenFilesChange(place) }
    }

    /// Starts a process again once a file that it showed has changed: what ended it may be mended.
    private func startAgainWhenFilesChange(_ place: Int) {
        let files = request.files.map { URL(fileURLWithPath: $0) }
        Task { [weak self] in
            let before = await Self.stamp(of: files)
            while await self?.isWaitedFor(place) == true {
                try? await Task.sleep(for: Self.interval)
                guard await Self.stamp(of: files) != before else { continue }
                await self?.startAgain(place)
                return
            }
        }
    }

    /// Whether pages have their views in a process that has ended and not been started again.
    private func isWaitedFor(_ place: Int) -> Bool {
        programs[place] == nil && pages.keys.contains { places[$0] == place }
    }

    private func startAgain(_ place: Int) {
        guard programs[place] == nil else { return }
        for (session, page) in pages where places[session] == place {
            page.stream.yield(PreviewEvent.fault("").data)
            relay(to: session)
        }
    }

    // MARK: Events

    private func listen(_ request: PreviewRequest, _ session: String) -> PreviewAnswer {
        let (events, stream) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .bufferingNewest(256))
        lastPage += 1
        let number = lastPage
        stream.onTermination = { [weak self] _ in Task { await self?.left(session, number) } }
        pages[session]?.relay?.cancel()
        pages[session]?.stream.finish()
        pages[session] = Page(number: number, request: request, stream: stream)
        stream.yield(PreviewEvent.build(build).data)
        relay(to: session)
        return PreviewAnswer(contentType: "text/event-stream", body: .events(events))
    }

    private func left(_ session: String, _ number: Int) {
        guard let page = pages[session], page.number == number else { return }
        page.relay?.cancel()
        pages[session] = nil
    }

    /// Has a page hear what its process says from now on.
    private func relay(to session: String) {
        guard let page = pages[session] else { return }
        page.relay?.cancel()
        pages[session]?.relay = Task { [weak self] in
            guard let program = await self?.program(for: session) else { return }
            let answer = await program.answer(page.request)
            switch answer.body {
            case .events(let events):
                for await event in events { page.stream.yield(event) }
            case .bytes(let data):
                let line = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
                page.stream.yield(PreviewEvent.fault(line).data)
            }
        }
    }

    private func tell(_ event: PreviewEvent) {
        for page in pages.values { page.stream.yield(event.data) }
    }

    private func tell(_ state: PreviewEvent.Build.State, _ text: String = "") {
        build = PreviewEvent.Build(state: state, text: text)
        tell(.build(build))
    }

    // MARK: Building

    /// Looks after the sources of a package from the first request on.
    private func startWatching() {
        guard watch == nil, let package else { return }
        watch = Task { [weak self] in
            let manifest = ["Package.swift", "Sources"].map(package.folder.appendingPathComponent)
            var description: PackageBuild.Description?
            var stamp: FileStamp?
            while !Task.isCancelled {
                let found = await Self.stamp(of: description?.sources ?? manifest)
                if stamp != found {
                    let isFirst = stamp == nil
                    stamp = found
                    if description == nil {
                        description = await self?.describe(package)
                        // From now on all sources are looked at.
                        if let description { stamp = await Self.stamp(of: description.sources) }
                    }
                    let isBuilt = isFirst ? await self?.executable != nil : false
                    if let description, !isBuilt { await self?.make(package, description) }
                }
                try? await Task.sleep(for: Self.interval)
                if self == nil { return }
            }
        }
    }

    private static func stamp(of sources: [URL]) async -> FileStamp {
        await Task.detached { FileStamp(of: sources) }.value
    }

    /// What a package is made of; nil, which is told, where its manifest cannot be read.
    private func describe(_ package: PackageBuild) async -> PackageBuild.Description? {
        if executable == nil { tell(.building) }
        do {
            return try await Task.detached { try package.describe() }.value
        } catch {
            tellFailure(error)
            return nil
        }
    }

    /// Builds a package and has all pages go on with the new program.
    private func make(_ package: PackageBuild, _ description: PackageBuild.Description) async {
        tell(.building)
        do {
            let file = try await Task.detached { try package.build(description) }.value
            await goOn(with: file)
        } catch {
            tellFailure(error)
        }
    }

    private func tellFailure(_ error: any Error) {
        tell(.failed, (error as? PackageBuild.Failure)?.text ?? "\(error)")
    }

    private func goOn(with file: URL) async {
        executable = file
        let old = programs
        programs = Array(repeating: nil, count: Self.limit)
        tell(.done)
        tell(.fault(""))
        for session in pages.keys { relay(to: session) }
        if let page = pages.keys.first, let program = await program(for: page) {
            let answer = await program.answer(PreviewRequest(.get, "/items", host: "localhost"))
            if case .bytes(let items) = answer.body {
                for page in pages.values {
                    page.stream.yield(Data("event: items\ndata: ".utf8) + items + Data("\n\n".utf8))
                }
            }
        }
        for program in old { program?.end() }
    }
}
