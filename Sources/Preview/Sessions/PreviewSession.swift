import Foundation
import PlacardSpecimens

/// What one page looks at: a view that lives, its last good image, and whoever listens.
@MainActor final class PreviewSession {
    /// What is shown, and how.
    struct Subject {
        let name: String
        let content: PreviewCatalog.Content
        let scene: String?
        let choices: ViewChoices
    }

    private(set) var subject: Subject
    /// The last good image; nil before the first.
    private(set) var picture: CGImage?
    /// Counts the images.
    private(set) var version = 0
    /// When the page was last heard of, in seconds of the preview's clock.
    private(set) var lastHeard: TimeInterval

    private var stage: Stage?
    /// The film of what is shown, made when it is asked for.
    private(set) lazy var player = FilmPlayer(subject)
    private var finger: TouchSequence?
    private var listener: EventListener?
    private var stream: AsyncStream<Data>.Continuation?
    /// Counts the streams, of which the last is listened to.
    private var streams = 0
    private var stamp: FileStamp?
    /// The languages that there are texts in for what is shown.
    private var languages: [String] = []
    /// Tries which choices change nothing.
    private var trial: Task<Void, Never>?
    /// Why there is no newer image; nil while all is well.
    private var fault: String?
    /// How far the window's clock has come, by the preview's clock.
    private var clock: TimeInterval
    private let now: () -> TimeInterval

    init(_ subject: Subject, now: @escaping () -> TimeInterval) {
        self.subject = subject
        self.now = now
        (lastHeard, clock) = (now(), now())
    }

    /// Whether somebody would hear of a new image.
    var isHeard: Bool { stream != nil }

    // MARK: Listening

    /// A stream for a page that shows something; one that listened before is ended.
    ///
    /// What was touched stays as it is if the page only comes back.
    func listen(to subject: Subject) -> AsyncStream<Data> {
        stream?.finish()
        let (events, continuation) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .bufferingNewest(256))
        stream = continuation
        streams += 1
        continuation.onTermination = { [weak self, streams] _ in
            Task { @MainActor in self?.listenerLeft(streams) }
        }
        lastHeard = now()
        if stage == nil || subject != self.subject {
            show(subject)
        } else {
            tellView()
        }
        return events
    }

    func end() {
        stream?.finish()
        stream = nil
    }

    /// Takes note that nobody listens any more, unless another stream has taken the place of the one that ended.
    private func listenerLeft(_ stream: Int) {
        if stream == streams { self.stream = nil }
    }

    func tell(_ event: PreviewEvent) {
        guard let stream else { return }
        if case .terminated = stream.yield(event.data) {
            self.stream = nil
        } else {
            lastHeard = now()
        }
    }

    // MARK: Showing

    /// Shows a subject; the image of another view does not stay for it.
    private func show(_ subject: Subject) {
        if subject.view != self.subject.view { (stage, picture) = (nil, nil) }
        self.subject = subject
        reload()
    }

    /// Builds the view anew; where that fails, the last image stays and the fault is told.
    private func reload() {
        stamp = subject.file.map(FileStamp.init(ofDocument:))
        let before = fault
        let start = ProcessorTime.now
        player = FilmPlayer(subject)
        fault = nil
        perform {
            do {
                let stage = try Stage(subject.content, scene: subject.scene, subject.choices)
                picture = try stage.image()
                version += 1
                languages = subject.languages
                put(stage)
            } catch {
                fault = (error as? Refusal)?.line ?? "\(error)"
            }
        }
        if before != nil, fault == nil { tell(.fault("")) }
        tellView()
        if fault == nil { tellInertChoices(drawnIn: ProcessorTime.now - start) }
    }

    /// Builds the view anew if what it was made of has changed on disk.
    ///
    /// - Returns: Whether it has.
    func look(at found: FileStamp) -> Bool {
        guard found != stamp else { return false }
        reload()
        return true
    }

    private func put(_ stage: Stage) {
        self.stage = stage
        finger = TouchSequence(in: stage.window)
        clock = now()
        listener = EventListener(stage) { [weak self] event in self?.tell(.happened(event)) }
    }

    /// Tells of the view, if there is one, and of the fault, if there is one.
    private func tellView() {
        if let stage {
            let view = PreviewEvent.View(
                version: version, width: stage.size.width, height: stage.size.height, parts: stage.outline.parts(),
                diagnostics: stage.outline.diagnostics, scrolls: stage.scrolls,
                targets: TouchTarget.all(in: stage.window), languages: languages)
            tell(.view(view))
        }
        if let fault { tell(.fault(fault)) }
    }

    /// Tries the choices that may change nothing, for a view that costs little to draw, after the page has got it.
    private func tellInertChoices(drawnIn time: Duration) {
        trial?.cancel()
        let known = languages.isEmpty ? ["language"] : []
        guard time < Self.bearable else { return tell(.inert(known)) }
        let tried = subject
        trial = Task { [weak self] in
            var names = known
            for choice in ViewChoices.Trial.allCases {
                try? await Task.sleep(for: .milliseconds(20))
                guard let self, !Task.isCancelled, subject == tried else { return }
                let start = ProcessorTime.now
                if changesNothing(choice) { names.append(choice.rawValue) }
                guard ProcessorTime.now - start < Self.bearable else { return tell(.inert(known)) }
            }
            self?.tell(.inert(names))
        }
    }

    /// How long the processor may draw a view for which choices are tried, the first time and for each choice.
    private static let bearable = Duration.seconds(1)

    /// Whether the view looks the same with another choice.
    func changesNothing(_ trial: ViewChoices.Trial) -> Bool {
        func image(_ choices: ViewChoices) -> CGImage? {
            ReportCapture.run { _ in
            } while: {
                choices.environment.apply(scale: choices.scale) {
                    try? Stage(subject.content, scene: subject.scene, choices).image()
                }
            }
        }
        guard let plain = image(subject.choices) else { return false }
        return image(subject.choices.trying(trial))?.hasSamePixels(as: plain) == true
    }

    /// Does something in the environment that are chosen, and tells what views say meanwhile.
    private func perform(_ body: () -> Void) {
        ReportCapture.run { [weak self] event in
            self?.tell(.happened(event))
        } while: {
            subject.choices.environment.apply(scale: subject.choices.scale, while: body)
        }
    }

    // MARK: Touching

    /// Whether the time has come for something that a touch began, such as a long press.
    var isDue: Bool {
        guard let window = stage?.window.eventClock, let next = window.nextAlarm else { return false }
        return next <= window.now + now() - clock
    }

    /// Whether something that was touched may be moving, for somebody who looks.
    var moves: Bool { isHeard && stage?.window.eventClock.nextAlarm != nil }

    func touch(_ message: TouchMessage) {
        lastHeard = now()
        live {
            switch message.phase {
            case .began: finger?.down(at: message.point)
            case .moved: finger?.move(to: message.point)
            case .ended: finger?.up()
            case .cancelled: finger?.cancel()
            }
        }
    }

    func scroll(_ message: ScrollMessage) {
        lastHeard = now()
        live {
            stage?.window.turnWheel(
                at: CGPoint(x: message.x, y: message.y), by: CGVector(dx: message.dx, dy: message.dy))
        }
    }

    /// Lets the view have the time that has passed.
    func passTime() { live {} }

    /// Does something at the present time of the window's clock, which drives what begins to move.
    private func live(_ body: () -> Void) {
        guard let stage else { return }
        perform {
            stage.window.eventClock.drive {
                wait()
                body()
                redraw()
            }
        }
    }

    /// Moves the window's clock on to the present.
    private func wait() {
        let time = now()
        finger?.wait(time - clock)
        clock = time
    }

    /// Draws, and tells of a new image only if it differs.
    private func redraw() {
        guard let stage, let new = try? stage.image(), !new.hasSamePixels(as: picture) else { return }
        picture = new
        version += 1
        tellView()
    }
}

extension PreviewSession.Subject: Equatable {
    /// What the image is made of on disk; nil for a specimen.
    var file: String? { if case .file(let path) = content { path } else { nil } }

    /// The languages that there are texts in: beside a document, or in the tables that the program has looked into.
    fileprivate var languages: [String] {
        file.map { DocumentLanguages(ofDocument: $0).tags } ?? StringTables.languagesInUse
    }

    /// Which view it is, however it is shown.
    fileprivate var view: [String?] { [name, scene] }

    static func == (first: Self, second: Self) -> Bool {
        first.view == second.view && first.choices == second.choices
    }
}

extension CGImage {
    fileprivate func hasSamePixels(as other: CGImage?) -> Bool {
        guard let other, width == other.width, height == other.height else { return false }
        return withPixels { own in
            other.withPixels { others in
                guard let first = own.baseAddress, let second = others.baseAddress else { return false }
                return memcmp(first, second, own.count * MemoryLayout<UInt32>.stride) == 0
            }
        }
    }
}

/// What the processor has spent on this thread: other than the time of day, it does not depend on what else the machine does.
private enum ProcessorTime {
    /// Since the thread began.
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
