import Foundation

/// The lines that make a specimen, as they are written in its file.
struct SpecimenSource {
    /// The text, without the indentation that all lines have.
    let text: String

    /// The most files that are looked through, and the most lines that are shown.
    private static let (mostFiles, mostLines) = (500, 200)

    /// Finds the call whose first text is a title, or else gives one when its parts that change are put in (`"row-\(name)"`);
    /// nil where the sources are not on this machine.
    ///
    /// - Parameter place: A Swift file, or a folder of such.
    init?(of title: String, at place: String) {
        let files = Self.files(at: place).compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        let named = files.filter { $0.contains("\"\(title)\"") }.map { $0.components(separatedBy: "\n") }
        let made = files.filter { $0.contains("\\(") }.lazy.map { $0.components(separatedBy: "\n") }
        guard
            let found = Self.found(in: named, where: { $0 == [title] })
                ?? Self.found(in: made, where: { $0.count > 1 && Self.title(title, hasParts: $0) })
        else { return nil }
        text = found
    }

    /// The first call whose first text has such parts, with the declaration that it names.
    private static func found(in files: some Sequence<[String]>, where isMeant: ([String]) -> Bool) -> String? {
        for lines in files {
            guard let named = lines.firstIndex(where: { firstText(in: $0).map(isMeant) ?? false }) else { continue }
            let call = call(named: named, in: lines)
            return ([call] + declarations(of: call, in: lines)).joined(separator: "\n\n")
        }
        return nil
    }

    /// Whether a title begins, goes on and ends with what stands around interpolations.
    private static func title(_ title: String, hasParts parts: [String]) -> Bool {
        guard let first = parts.first, let last = parts.last, !first.isEmpty, title.hasPrefix(first) else {
            return false
        }
        var rest = title.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let place = rest.range(of: part) else { return false }
            rest = rest[place.upperBound...]
        }
        return rest.hasSuffix(last)
    }

    /// The text that begins the arguments of a call on a line, in the parts around its interpolations.
    private static func firstText(in line: String) -> [String]? {
        guard let quote = line.firstIndex(of: "\"") else { return nil }
        let before = line[..<quote].trimmingCharacters(in: .whitespaces)
        guard before.isEmpty || before == "name:" || before.hasSuffix("(") || before.hasSuffix("(name:") else {
            return nil
        }
        var (parts, depth, isEscaped) = ([""], 0, false)
        for letter in line[line.index(after: quote)...] {
            if depth > 0 {
                depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
            } else if isEscaped {
                isEscaped = false
                if letter == "(" { (depth, parts) = (1, parts + [""]) } else { parts[parts.count - 1].append(letter) }
            } else if letter == "\"" {
                return parts
            } else if letter == "\\" {
                isEscaped = true
            } else {
                parts[parts.count - 1].append(letter)
            }
        }
        return nil
    }

    private static func files(at place: String) -> [String] {
        guard !place.hasSuffix(".swift") else { return [place] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().prefix(mostFiles).map { "\(place)/\($0)" }
    }

    /// From the line on which the call begins to the one that closes all that it opens.
    private static func call(named: Int, in lines: [String]) -> String {
        var start = named
        let line = lines[named].trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("\"") || line.hasPrefix("name: ") {
            while start > 0, indentation(lines[start]) >= indentation(lines[named]) { start -= 1 }
        }
        let text = part(of: lines, from: start, beyond: named)
        return text.hasSuffix(",") ? String(text.dropLast()) : text
    }

    /// What makes the view, where the call's closure is but its name, or several: `{ links }`, `{ plain + fitted }`.
    private static func declarations(of call: String, in lines: [String]) -> [String] {
        guard let names = call.firstMatch(of: /\{\s+([a-z]\w*(?: \+ [a-z]\w*)*)\s+\}$/)?.1 else { return [] }
        return names.split(separator: " + ").compactMap { name in
            let start = lines.firstIndex { $0.contains(" var \(name):") || $0.contains(" var \(name) ") }
            return start.map { part(of: lines, from: $0, beyond: $0) }
        }
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
