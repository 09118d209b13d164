import ArgumentParser
import Foundation
import PlacardSpecimens

/// The folder that documents and what is looked up around them are read within.
struct RootOption: ParsableArguments {
    @Option(
        name: .customLong("root"),
        help: """
            Reads documents, and the catalogs, pictures, fonts and texts around them, below this folder alone; symbolic \
            links that lead elsewhere are not followed.
            """,
        completion: .directory)
    var folder: String?

    /// The folder; nil where nothing bounds reading.
    ///
    /// - Throws: A mistake in the command line where there is no such folder.
    func root() throws(CommandFailure) -> ReadingRoot? {
        guard let folder else { return nil }
        if let root = ReadingRoot(at: URL(fileURLWithPath: folder, isDirectory: true)) { return root }
        throw .usage("--root \(folder): there is no such folder; name the one that the documents lie in")
    }

    /// - Throws: For a folder of which nothing may be read.
    static func requireInside(_ folder: String) throws(CommandFailure) {
        guard let root = ReadingRoot.current, root.excludes(folder) else { return }
        throw CommandFailure(.badInput, [IBError(outside: root, file: folder).description])
    }
}

/// A command that reads documents, and what lies around them within a folder that may be named.
protocol BoundSubcommand: Subcommand {
    var bound: RootOption { get }
}

extension Subcommand {
    /// Runs within the folder that the command line names, if it is asked to.
    @MainActor func runBound(on console: Console) throws {
        guard let root = try (self as? any BoundSubcommand)?.bound.root() else { return try run(on: console) }
        try ReadingRoot.$ofTask.withValue(root) { try run(on: console) }
    }
}
