import Foundation

/// Looking into files byte by byte; offsets count from the first byte, and nothing reaches beyond the last.
extension Data {
    /// The order of the bytes of a number.
    enum ByteOrder {
        case mostSignificantFirst
        case leastSignificantFirst
    }

    /// The unsigned number in some bytes; nil if they are not all there.
    func number(at offset: Int, bytes length: Int, _ order: ByteOrder = .mostSignificantFirst) -> Int? {
        guard let part = part(at: offset, length) else { return nil }
        let value = { (sum: Int, byte: UInt8) in sum << 8 | Int(byte) }
        return order == .mostSignificantFirst ? part.reduce(0, value) : part.reversed().reduce(0, value)
    }

    /// Some bytes; nil if they are not all there.
    func part(at offset: Int, _ length: Int) -> Data? {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
        return self[startIndex + offset..<startIndex + offset + length]
    }

    func hasBytes(_ bytes: [UInt8], at offset: Int) -> Bool {
        part(at: offset, bytes.count)?.elementsEqual(bytes) ?? false
    }
}
