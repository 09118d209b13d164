import Foundation
import Synchronization

/// Formats whose wording follows a number: what a lookup answers, and how arguments are put into it.
///
/// A lookup answers a text before its numbers are known. One that follows a number is answered as a place that names its
/// rules, as on Apple's systems, and formatting finds them again.
enum LocalizedFormat {
    private struct Rules: Hashable {
        let text: LocalizedText
        let language: String
        let pseudolocale: Pseudolocale?
    }

    private struct Known {
        var numbers: [Rules: Int] = [:]
        var rules: [Rules] = []
    }

    /// The rules of all texts that were answered: as many as there are in the program's tables, and 100,000 at most.
    private static let known = Mutex(Known())
    private static let mark = "placard:"
    private static let markedPlace = "%#@\(mark)"

    /// What a lookup answers for a text. One that writes the program's own mark goes by its rules, too: no table names
    /// those of another text.
    static func answer(_ text: LocalizedText, in language: String, _ pseudolocale: Pseudolocale?) -> String {
        if let plain = text.plain, !plain.contains(markedPlace) { return pseudolocale?.applied(to: plain) ?? plain }
        let rules = Rules(text: text, language: language, pseudolocale: pseudolocale)
        let number = known.withLock { known -> Int? in
            if let number = known.numbers[rules] { return number }
            guard known.rules.count < 100_000 else { return nil }
            known.rules.append(rules)
            known.numbers[rules] = known.rules.count - 1
            return known.rules.count - 1
        }
        guard let number else { return text.wording.form(for: nil, in: language) ?? "" }
        return "\(markedPlace)\(number)@"
    }

    /// The format with the arguments in their places.
    static func string(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard format.contains(markedPlace) else {
            return String(format: format, locale: locale, arguments: arguments)
        }
        return FormatPlace.parts(of: format).map { part -> String in
            guard case .place(let place) = part, let rules = rules(of: place) else { return part.source(in: format) }
            var writing = Writing(rules.text, rules.language, arguments)
            writing.write(rules.text.wording, argument: 1)
            let altered = rules.pseudolocale?.applied(to: writing.format) ?? writing.format
            return String(format: altered, locale: locale, arguments: writing.used)
        }.joined()
    }

    private static func rules(of place: FormatPlace) -> Rules? {
        guard case .variable(let name) = place.kind, name.hasPrefix(mark),
            let number = Int(name.dropFirst(mark.count))
        else { return nil }
        return known.withLock { $0.rules.indices.contains(number) ? $0.rules[number] : nil }
    }

    /// Writes a text's wordings as a format whose places follow each other, with the arguments in that order: the forms
    /// chosen may skip or repeat some, which Foundation's own numbered places do not bear.
    private struct Writing {
        let text: LocalizedText
        let language: String
        let arguments: [any CVarArg]
        private(set) var format = ""
        private(set) var used: [any CVarArg] = []
        /// How many variables lie in each other.
        private var depth = 0
        /// How many wordings may be written yet.
        private var budget = 10_000

        init(_ text: LocalizedText, _ language: String, _ arguments: [any CVarArg]) {
            (self.text, self.language, self.arguments) = (text, language, arguments)
        }

        /// - Parameters:
        ///   - argument: The argument that the wording follows, and that its first place stands for.
        ///   - specifier: How that argument is written where the wording says `%arg`.
        mutating func write(_ wording: LocalizedText.Wording, argument: Int, specifier: String = "lld") {
            budget -= 1
            guard depth < 8, budget >= 0, format.utf8.count < 100_000,
                let form = wording.form(for: number(argument), in: language)
            else { return }
            depth += 1
            defer { depth -= 1 }
            var next = argument
            for part in FormatPlace.parts(of: form) {
                guard case .place(let place) = part, place.kind != .percent else {
                    format += part.written(in: form)
                    continue
                }
                if place.kind == .argument {
                    write(specifier, of: argument)
                    continue
                }
                let variable = text.variables[place.variableName]
                let index = place.position ?? variable?.argument ?? next
                if place.position == nil, variable?.argument == nil { next += 1 }
                if let variable {
                    write(variable.wording, argument: index, specifier: variable.specifier)
                } else if case .value(let specifier) = place.kind {
                    write(specifier, of: index)
                }
            }
        }

        /// Leaves out what there is no argument for.
        private mutating func write(_ specifier: String, of argument: Int) {
            guard arguments.indices.contains(argument - 1) else { return }
            format += "%" + FormatSpecifier.suiting(arguments[argument - 1], written: specifier)
            used.append(arguments[argument - 1])
        }

        /// The number that an argument is; nil where it is none, or is not there.
        private func number(_ argument: Int) -> Double? {
            guard arguments.indices.contains(argument - 1) else { return nil }
            switch arguments[argument - 1] {
            case let number as any BinaryInteger: return Double(number)
            case let number as Double: return number
            case let number as Float: return Double(number)
            default: return nil
            }
        }
    }
}

extension FormatPlace {
    /// The name of the part that stands here; empty where a value does.
    fileprivate var variableName: String {
        if case .variable(let name) = kind { return name }
        return ""
    }
}

extension FormatPlace.Part {
    /// The part in a format for Foundation, which reads a percent sign that begins no place in its own way.
    fileprivate func written(in format: String) -> String {
        if case .text(let text) = self { return text.replacingOccurrences(of: "%", with: "%%") }
        return source(in: format)
    }

    fileprivate func source(in format: String) -> String {
        switch self {
        case .text(let text): text
        case .place(let place): String(format[place.range])
        }
    }
}
