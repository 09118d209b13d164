import Foundation
import Synchronization

/// A process of a program that shows views, as the server sees it.
actor PreviewProgram {
    private let process = Process()
    private let pipe: PreviewPipe
    private var last = 0
    private var waiting: [Int: CheckedContinuation<PreviewAnswer, Never>] = [:]
    private var streams: [Int: AsyncStream<Data>.Continuation] = [:]
    private let errors: LastLines
    private var hasEnded = false
    /// Keeps the pipes open.
    private let ends: (FileHandle, FileHandle)

    /// Starts a program, which is to hand standard input and output to a `PreviewWorker`.
    ///
    /// - Throws: Where the system does not start it.
    init(_ executable: URL, _ arguments: [String]) throws {
        let (input, output, errors) = try (Self.makePipe(), Self.makePipe(), Self.makePipe())
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = input.reading
        process.standardOutput = output.writing
        process.standardError = errors.writing
        try Self.start(process)
        for handle in [input.reading, output.writing, errors.writing] { try? handle.close() }
        ends = (input.writing, output.reading)
        self.errors = LastLines(of: errors.reading)
        pipe = PreviewPipe(input: output.reading.fileDescriptor, output: input.writing.fileDescriptor)
    }

    /// Starts a process. A file that is written cannot be run, nor for a moment afterwards, while another process that is
    /// just being started still holds the writer's descriptor.
    private static func start(_ process: Process) throws {
        for _ in 0..<40 {
            do {
                return try process.run()
            } catch let error as NSError {
                let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
                guard cause?.domain == NSPOSIXErrorDomain, cause?.code == Int(ETXTBSY) else { throw error }
            }
            Thread.sleep(forTimeInterval: 0.05)
        }
        try process.run()
    }

    /// A pipe of which other processes that are started hold no end: its own partner could not see its end otherwise.
    private static func makePipe() throws -> (reading: FileHandle, writing: FileHandle) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (
            FileHandle(fileDescriptor: ends[0], closeOnDealloc: true),
            FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        )
    }

    /// Takes what the program says until it ends.
    func listen() async {
        for await (head, body) in pipe.messages(PipeAnswer.self) { take(head, body) }
        hasEnded = true
        let refusal = Refusal(status: 502, line: "the program ended; it is started again with the next choice").answer
        for continuation in waiting.values { continuation.resume(returning: refusal) }
        for stream in streams.values { stream.finish() }
        (waiting, streams) = ([:], [:])
    }

    private func take(_ head: PipeAnswer, _ body: Data) {
        switch head.part {
        case .bytes:
            waiting.removeValue(forKey: head.id)?.resume(
                returning: PreviewAnswer(
                    status: head.status, contentType: head.contentType, fileName: head.fileName, body: .bytes(body)))
        case .events:
            let (events, stream) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .bufferingNewest(256))
            streams[head.id] = stream
            stream.onTermination = { [weak self] _ in Task { await self?.takeBack(head.id) } }
            waiting.removeValue(forKey: head.id)?.resume(
                returning: PreviewAnswer(status: head.status, contentType: head.contentType, body: .events(events)))
        case .event: streams[head.id]?.yield(body)
        case .end:
            streams.removeValue(forKey: head.id)?.finish()
            pipe.send(PipeRequest(id: head.id))
        }
    }

    private func takeBack(_ id: Int) {
        if streams.removeValue(forKey: id) != nil { pipe.send(PipeRequest(id: id)) }
    }

    /// Has the program answer.
    func answer(_ request: PreviewRequest) async -> PreviewAnswer {
        guard !hasEnded else { return Refusal(status: 502, line: "the program ended").answer }
        last += 1
        let id = last
        return await withCheckedContinuation { continuation in
            waiting[id] = continuation
            pipe.send(PipeRequest(id: id, request), request.body)
        }
    }

    /// Whether the program is there to be asked.
    var isRunning: Bool { !hasEnded }

    /// Why the program ended: its last lines on the error stream, and its end; one that only ended to speak is ended.
    func lastWords() async -> String {
        await stop()
        let status = process.terminationStatus
        let end = process.terminationReason == .uncaughtSignal ? "by signal \(status)" : "with status \(status)"
        let lines = errors.lines
        return
            (lines + [
                "The program ended \(end); it is started again when it is built anew, a file changes or something is chosen."
            ])
            .joined(separator: "\n")
    }

    /// Ends the program.
    nonisolated func end() { process.terminate() }

    /// Waits until the program has ended; one that does not listen has a second.
    private func stop() async {
        var patience = 100
        if process.isRunning { end() }
        while process.isRunning {
            try? await Task.sleep(for: .milliseconds(10))
            patience -= 1
            if patience == 0 { kill(process.processIdentifier, SIGKILL) }
        }
    }
}

/// What a process says on its error stream: all of it goes on to this process's, the last lines are kept.
private final class LastLines: Sendable {
    private let kept = Mutex("")
    private static let most = 2_000

    init(of handle: FileHandle) {
        Thread.detachNewThread { [self] in
            while case let data = handle.availableData, !data.isEmpty {
                FileHandle.standardError.write(data)
                kept.withLock { $0 = String(($0 + String(decoding: data, as: UTF8.self)).suffix(Self.most)) }
            }
        }
    }

    /// Those before a stack trace, at most five.
    var lines: [String] {
        let all = kept.withLock(\.self).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let head = all.prefix { !$0.hasPrefix("*** ") && !$0.hasPrefix("Thread ") }.filter { !$0.isEmpty }
        return Array(head.suffix(5))
    }
}
