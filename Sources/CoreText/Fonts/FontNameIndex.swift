import Synchronization

/// Where families and faces lie in a list of fonts, by their names.
///
/// A process that draws one label asks for one family, and a table of all names takes as long as the label. So the first
/// questions are answered by looking through the list.
final class FontNameIndex: Sendable {
    private let records: [FontRecord]
    private let state = Mutex(State())

    private struct State {
        var questions = 0
        var table: Table?
    }

    private struct Table {
        var families: [String: [Int]] = [:]
        var faces: [String: Int] = [:]
    }

    /// How many questions take as long as to make the table.
    static let questionsWithoutTable = 32

    init(_ records: [FontRecord]) { self.records = records }

    /// The places of a family's faces, in order; `key` is the key of its name.
    func places(ofFamily key: String) -> [Int] {
        if let table { return table.families[key] ?? [] }
        return records.indices.filter { place in
            records[place].families.contains { FontNameIndex.matches($0, key) }
        }
    }

    /// The place of the first face with a PostScript or full name; `key` is the key of that name.
    func place(ofFace key: String) -> Int? {
        if let table { return table.faces[key] }
        guard !key.isEmpty else { return nil }
        return records.firstIndex {
            FontNameIndex.matches($0.postScriptName, key) || FontNameIndex.matches($0.fullName, key)
        }
    }

    /// Nil for the first questions.
    private var table: Table? {
        state.withLock { state in
            state.questions += 1
            if state.table == nil, state.questions > FontNameIndex.questionsWithoutTable { state.table = newTable() }
            return state.table
        }
    }

    private func newTable() -> Table {
        var table = Table()
        for (place, record) in records.enumerated() {
            for key in Set(record.families.map(FontNameIndex.key)) { table.families[key, default: []].append(place) }
            for name in [record.postScriptName, record.fullName] {
                let key = FontNameIndex.key(name)
                if !key.isEmpty, table.faces[key] == nil { table.faces[key] = place }
            }
        }
        return table
    }

    // MARK: - Keys

    /// A name without case, spaces, hyphens and underscores.
    static func key(_ name: String) -> String {
        asciiKey(name) ?? String(decoding: name.lowercased().utf8.filter { !isIgnored($0) }, as: UTF8.self)
    }

    /// Whether a name has a key: the same without making its key, for the names that nearly all fonts have.
    static func matches(_ name: String, _ key: String) -> Bool {
        var rest = key.utf8.makeIterator()
        for byte in name.utf8 where !isIgnored(byte) {
            guard byte < 0x80 else { return FontNameIndex.key(name) == key }
            guard rest.next() == lowercased(byte) else {
                // A letter beyond ASCII may stand further behind, and one such is an ASCII letter in lowercase.
                return name.utf8.contains { $0 >= 0x80 } && FontNameIndex.key(name) == key
            }
        }
        return rest.next() == nil
    }

    /// Nil for names with other characters than ASCII's.
    private static func asciiKey(_ name: String) -> String? {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return String(unsafeUninitializedCapacity: name.utf8.count) { key in
            var count = 0
            for byte in name.utf8 where !isIgnored(byte) {
                key[count] = lowercased(byte)
                count += 1
            }
            return count
        }
    }

    private static func isIgnored(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x2D || byte == 0x5F }

    private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
