import Foundation

/// On which lines the keys of a JSON text stand: what Foundation's decoder does not tell.
///
/// The text must be valid JSON. Keys inside lists are not told apart by their place in the list.
struct JSONLines {
    /// A key that stands more than once in one object.
    struct Repetition: Equatable {
        var path: [String]
        /// Where it stands for the second time.
        var line: Int
        /// How often it stands there.
        var count = 2
    }

    private(set) var repetitions: [Repetition] = []
    /// The place in `repetitions` of each key there.
    private var places: [[String]: Int] = [:]
    private var lines: [[String]: Int] = [[]: 1]

    private enum Container { case object, list }
    private enum Awaited { case key, value }

    init(_ json: Data) {
        let bytes = Array(json)
        var open: [Container] = []
        var path: [String] = []
        var (line, awaited, index) = (1, Awaited.value, 0)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "{"):
                open.append(.object)
                awaited = .key
            case UInt8(ascii: "["):
                open.append(.list)
                awaited = .value
            case UInt8(ascii: "\""):
                let end = Self.end(ofStringAt: index, in: bytes)
                if awaited == .key {
                    path.append(Self.string(bytes[index..<end]))
                    note(path, line)
                    awaited = .value
                }
                index = end - 1
            case UInt8(ascii: ","):
                guard open.last == .object else { break }
                path = path.dropLast()
                awaited = .key
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                // An empty object has no key to take away.
                if open.popLast() == .object, awaited == .value { path = path.dropLast() }
                awaited = .value
            default: break
            }
            index += 1
        }
    }

    /// The line of a key, or of the nearest object around it, counted from 1.
    func line(of path: [String]) -> Int {
        var path = path[...]
        while true {
            if let line = lines[Array(path)] { return line }
            path = path.dropLast()
        }
    }

    private mutating func note(_ path: [String], _ line: Int) {
        if lines[path] == nil {
            lines[path] = line
        } else if let place = places[path] {
            repetitions[place].count += 1
        } else {
            places[path] = repetitions.count
            repetitions.append(Repetition(path: path, line: line))
        }
    }

    /// The place after a string's closing quotation mark.
    private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private static func string(_ quoted: ArraySlice<UInt8>) -> String {
        let value = try? JSONSerialization.jsonObject(with: Data(quoted), options: .fragmentsAllowed)
        return value as? String ?? String(decoding: quoted, as: UTF8.self)
    }
}
