import Foundation
import PlacardSpecimens

/// Which file the image of each document goes to.
struct OutputPlan {
    struct Job: Equatable {
        /// The path as it was given.
        let input: String
        fileprivate let target: URL
        /// Nil where the target is the file.
        fileprivate var name: String?
        /// Made when it is asked for: of all processes of a run one asks.
        var output: URL { name.map { target.appendingPathComponent($0, isDirectory: false) } ?? target }
    }

    /// The paths as they were given.
    let inputs: [String]
    let kind: ImageFormat
    /// Whether the images go to a folder, which has room for every scene of a storyboard.
    let goesToFolder: Bool
    /// The folder that all images go to or below.
    let folder: URL
    private let target: URL
    /// How many folders of all paths are left out; nil for those that they have in common.
    private let level: Int?

    /// Where each image goes, found out anew each time: a process that leaves the work to others need not know.
    var jobs: [Job] {
        goesToFolder
            ? Self.jobs(inputs, in: target, kind: kind, below: level)
            : inputs.map { Job(input: $0, target: target) }
    }

    /// Plans for all documents of a project and a folder, in which images lie as the documents do in the project.
    init(project: ProjectFolder, output: String) throws(CommandFailure) {
        guard !output.isEmpty else { throw .usage("-o is empty; name a folder") }
        let target = URL(fileURLWithPath: output, isDirectory: true)
        let isPicture = ImageFormat(rawValue: target.pathExtension.lowercased()) != nil
        guard
            FileKind(at: target.path) == .folder
                || FileKind(at: target.path) == nil && (!isPicture || output.hasSuffix("/"))
        else {
            throw .usage("the documents of a project do not fit into the one file \(output); name a folder")
        }
        (kind, goesToFolder, folder) = (.png, true, target)
        (inputs, level) = (project.documents.map(\.path), project.root.pathComponents.count)
        self.target = target
    }

    /// Plans for one document and one file, or for any number of documents and a folder.
    ///
    /// Within the folder an image keeps the folders that the document has below the folder common to all documents,
    /// so that equal names do not meet; where two still do, the document's extension stays part of the name.
    init(inputs: [String], output: String) throws(CommandFailure) {
        // An empty path is the folder of the call.
        guard !output.isEmpty else { throw .usage("-o is empty; name a picture or a folder") }
        guard !inputs.contains("") else { throw .usage("a document's name is empty; name a file") }
        let target = URL(fileURLWithPath: output)
        (self.inputs, self.target, level) = (inputs, target, nil)
        if inputs.count == 1, !Self.isFolder(output, target) {
            goesToFolder = false
            folder = target.deletingLastPathComponent()
            kind = try ImageFormat(of: target)
            return
        }
        if !Self.isFolder(output, target), !target.pathExtension.isEmpty {
            throw .usage("\(inputs.count) documents do not fit into the one file \(output); name a folder")
        }
        (kind, goesToFolder, folder) = (.png, true, target)
    }

    /// Asks whether the images can be written, and tells of a folder that will be made for them.
    @MainActor func prepare(_ console: Console) throws(CommandFailure) {
        try console.prepare(target, as: goesToFolder ? .folder : .file)
    }

    private static func isFolder(_ output: String, _ target: URL) -> Bool {
        output.hasSuffix("/") || FileKind(at: target.path) == .folder
    }

    private static func jobs(_ inputs: [String], in folder: URL, kind: ImageFormat, below level: Int?) -> [Job] {
        var places = InputPlaces()
        let paths = inputs.map { places.place(of: $0) }
        let common = level ?? commonPrefix(of: places.folders).count
        let stems = paths.map { ($0.folder.dropFirst(common) + [$0.name]).joined(separator: "/") }
        let short = stems.map { ($0 as NSString).deletingPathExtension }
        let uses = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
        return inputs.indices.map { index in
            let name = uses[short[index]] == 1 ? short[index] : stems[index]
            return Job(input: inputs[index], target: folder, name: "\(name).\(kind.rawValue)")
        }
    }

    private static func commonPrefix(of paths: [[String]]) -> [String] {
        guard var prefix = paths.first else { return [] }
        for path in paths {
            while !path.starts(with: prefix) { prefix.removeLast() }
        }
        return prefix
    }
}

/// Where documents lie, in the parts of absolute paths; each folder is looked for once, because Foundation takes as long
/// over a path as to lay out ten labels.
private struct InputPlaces {
    private var known: [Substring: [String]] = [:]
    /// All that documents were found in.
    private(set) var folders: [[String]] = []

    mutating func place(of input: String) -> (folder: [String], name: String) {
        let end = input.utf8.lastIndex(of: UInt8(ascii: "/")).map { input.utf8.index(after: $0) } ?? input.startIndex
        let name = input[end...]
        // Names that mean another place than one in the folder, and ends of paths that lead to one.
        guard !name.isEmpty, name != ".", name != "..", !name.hasPrefix("~") else {
            let parts = Self.parts(of: input)
            folders.append(Array(parts.dropLast()))
            return (folders[folders.count - 1], parts.last ?? "")
        }
        return (folder(input[..<end]), String(name))
    }

    private mutating func folder(_ path: Substring) -> [String] {
        if let parts = known[path] { return parts }
        let parts = Self.parts(of: path.isEmpty ? "." : String(path))
        known[path] = parts
        folders.append(parts)
        return parts
    }

    private static func parts(of path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    }
}

extension ImageFormat {
    /// The kind that an output's extension asks for.
    ///
    /// - Throws: For an extension that no image is written in, as a mistake in the command line.
    init(of output: URL) throws(CommandFailure) {
        let written = output.pathExtension.lowercased()
        guard let kind = ImageFormat(rawValue: written) else {
            let kinds = ImageFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
            let what = written.isEmpty ? "\(output.relativePath) has no extension" : ".\(written) is not written yet"
            throw .usage("\(what); name a file that ends in \(kinds), or a folder with a / at the end")
        }
        self = kind
    }
}
