import Foundation

/// A folder of its own for one test, removed afterwards.
public final class Folder {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("placard-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a file, and the folders that it lies in.
    ///
    /// - Returns: The file's path.
    @discardableResult public func write(_ text: String, as name: String) throws -> String {
        try write(Data(text.utf8), as: name)
    }

    @discardableResult public func write(_ data: Data, as name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file.path
    }

    /// Writes a script that can be started, or into the one that is there.
    ///
    /// Another process writes it: Linux starts no file that anybody has open for writing (ETXTBSY), and what other tests start at
    /// the same time holds this process's open files for a moment.
    ///
    /// - Returns: The file's path.
    @discardableResult public func writeProgram(_ script: String, as name: String) throws -> String {
        let file = path(name)
        let writer = try Process.run(
            URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "printf %s \"$0\" > \"$1\" && chmod 755 \"$1\"", script, file])
        writer.waitUntilExit()
        guard writer.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
        return file
    }

    /// The files below the folder, by their paths within it, sorted.
    public var files: [String] {
        let all = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
        return all.filter { !isFolder($0) }.sorted()
    }

    private func isFolder(_ name: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path(name), isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
