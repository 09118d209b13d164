import Foundation

/// Finds the files of a folder and of those in it; what links lead to counts where nothing else has led to it.
struct FolderWalk {
    private let folder: URL
    private var files: [String] = []
    /// Paths below the folder whose files are still to be found: of links.
    private var links: [String] = []
    /// The files and folders that were found or are left out, without links in their paths.
    private var seen: Set<Place>

    /// A path by its bytes: Swift takes two names for one whose accents are written in two ways, which file systems do not.
    private struct Place: Hashable {
        let bytes: [UInt8]

        init(_ path: String) { bytes = Array(path.utf8) }
    }

    /// Folders that hold what was built or fetched, not what was written.
    private static let foreign: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]

    private init(_ folder: URL, leavingOut leftOut: URL?) {
        self.folder = folder
        seen = Set([folder, leftOut].compactMap(\.self).map { Place(Self.place(of: $0)) })
    }

    /// The paths of the files below a folder, in order.
    ///
    /// - Parameter leftOut: A folder that may lie in it.
    /// - Throws: If a file's name is no text.
    static func files(in folder: URL, leavingOut leftOut: URL? = nil) throws(PortFailure) -> [String] {
        var walk = FolderWalk(folder, leavingOut: leftOut)
        try walk.look(through: "")
        while !walk.links.isEmpty { try walk.follow(walk.links.removeFirst()) }
        return walk.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Where something lies, without links in the path.
    static func place(of url: URL) -> String { url.standardizedFileURL.resolvingSymlinksInPath().path }

    private mutating func look(through path: String) throws(PortFailure) {
        let root = Self.place(of: folder.appendingPathComponent(path))
        let enumerator = FileManager.default.enumerator(atPath: root)
        while let inner = enumerator?.nextObject() as? String {
            let whole = path.isEmpty ? inner : path + "/" + inner
            switch enumerator?.fileAttributes?[.type] as? FileAttributeType {
            case .typeDirectory:
                let isNew = isWritten(inner) && seen.insert(Place(root + "/" + inner)).inserted
                if !isNew { enumerator?.skipDescendants() }
            case .typeRegular where isWritten(inner):
                if seen.insert(Place(root + "/" + inner)).inserted { files.append(whole) }
            case .typeSymbolicLink where isWritten(inner): links.append(whole)
            case nil where whole.unicodeScalars.contains("\u{FFFD}"):
                throw PortFailure("\(folder.path)/\(whole): error: the file's name is not valid UTF-8; rename it")
            default: break
            }
        }
    }

    /// A link to a source that is not there is taken too, so that reading it tells of it.
    ///
    /// One to what is around the folder is not.
    private mutating func follow(_ link: String) throws(PortFailure) {
        let place = Self.place(of: folder.appendingPathComponent(link))
        let isAround = (Self.place(of: folder) + "/").hasPrefix(place == "/" ? "/" : place + "/")
        guard !isAround, seen.insert(Place(place)).inserted else { return }
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        if isThere && isFolder.boolValue { return try look(through: link) }
        if isThere || link.hasSuffix(".swift") { files.append(link) }
    }

    private func isWritten(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return !name.hasPrefix(".") && !Self.foreign.contains(name)
    }
}
