import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard conformance`: answers Unicode's test files, line by line, without seeing what they expect.
struct Conformance: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Reads code points from standard input and writes levels and order, or break offsets.")

    enum Suite: String, WordArgument {
        case bidi, bidichar, linebreak, grapheme
    }

    @Argument(help: "bidi, bidichar, linebreak or grapheme.")
    var suite: Suite

    @MainActor func run(on console: Console) throws {
        var failures: [String] = []
        var number = 0
        var lines = InputLines()
        while let line = lines.next() {
            number += 1
            var answer = ""
            do {
                guard let line else { throw LineFault.tooLong }
                answer = try Conformance.answer(to: line, suite: suite)
            } catch {
                failures.append("<stdin>:\(number): error: \(error)")
            }
            try console.print(answer)
        }
        if let fault = lines.fault { throw CommandFailure(inputFault: fault, after: failures) }
        if !failures.isEmpty { throw CommandFailure(.badInput, failures) }
    }

    static func answer(to line: String, suite: Suite) throws -> String {
        var words = line.split(separator: " ").map(String.init)
        switch suite {
        case .bidi, .bidichar:
            guard !words.isEmpty else {
                throw LineFault(description: "empty line; start with ltr, rtl or auto")
            }
            let direction = try direction(words.removeFirst())
            return text(UnicodeConformance.bidi(try codePoints(words), direction: direction))
        case .linebreak: return text(UnicodeConformance.lineBreaks(try codePoints(words)))
        case .grapheme: return text(UnicodeConformance.graphemeBreaks(try codePoints(words)))
        }
    }

    private static func direction(_ word: String) throws -> UnicodeConformance.Direction {
        switch word {
        case "ltr": return .leftToRight
        case "rtl": return .rightToLeft
        case "auto": return .automatic
        default: throw LineFault(description: "unknown direction \(word); use ltr, rtl or auto")
        }
    }

    private static func codePoints(_ words: [String]) throws -> [UInt32] {
        try words.map { word in
            guard let value = UInt32(word, radix: 16), value <= 0x10FFFF else {
                throw LineFault(description: "\(word) is no code point; use hexadecimal digits up to 10FFFF")
            }
            return value
        }
    }

    private static func text(_ bidi: UnicodeConformance.Bidi) -> String {
        let levels = bidi.levels.map { $0.map { String($0) } ?? "x" }.joined(separator: " ")
        return "\(bidi.paragraphLevel);\(levels);\(text(bidi.order))"
    }

    private static func text(_ offsets: [Int]) -> String { offsets.map { String($0) }.joined(separator: " ") }
}
