import Foundation

extension StyleSheet {
    /// Reads a sheet from JSON.
    ///
    /// ```json
    /// {
    ///   "colors": { "brand": { "light": "#0A5", "dark": "#4F9" } },
    ///   "styles": {
    ///     "title": { "textStyle": "title1", "weight": "bold", "color": "brand" },
    ///     "code": { "font": "monospaced", "size": 13, "backgroundColor": "systemGray6" },
    ///     "warning": { "basedOn": "title", "color": "systemRed", "case": "uppercase" }
    ///   }
    /// }
    /// ```
    /// A style's keys are `basedOn` (another style's name), `font` (`system`, `serif`, `rounded`, `monospaced` or a
    /// PostScript name), `size`, `textStyle`, `weight`, `slant`, `scalesAs`, `color`, `backgroundColor`, `kern`,
    /// `case`, `underline`, `strikethrough`, `baselineOffset`, `alignment`, `lineHeight`, `lineSpacing`,
    /// `paragraphSpacing`, `firstLineIndent` and `hyphenation`; lengths are points. Colors are `#RGB`, `#RGBA`,
    /// `#RRGGBB`, `#RRGGBBAA`, names of the sheet or of the system (`label`, `systemRed`), or an object of `light` and
    /// `dark`.
    ///
    /// - Parameters:
    ///   - json: UTF-8.
    ///   - file: What errors call the sheet.
    /// - Throws: `StyleSheetError` with all problems: line, key, what is allowed.
    public init(json: Data, file: String = "style sheet") throws(StyleSheetError) {
        var reader = StyleSheetReader(lines: JSONLines(json))
        let sheet = reader.sheet(try Self.root(of: json, file: file))
        try StyleSheetError.throwIfAny(reader.problems, file: file)
        self = sheet
    }

    /// The value that a JSON text holds.
    static func root(of json: Data, file: String) throws(StyleSheetError) -> JSONValue {
        if let problem = JSONLimits.problem(of: json) { throw StyleSheetError(file: file, problems: [problem]) }
        do {
            return try JSONDecoder().decode(JSONValue.self, from: json)
        } catch {
            throw StyleSheetError(file: file, problems: [JSONSyntax.problem(in: json)])
        }
    }

    /// Reads a sheet from a JSON file; see `init(json:file:)`.
    ///
    /// - Throws: `StyleSheetError`, also for a file that cannot be read.
    public init(contentsOf file: URL) throws(StyleSheetError) {
        try self.init(json: Self.content(of: file), file: file.path)
    }

    /// What a regular file holds, of a longer one than is read only so much that this is noticed.
    static func content(of file: URL) throws(StyleSheetError) -> Data {
        do {
            var status = stat()
            // Foundation says what is wrong, but to do so where nothing is it reads the names of all users.
            if stat(file.path, &status) != 0 { _ = try FileManager.default.attributesOfItem(atPath: file.path) }
            guard status.st_mode & S_IFMT == S_IFREG else { throw CocoaError(.fileReadUnknown) }
            return try FileHandle(forReadingFrom: file).read(upToCount: JSONLimits.size + 1) ?? Data()
        } catch {
            let message = "the file cannot be read (\(error.localizedDescription)); check its name and your rights"
            throw StyleSheetError(
                file: file.relativePath, problems: [StyleSheetError.Problem(line: 1, path: [], message: message)])
        }
    }
}

/// Says where a text stops being JSON.
private enum JSONSyntax {
    static func problem(in json: Data) -> StyleSheetError.Problem {
        var reason = "it cannot be read"
        do {
            _ = try JSONSerialization.jsonObject(with: json)
        } catch {
            reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? reason
        }
        if reason.contains("is not representable") {
            return StyleSheetError.Problem(
                line: line(of: reason, in: json), path: [],
                message: "a number is larger than any that can be read; correct it")
        }
        let text = reason.trimmingCharacters(in: CharacterSet(charactersIn: "."))
        return StyleSheetError.Problem(
            line: line(of: reason, in: json), path: [], message: "this is not JSON (\(text)); correct it")
    }

    /// Foundation names a line or a byte, depending on the system; if neither, the text ends too early.
    private static func line(of reason: String, in json: Data) -> Int {
        if let line = number(after: "line ", in: reason) { return line }
        let bytes = number(after: "character ", in: reason).map { json.prefix($0) } ?? json
        return 1 + bytes.lazy.filter { $0 == UInt8(ascii: "\n") }.count
    }

    private static func number(after word: String, in text: String) -> Int? {
        guard let range = text.range(of: word) else { return nil }
        return Int(text[range.upperBound...].prefix { $0.isASCII && $0.isNumber })
    }
}

/// Everything that is wrong with a style sheet.
public struct StyleSheetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One thing that is wrong.
    public struct Problem: Hashable, Sendable {
        /// Counted from 1.
        public let line: Int
        /// The keys that lead there, such as `styles`, `title`, `weight`; empty for the whole text.
        public let path: [String]
        /// What is wrong, and what is allowed there.
        public let message: String

        /// The problem in one line of text, with the file's name and how grave it is.
        func line(of file: String, _ gravity: String) -> String {
            let path = path.isEmpty ? "" : path.joined(separator: ".") + ": "
            return "\(file):\(line): \(gravity): \(path)\(message)".inOneLine()
        }
    }

    /// The sheet's name, as it was given when it was read.
    public let file: String
    /// In the order of their lines; never empty. Where there are too many, the last says so.
    public let problems: [Problem]

    /// A line for each problem: `file:line: error: key: what is wrong; what is allowed`.
    public var description: String {
        problems.map { $0.line(of: file, "error") }.joined(separator: "\n")
    }

    static func throwIfAny(_ problems: [Problem], file: String) throws(StyleSheetError) {
        guard !problems.isEmpty else { return }
        var sorted = problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
        if sorted.count >= JSONLimits.problems, let last = sorted.last {
            sorted.append(Problem(line: last.line, path: [], message: "there may be more; correct these first"))
        }
        throw StyleSheetError(file: file, problems: sorted)
    }
}
