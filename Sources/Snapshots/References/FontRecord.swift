import Foundation
import PlacardSpecimens
import Synchronization

/// A font that a snapshot was set in: enough to tell two versions of it apart.
package struct FontRecord: Hashable, Codable, Sendable {
    /// The PostScript name.
    package let name: String
    /// The file's name, without its folder.
    package let file: String
    /// The revision that the font gives itself, such as 4.001.
    package let version: String
    /// FNV-1a of the file's bytes, 64 bits in hexadecimal.
    package let hash: String

    package init(name: String, file: String, version: String, hash: String) {
        (self.name, self.file, self.version, self.hash) = (name, file, version, hash)
    }

    /// Of a face in a file; one in memory has no hash.
    package init(_ face: FontFace) {
        let key = "\(face.url?.path ?? face.postScriptName)#\(face.index)"
        if let kept = Self.known.withLock({ $0[key] }) {
            self = kept
            return
        }
        let bytes = face.url.flatMap { try? Data(contentsOf: $0, options: .mappedIfSafe) } ?? Data()
        self.init(
            name: face.postScriptName, file: face.url?.lastPathComponent ?? "memory",
            version: Self.revision(of: bytes, face.index) ?? "unknown", hash: bytes.isEmpty ? "" : Self.hash(bytes))
        Self.known.withLock { known in
            if known.count >= 512 { known.removeAll() }
            known[key] = self
        }
    }

    /// Files that were read, which fonts seldom change.
    private static let known = Mutex<[String: FontRecord]>([:])

    private static func hash(_ bytes: Data) -> String {
        let value = bytes.withUnsafeBytes { bytes in
            bytes.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The fontRevision of the table `head`. Source: the OpenType specification.
    private static func revision(of bytes: Data, _ index: Int) -> String? {
        func number(_ offset: Int) -> Int? {
            guard offset >= 0, offset + 4 <= bytes.count else { return nil }
            return (0..<4).reduce(0) { $0 << 8 | Int(bytes[bytes.startIndex + offset + $1]) }
        }
        var start = 0
        if number(0) == 0x7474_6366 { start = number(12 + 4 * index) ?? -1 }  // ttcf
        guard let counts = number(start + 4) else { return nil }
        for table in 0..<min(counts >> 16, 100) {
            let record = start + 12 + 16 * table
            guard number(record) == 0x6865_6164, let head = number(record + 8), let revision = number(head + 4)
            else { continue }
            return String((Double(revision) / 65_536 * 1_000).rounded() / 1_000)
        }
        return nil
    }
}
