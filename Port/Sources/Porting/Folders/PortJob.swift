import Foundation

/// Folders that are ported together, and where the copies go.
public struct PortJob {
    /// One result for each source, in the order of `sources`.
    public let ported: [PortedFile]
    private let folders: [SourceFolder]
    private let sources: [Source]
    private let port: Port

    private struct Source {
        let folder: Int
        let path: String
    }

    /// Reads and rewrites all sources.
    ///
    /// - Parameters:
    ///   - paths: Folders or files.
    ///   - others: Those of modules that are imported.
    ///   - output: Where the copies will go, which is passed over where it lies in one of the folders.
    /// - Throws: If something cannot be read, or the folders have no sources.
    public init(_ paths: [String], reading others: [String], into output: URL? = nil) throws(PortFailure) {
        let folders = try Self.folders(paths, for: .porting(into: output))
        let sources = folders.indices.flatMap { index in
            folders[index].sources.map { Source(folder: index, path: $0) }
        }
        guard !sources.isEmpty else {
            throw PortFailure("\(paths[0]): error: there is no Swift file to be ported; check the path")
        }
        let files = try Self.files(sources.map { folders[$0.folder].url.appendingPathComponent($0.path) })
        let read = try Self.folders(others, for: .reading)
        let known = try Self.files(read.flatMap { folder in folder.sources.map(folder.url.appendingPathComponent) })
        port = Port(files, reading: known)
        try port.checkInheritance()
        ported = files.map(port.ported)
        self.folders = folders
        self.sources = sources
    }

    private static func folders(
        _ paths: [String], for purpose: SourceFolder.Purpose
    ) throws(PortFailure) -> [SourceFolder] {
        try paths.map { path throws(PortFailure) in try SourceFolder(URL(fileURLWithPath: path), for: purpose) }
    }

    private static func files(_ urls: [URL]) throws(PortFailure) -> [SourceFile] {
        try urls.map { url throws(PortFailure) in try SourceFolder.source(url) }
    }

    // MARK: Writing

    /// Writes the copies, and all other files as they are.
    ///
    /// Of several folders each gets a folder of its name, with those around it where two have the same.
    public func write(into output: URL) throws(PortFailure) {
        let roots = try CopyFolders(of: folders.map(\.url), in: output).roots
        for (source, file) in zip(sources, ported) {
            let copy = roots[source.folder].appendingPathComponent(Self.name(ofCopy: source.path))
            try Self.write(Data(file.text.utf8), to: copy)
        }
        for (folder, root) in zip(folders, roots) {
            let sources = Set(folder.sources)
            for path in folder.files where !sources.contains(path) {
                try Self.copy(folder.url.appendingPathComponent(path), to: root.appendingPathComponent(path))
            }
        }
        let symbols = AssetSymbols(of: folders, isDeclared: port.declares)
        guard !symbols.isEmpty else { return }
        try Self.write(Data(symbols.text.utf8), to: roots[0].appendingPathComponent(AssetSymbols.fileName))
    }

    /// Writes the symbols of the assets in folders that hold no sources, or beside them.
    ///
    /// - Throws: If a folder is not there, or the file cannot be written.
    public func writeSymbols(ofAssetsIn paths: [String], to output: URL) throws(PortFailure) {
        let symbols = AssetSymbols(of: try Self.folders(paths, for: .reading), isDeclared: port.declares)
        try Self.write(Data(symbols.text.utf8), to: output)
    }

    /// The copy's name says what it is. A program begins in `main.swift`.
    static func name(ofCopy path: String) -> String {
        let isMain = path == "main.swift" || path.hasSuffix("/main.swift")
        return isMain ? path : path.dropLast(".swift".count) + SourceFolder.copySuffix
    }

    /// Writes one file for each source.
    public func write(to outputs: [URL]) throws(PortFailure) {
        for (output, file) in zip(outputs, ported) { try Self.write(Data(file.text.utf8), to: output) }
    }

    /// A file that is the same already keeps its date, so that it is not compiled again.
    private static func write(_ data: Data, to url: URL) throws(PortFailure) {
        guard FileManager.default.contents(atPath: url.path) != data else { return }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw PortFailure(unwritten: url, error)
        }
    }

    private static func copy(_ file: URL, to url: URL) throws(PortFailure) {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw PortFailure("\(file.path): error: the file cannot be read; check its rights")
        }
        try write(data, to: url)
    }
}
