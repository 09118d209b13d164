import Foundation

/// Looks through a binary property list before Foundation reads it.
///
/// Objects refer to others by number, and Foundation copies what is referred to twice: lists of which each holds the
/// next one twice are a file of 200 bytes and more than any memory. No program writes such files: of equal objects only
/// texts, numbers and the like are stored once, so a list or a dictionary that is met again is refused.
struct BinaryPropertyListCheck {
    /// The most references of lists and dictionaries to what they hold.
    private static let references = 1 << 20
    /// The most bytes of texts and data, each counted as often as it is referred to.
    private static let content = 1 << 26

    private let bytes: [UInt8]
    private var offsetSize = 0
    private var referenceSize = 0
    private var count = 0
    private var table = 0
    private var containers: Set<Int> = []
    /// Objects that are still to be looked at, with how deep they lie.
    private var waiting: [(object: Int, depth: Int)] = []
    private var (references, content) = (0, 0)

    /// Whether Foundation can read the list without more time and memory than its length explains.
    static func isSound(_ data: Data) -> Bool {
        var check = BinaryPropertyListCheck(bytes: Array(data))
        return check.run()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() -> Bool {
        // The header of 8 bytes, an object, its place and the trailer.
        guard bytes.starts(with: "bplist0".utf8), bytes.count >= 42 else { return false }
        let trailer = bytes.count - 32
        (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = number(at: trailer + 8, 8), let top = number(at: trailer + 16, 8),
            let table = number(at: trailer + 24, 8), table >= 8, table < trailer,
            count <= (trailer - table) / offsetSize
        else { return false }
        (self.count, self.table) = (count, table)
        waiting = [(top, 0)]
        while let (object, depth) = waiting.popLast() {
            guard look(at: object, depth) else { return false }
        }
        return true
    }

    private mutating func look(at object: Int, _ depth: Int) -> Bool {
        guard object < count, let place = number(at: table + object * offsetSize, offsetSize), place >= 8,
            place < table
        else { return false }
        switch bytes[place] >> 4 {
        case 0x4, 0x5, 0x6:
            guard let length = length(at: place)?.value else { return false }
            content += bytes[place] >> 4 == 0x6 ? 2 * length : length
            return content <= Self.content
        case 0xA, 0xB, 0xC: return open(place, depth, width: 1)
        case 0xD: return open(place, depth, width: 2)
        default: return true
        }
    }

    /// Notes what a list (of width 1) or a dictionary (of keys and values) holds.
    private mutating func open(_ place: Int, _ depth: Int, width: Int) -> Bool {
        guard depth < TextTable.depth, containers.insert(place).inserted, let (length, start) = length(at: place)
        else { return false }
        references += length * width
        guard references <= Self.references else { return false }
        for index in 0..<length * width {
            guard let object = number(at: start + index * referenceSize, referenceSize) else { return false }
            waiting.append((object, depth + 1))
        }
        return true
    }

    /// How many things an object holds, and where they begin: short lengths stand in its first byte, longer ones
    /// behind it as a number with a byte of its own for its size.
    private func length(at place: Int) -> (value: Int, start: Int)? {
        let short = Int(bytes[place] & 0xF)
        guard short == 0xF else { return (short, place + 1) }
        guard place + 1 < table, bytes[place + 1] >> 4 == 1 else { return nil }
        let size = 1 << Int(bytes[place + 1] & 0xF)
        guard size <= 8, let length = number(at: place + 2, size), length <= bytes.count else { return nil }
        return (length, place + 2 + size)
    }

    /// A number without a sign, its highest byte first; nil outside of the bytes and beyond 2³¹.
    private func number(at place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
        return value < 1 << 31 ? Int(value) : nil
    }
}
