import CHarfBuzz
import Testing

@testable import PlacardCoreText

@Suite struct LookupTableTests {
    /// Rules that lie upon each other: 30,000 sets of 30,000 rules each in 120,000 bytes.
    private var crowded: [UInt16] {
        let count: UInt16 = 30_000
        let sets = 6 + 2 * count + 10
        // The table, its list of lookups, and a lookup for contexts with one subtable.
        var words: [UInt16] = [1, 0, 0, 0, 10, 1, 4, 5, 0, 1, 8]
        words += [1, 6 + 2 * count, count] + Array(repeating: sets, count: Int(count))
        words += [2, 1, 0, count, 0]  // covers the first glyphs
        words += [count] + Array(repeating: 2 + 2 * count, count: Int(count))
        return words + [1, 0]
    }

    private func made(_ words: [UInt16]) -> OpaquePointer? {
        let bytes = words.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        let blob = bytes.withUnsafeBytes {
            hb_blob_create(
                $0.bindMemory(to: CChar.self).baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_builder_create()
        hb_face_builder_add_table(face, LookupTable.Name.substitutions.rawValue, blob)
        return face
    }

    @Test func `rules that lie upon each other are given up, not gone through`() throws {
        let face = try #require(made(crowded))
        defer { hb_face_destroy(face) }
        let rules = LookupTable(.substitutions, of: face)
        var seen = 0
        let count: LookupTable.Visitor = { _, _ in seen += 1 }
        #expect(throws: Unreadable.self) {
            try rules.forEachSequence(of: 0, isMark: { _ in false }, count)
        }
        #expect(seen > 10_000 && seen < 16 * 2 * crowded.count)
    }
}
