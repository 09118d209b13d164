import Foundation
import PlacardSpecimens

/// The part of a preview that runs within the program whose views it shows: it is asked and answers on standard input
/// and output, while a server, in a process of its own, speaks HTTP.
///
/// A view that stops its program, or takes long, holds up nothing but this process.
@MainActor public final class PreviewWorker {
    private let preview: Preview
    private let pipe: PreviewPipe
    /// The answers that last, by the numbers of their questions.
    private var streams: [Int: Task<Void, Never>] = [:]

    /// Takes standard input and output for itself: what views print from now on goes to the error stream.
    ///
    /// - Parameters:
    ///   - request: What is to be served.
    ///   - specimens: What is shown where the request names no files.
    public init(_ request: ServeRequest, specimens: [Specimen]) {
        preview = Preview(files: request.files, specimens: specimens, host: request.host)
        let (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
        let nothing = open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        pipe = PreviewPipe(input: input, output: output)
    }

    /// Answers until nobody asks any more, and ends the program.
    public func run() -> Never {
        Task {
            await answerAll()
            exit(0)
        }
        dispatchMain()
    }

    private func answerAll() async {
        for await (head, body) in pipe.messages(PipeRequest.self) {
            guard let request = head.request(body: body) else {
                streams.removeValue(forKey: head.id)?.cancel()
                continue
            }
            let task = Task {
                await answer(request, id: head.id)
                streams[head.id] = nil
            }
            // Only streams last, and only they are taken back.
            if request.path == "/events" { streams[head.id] = task }
        }
    }

    private func answer(_ request: PreviewRequest, id: Int) async {
        let answer = await preview.answer(request)
        switch answer.body {
        case .bytes(let data):
            pipe.send(PipeAnswer(id: id, .bytes, of: answer), data)
        case .events(let events):
            pipe.send(PipeAnswer(id: id, .events, of: answer))
            for await event in events { pipe.send(PipeAnswer(id: id, .event), event) }
            pipe.send(PipeAnswer(id: id, .end))
        }
    }
}
