import Foundation
import Testing

@testable import PlacardCoreText

/// The list of fonts that is kept must be the one that fontconfig gives.
@Suite struct FontCatalogFileTests {
    private let listed = FontCatalog.withInstalled { FontCatalog.list($0) }

    @Test func `A kept list says what fontconfig says`() throws {
        let kept = try #require(records(FontCatalogFile.text(listed, ["/usr/share/fonts", "/nowhere"])))
        #expect(kept.map(\.description) == listed.map(\.description))
    }

    @Test func `A kept face covers what the listed one covers`() throws {
        let kept = try #require(records(FontCatalogFile.text(listed, [])))
        for (a, b) in zip(kept, listed).prefix(40) {
            for scalar in [0x41, 0xE9, 0x416, 0x5D0, 0x4E00, 0x1F600] as [UInt32] {
                #expect(a.coverage.contains(scalar) == b.coverage.contains(scalar), "\(a.fullName) \(scalar)")
            }
        }
    }

    @Test func `A list is written once and read by the next library`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = FontCatalogFile(url: folder.appendingPathComponent("fonts"))
        #expect(file.records() == nil)
        let first = FontCatalog.installed(keptIn: file).records.map(\.description)
        #expect(FontCatalog.installed(keptIn: file).records.map(\.description) == first)
    }

    @Test func `A list is not read when a folder of fonts has changed`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = FontCatalogFile.text(listed, [folder.path])
        #expect(records(text) != nil)
        try Data().write(to: folder.appendingPathComponent("new.ttf"))
        #expect(records(text) == nil)
    }

    @Test func `Damaged lists are not read, whatever is wrong with them`() throws {
        let text = Array(try #require(FontCatalogFile.text(Array(listed.prefix(3)), [])).utf8)
        for length in text.indices { #expect(records(Array(text[..<length])) == nil) }
        for place in text.indices {
            var damaged = text
            damaged[place] ^= 0x0A
            _ = records(damaged)
        }
    }

    @Test(arguments: ["-1", "65537", "\(Int.min)", "\(Int.max)", "x", ""])
    func `Lists with counts that no list has are not read`(count: String) throws {
        let text = try #require(FontCatalogFile.text(Array(listed.prefix(3)), []))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // How many folders, fonts and families of the first font there are.
        for place in 2...4 {
            var damaged = lines
            damaged[place] = count
            #expect(records(damaged.joined(separator: "\n")) == nil)
        }
    }

    private func records(_ text: String?) -> [FontRecord]? { text.flatMap { records(Array($0.utf8)) } }

    private func records(_ bytes: [UInt8]) -> [FontRecord]? {
        bytes.withUnsafeBytes { FontCatalogFile.records(in: $0) }
    }
}

extension FontRecord {
    /// All but the coverage.
    fileprivate var description: String {
        "\(families) \(styleName) \(fullName) \(postScriptName) \(path) \(index) \(revision) \(isVariable) \(traits) \(hasColor)"
    }
}
