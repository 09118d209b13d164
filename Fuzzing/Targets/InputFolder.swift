import Foundation

/// A folder in memory for input that has to lie in files.
@MainActor enum InputFolder {
    static let url: URL = {
        let shared = URL(fileURLWithPath: "/dev/shm")
        let base =
            FileManager.default.fileExists(atPath: shared.path) ? shared : FileManager.default.temporaryDirectory
        let folder = base.appendingPathComponent("placard-fuzzing-\(getpid())")
        atexit { try? FileManager.default.removeItem(at: MainActor.assumeIsolated { InputFolder.url }) }
        return folder
    }()

    /// Replaces what is in the folder by files with these contents.
    static func fill(_ files: [(path: String, content: Data)]) {
        try? FileManager.default.removeItem(at: url)
        for (path, content) in files {
            let file = url.appendingPathComponent(path)
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? content.write(to: file)
        }
    }

    /// The files that a text holds: each is a line `== PATH` and what follows up to the next.
    ///
    /// Paths stay below the folder, whatever they say.
    static func files(in data: Data) -> [(path: String, content: Data)] {
        var files: [(path: String, content: Data)] = []
        for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: Data("== ".utf8)), files.count < 64 {
                files.append((safe(String(decoding: line.dropFirst(3), as: UTF8.self)), Data()))
            } else if !files.isEmpty {
                files[files.count - 1].content += line + [UInt8(ascii: "\n")]
            }
        }
        return files
    }

    private static func safe(_ path: String) -> String {
        let names = path.split(separator: "/").filter { $0 != ".." && $0 != "." && !$0.contains("\0") }
        return names.prefix(8).map { String($0.prefix(40)) }.joined(separator: "/")
    }
}
