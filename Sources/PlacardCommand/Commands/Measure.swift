import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard measure`: lays out texts that come as JSON lines and answers with lines and sizes.
struct Measure: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        abstract: "Reads texts as JSON lines from standard input and writes their lines and sizes.",
        discussion: """
            One answer a line; a line that makes no sense is answered by its id and an error, and in the end the exit \
            status is 1.
            """)

    @Flag(help: "Answer with clusters also where a request does not ask for them.")
    var clusters = false

    @MainActor func run(on console: Console) throws {
        try FontOptions.requireAny(on: console)
        var (wrong, all, number) = (0, 0, 0)
        var lines = InputLines()
        while let line = lines.next() {
            number += 1
            if line?.allSatisfy(\.isWhitespace) == true { continue }
            let answer = Measure.answer(to: line, number: number, defaults: clusters ? ["clusters": true] : [:])
            all += 1
            if answer.isFault { wrong += 1 }
            try console.print(answer.text)
        }
        if let fault = lines.fault { throw CommandFailure(inputFault: fault) }
        guard wrong == 0 else {
            throw CommandFailure(
                .badInput, ["placard measure: \(wrong) of \(all) requests made no sense; their answers say why"])
        }
    }

    /// The answer to one request, as JSON; nil stands for one that is too long.
    ///
    /// - Parameters:
    ///   - number: The line's, from 1, which is told of a line without an id.
    ///   - defaults: Fields for requests that lack them.
    @MainActor static func answer(
        to line: InputLines.Line, number: Int? = nil, defaults: [String: Any] = [:]
    ) -> (text: String, isFault: Bool) {
        var id: Any = NSNull()
        do {
            guard let line else { throw LineFault.tooLong }
            let object = try JSONLine.object(line).merging(defaults) { given, _ in given }
            id = object["id"] ?? NSNull()
            return (try JSONLine.text(MeasureAnswer(to: MeasureRequest(object)).object), false)
        } catch {
            var answer: [String: Any] = ["id": id, "error": "\(error)"]
            if id is NSNull, let number { answer["line"] = number }
            return ((try? JSONLine.text(answer)) ?? #"{"id":null,"error":"the answer cannot be written"}"#, true)
        }
    }
}
