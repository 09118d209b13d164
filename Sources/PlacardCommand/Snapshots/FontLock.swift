import Foundation
import PlacardSnapshots

/// The fonts that references were recorded with: their files, to be laid into a folder, and a list of them.
struct FontLock {
    private let records: [FontRecord]
    /// The most references that are looked through.
    private static let most = 200_000

    /// - Throws: One line with the file and the remedy.
    init(ofReferencesIn folder: URL) throws(CommandFailure) {
        var found: Set<FontRecord> = []
        let files = FileManager.default.enumerator(atPath: folder.path)
        var count = 0
        while let path = files?.nextObject() as? String, count < Self.most {
            guard path.hasSuffix(".environment.json") else { continue }
            count += 1
            let name = String(path.dropLast(".environment.json".count))
            do throws(SnapshotError) {
                found.formUnion(try SnapshotReference(name, in: folder).readEnvironment().fonts)
            } catch {
                throw CommandFailure(.badInput, [error.description])
            }
        }
        guard !found.isEmpty else {
            throw .usage(
                "\(folder.relativePath): it holds no references; name the folder that snapshots were recorded in")
        }
        records = found.sorted { ($0.name, $0.hash) < ($1.name, $1.hash) }
    }

    /// Copies the fonts' files into a folder, and lists them there.
    ///
    /// - Throws: A line for each font that this machine has not, or has in another version.
    func write(to folder: URL) throws(CommandFailure) {
        var lacking: [String] = []
        var files: [String: URL] = [:]
        for record in records {
            let face = FontLibrary.shared.font(named: record.name, size: 17)?.face
            if let face, let file = face.url, FontRecord(face) == record {
                files[record.file] = file
            } else {
                let font = "\(record.name) \(record.version) (\(record.file), \(record.hash))"
                lacking.append("placard: error: \(font) is not on this machine; lock where it was recorded")
            }
        }
        guard lacking.isEmpty else { throw CommandFailure(.machineLacks, lacking) }
        for (name, file) in files {
            try Self.write(try? Data(contentsOf: file), to: folder.appendingPathComponent(name))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        try Self.write(try? encoder.encode(records), to: folder.appendingPathComponent("fonts.lock.json"))
    }

    private static func write(_ data: Data?, to file: URL) throws(CommandFailure) {
        do throws(AtomicFile.Fault) {
            try AtomicFile.write(data ?? Data(), to: file)
        } catch {
            throw CommandFailure(error)
        }
    }
}
