import Foundation

/// The folder of the project that a document is part of, and the documents, tables of texts, fonts, asset catalogs and
/// images in it.
///
/// Limits: 20,000 folders and 200,000 files, 24 deep. Hidden folders and links to folders are passed over; a link to a
/// catalog counts. Links that lead out of `ReadingRoot.current` are not followed.
package struct ProjectFolder: Sendable {
    package let root: URL
    /// The documents of Interface Builder, by levels from the root, and in the order of their names.
    package private(set) var documents: [URL] = []
    /// The tables and catalogs of texts, in the same order.
    package private(set) var tables: [URL] = []
    /// The font files, in the same order.
    package private(set) var fonts: [URL] = []
    /// The `.xcassets` folders, in the order of their paths.
    private(set) var catalogs: [URL] = []
    /// The image files outside of catalogs by their names without scale, idiom and extension.
    private(set) var images: [String: [URL]] = [:]
    /// The links that would lead out of the folder that reading is bound to.
    private var outside: [String] = []
    private let bound = ReadingRoot.current
    private var folders = 0
    private var files = 0

    /// How many folders within each other are gone through.
    static let depth = 24

    private enum Limit {
        static let folders = 20_000
        static let files = 200_000
    }

    /// Goes through a folder that is said to be a project's.
    package init(at root: URL) { self.init(root.standardizedFileURL, depth: Self.depth) }

    init(_ root: URL, depth: Int) {
        self.root = root
        walk(root.path, depth)
    }

    // MARK: What lies in it

    /// Looks into a folder and those inside, by levels, so that the limits cut off what lies deepest.
    private mutating func walk(_ root: String, _ depth: Int) {
        var level = [root]
        for step in 0...depth {
            var next: [String] = []
            for folder in level where folders < Limit.folders && files < Limit.files {
                folders += 1
                next += take(folder)
            }
            if step == depth || next.isEmpty { break }
            level = next
        }
        catalogs.sort { $0.path < $1.path }
    }

    /// - Returns: The folders to go on with.
    private mutating func take(_ folder: String) -> [String] {
        var inner: [String] = []
        for entry in FolderEntry.list(folder).sorted(by: { $0.name < $1.name }) where !entry.name.hasPrefix(".") {
            let path = "\(folder)/\(entry.name)"
            let kind = (entry.name as NSString).pathExtension.lowercased()
            if entry.kind == .link, leadsOut(path, kind) { continue }
            if kind == "xcassets", entry.kind != .file {
                catalogs.append(URL(fileURLWithPath: path))
            } else if entry.kind == .folder {
                // References of snapshots are no images of the project.
                if !Self.sealed.contains(kind), entry.name != "__Snapshots__" { inner.append(path) }
            } else if LooseImages.extensions.contains(kind) {
                images[ImageFileName(path: path).name, default: []].append(URL(fileURLWithPath: path))
            } else if ["xib", "storyboard"].contains(kind) {
                documents.append(URL(fileURLWithPath: path))
            } else if ["strings", "stringsdict", "xcstrings"].contains(kind) {
                tables.append(URL(fileURLWithPath: path))
            } else if ["ttf", "otf", "ttc", "otc"].contains(kind) {
                fonts.append(URL(fileURLWithPath: path))
            }
            files += 1
        }
        return inner
    }

    /// Notes a link to something that documents would use and that may not be read.
    private mutating func leadsOut(_ path: String, _ kind: String) -> Bool {
        guard let bound, bound.excludes(path) else { return false }
        if Self.used.contains(kind) || LooseImages.extensions.contains(kind) { outside.append(path) }
        return true
    }

    /// What was not followed, in one line; nil where nothing leads out.
    var warning: String? {
        guard let bound, let first = outside.first else { return nil }
        let others = outside.count == 1 ? "" : ", as do \(outside.count - 1) other links in \(root.path)"
        return IBError.oneLine(
            "\(first): warning: the link leads out of \(bound.path)\(others), and is not followed; "
                + "copy what it leads to, or name a folder that holds both by --root.")
    }

    private static let used: Set = ["xcassets", "xib", "storyboard", "ttf", "otf", "ttc", "otc"]

    /// Folders that systems show as one thing, whose files no document names.
    private static let sealed: Set = [
        "app", "bundle", "framework", "xcframework", "xcodeproj", "xcworkspace", "playground", "docc", "dsym",
    ]
}

/// What a folder lists: a name, and of what kind it is itself.
struct FolderEntry {
    enum Kind { case folder, file, link }

    let name: String
    let kind: Kind

    /// What lies in a folder, in no order; nothing where it cannot be read or lies outside of what may be.
    static func list(_ path: String) -> [FolderEntry] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        if let root = ReadingRoot.current, root.excludes(descriptor: dirfd(directory), at: path) { return [] }
        var entries: [FolderEntry] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name != ".", name != ".." else { continue }
            entries.append(FolderEntry(name: name, kind: kind(entry.pointee.d_type, "\(path)/\(name)")))
        }
        return entries
    }

    /// Some file systems leave it to a further question.
    private static func kind(_ type: UInt8, _ path: String) -> Kind {
        switch Int(type) {
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            var status = stat()
            guard lstat(path, &status) == 0 else { return .file }
            return status.st_mode & S_IFMT == S_IFDIR ? .folder : status.st_mode & S_IFMT == S_IFLNK ? .link : .file
        default: return .file
        }
    }
}
