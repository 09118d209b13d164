import Foundation

/// The lines that make a specimen, as they are written in its file.
struct SpecimenSource {
    /// The text, without the indentation that all lines have.
    let text: String

    /// The most files that are looked through, and the most lines that are shown.
    private static let (mostFiles, mostLines) = (500, 200)

    /// Finds the call whose first text is a title; nil where the sources are not on this machine.
    ///
    /// - Parameter place: A Swift file, or a folder of such.
    init?(of title: String, at place: String) {
        let quoted = "\"\(title)\""
        for file in Self.files(at: place) {
            guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains(quoted) else {
                continue
            }
            let lines = text.components(separatedBy: "\n")
            guard let call = Self.call(naming: quoted, in: lines) else { continue }
            self.text = [call, Self.declaration(of: call, in: lines)].compactMap(\.self).joined(separator: "\n\n")
            return
        }
        return nil
    }

    private static func files(at place: String) -> [String] {
        guard !place.hasSuffix(".swift") else { return [place] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().prefix(mostFiles).map { "\(place)/\($0)" }
    }

    /// From the line on which the call begins to the one that closes all that it opens.
    private static func call(naming quoted: String, in lines: [String]) -> String? {
        guard let named = lines.firstIndex(where: { isFirst(quoted, in: $0) }) else { return nil }
        var start = named
        if lines[named].trimmingCharacters(in: .whitespaces).hasPrefix(quoted)
            || lines[named].trimmingCharacters(in: .whitespaces).hasPrefix("name: \(quoted)")
        {
            while start > 0, indentation(lines[start]) >= indentation(lines[named]) { start -= 1 }
        }
        let text = part(of: lines, from: start, beyond: named)
        return text.hasSuffix(",") ? String(text.dropLast()) : text
    }

    /// What makes the view, where the call's closure is but its name: `{ links }`.
    private static func declaration(of call: String, in lines: [String]) -> String? {
        guard let name = call.firstMatch(of: /\{ ([a-z]\w*) \}$/)?.1 else { return nil }
        let start = lines.firstIndex { $0.contains(" var \(name):") || $0.contains(" var \(name) ") }
        return start.map { part(of: lines, from: $0, beyond: $0) }
    }

    /// From one line to the one that closes all that is open, without common indentation.
    private static func part(of lines: [String], from start: Int, beyond named: Int) -> String {
        var (depth, end) = (0, start)
        for index in start..<min(lines.count, start + mostLines) {
            depth += balance(of: lines[index])
            end = index
            if index >= named, depth <= 0 { break }
        }
        let part = lines[start...end]
        let margin = part.filter { !$0.isEmpty }.map(indentation).min() ?? 0
        return part.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
    }

    /// Whether a line begins the arguments of a call with a text.
    private static func isFirst(_ quoted: String, in line: String) -> Bool {
        guard let place = line.range(of: quoted) else { return false }
        let before = line[..<place.lowerBound].trimmingCharacters(in: .whitespaces)
        return before.isEmpty || before == "name:" || before.hasSuffix("(") || before.hasSuffix("(name:")
    }

    private static func indentation(_ line: String) -> Int {
        line.isEmpty ? .max : line.prefix { $0 == " " }.count
    }

    /// How many brackets a line opens and does not close, those in texts left out.
    private static func balance(of line: String) -> Int {
        var (balance, isText, isEscaped) = (0, false, false)
        for letter in line {
            if isEscaped {
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = true
            } else if letter == "\"" {
                isText.toggle()
            } else if !isText {
                balance += "([{".contains(letter) ? 1 : ")]}".contains(letter) ? -1 : 0
            }
        }
        return balance
    }
}
