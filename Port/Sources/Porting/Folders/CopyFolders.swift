import Foundation

/// The folders that copies go to: of one folder the output itself, of several a folder for each below it.
struct CopyFolders {
    /// One for each folder that is copied, in their order.
    let roots: [URL]

    /// Names the folders.
    ///
    /// - Throws: If two of them cannot be told apart, or a copy would lie among what it is made of.
    init(of folders: [URL], in output: URL) throws(PortFailure) {
        let paths = folders.map { $0.standardizedFileURL.path }
        let isAlone = folders.count == 1
        let names = isAlone ? [:] : try Self.names(of: Set(paths))
        roots = paths.map { path in names[path].map { output.appendingPathComponent($0) } ?? output }
        let sources = Set(folders.map(FolderWalk.place(of:)))
        if let root = ([output] + roots).first(where: { sources.contains(FolderWalk.place(of: $0)) }) {
            throw PortFailure("\(root.path): error: the copy would lie among the sources; choose another output")
        }
    }

    /// Each gets its own name, with as many of the folders around it before that as tell it from others: `Cards-Sources`.
    private static func names(of paths: Set<String>) throws(PortFailure) -> [String: String] {
        let parts = Dictionary(uniqueKeysWithValues: paths.map { ($0, $0.split(separator: "/").map(String.init)) })
        var lengths = parts.mapValues { _ in 1 }
        while true {
            let names = parts.map { path, parts in
                (name: parts.suffix(lengths[path]!).joined(separator: "-"), path: path)
            }
            let shared = Dictionary(grouping: names, by: \.name).values.filter { $0.count > 1 }.flatMap(\.self)
            let longer = shared.map(\.path).filter { lengths[$0]! < parts[$0]!.count }
            if let first = shared.map(\.path).min(), longer.isEmpty {
                throw PortFailure("\(first): error: another folder's copy has the same name; port them one by one")
            }
            if shared.isEmpty { return Dictionary(uniqueKeysWithValues: names.map { ($0.path, $0.name) }) }
            for path in longer { lengths[path]! += 1 }
        }
    }
}
