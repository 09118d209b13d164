import Foundation

@testable import PlacardCommand

/// What commands read from standard input or from source files.
@MainActor enum LineInput {
    /// Lines of `placard measure`: each is answered by one line of JSON, the same whenever it is asked.
    static func runMeasure(_ data: Data) {
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n").prefix(8) {
            let request = String(line)
            // Fonts that a line brings along stay for all that come after.
            guard !request.contains("fontFiles"), !request.contains("\\u00") else { continue }
            let answer = Measure.answer(to: request).text
            require(!answer.contains("\n"), "an answer has more than a line")
            let object = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
            require(object?["id"] != nil, "an answer is no JSON object with an id: \(answer)")
            require(Measure.answer(to: request).text == answer, "the same line is answered otherwise")
        }
    }

    /// Swift source, in which `placard outlets` finds declarations.
    static func runOutlets(_ data: Data) {
        let scanner = OutletScanner(String(decoding: data, as: UTF8.self))
        _ = OutletTables(classes: scanner.classes, module: "Placard").source
    }
}
