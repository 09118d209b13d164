import Foundation

/// What a process said, and how it ended.
struct ProcessOutcome {
    let output: String
    let errors: String
    /// Its exit status; 127 where it could not be started.
    let status: Int32

    /// Runs a program to its end; what it says goes to files, which never make it wait.
    ///
    /// - Parameter words: The program's file and its arguments.
    init(of words: [String]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("placard-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["output", "errors"].map(folder.appendingPathComponent)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in files { try Data().write(to: file) }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: files[0])
            process.standardError = try FileHandle(forWritingTo: files[1])
            try process.run()
        } catch {
            (output, status) = ("", 127)
            errors = "error: \(words[0]) cannot be started (\(error)); put it on the PATH"
            return
        }
        process.waitUntilExit()
        let texts = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
        (output, errors, status) = (texts[0], texts[1], process.terminationStatus)
    }
}
