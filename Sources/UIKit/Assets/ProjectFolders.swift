import Foundation
import Synchronization

/// The projects of a run's documents: every folder is listed, and every project gone through, once.
///
/// The project's folder is the outermost of the folders around a document that holds a project file, a package or a
/// repository; a repository ends the search. Without any of them it is the nearest folder that has a catalog not far
/// below it. For as long as files are taken not to change.
final class ProjectFolders: Sendable {
    private let marks = Mutex(BoundedStore<String, Mark>(most: 16_384))
    private let projects = Mutex(BoundedStore<Place, ProjectFolder>(most: 1_024))
    /// The folders in which unrelated projects lie: a user's home and the one for temporary files.
    private let outer = [FileManager.default.homeDirectoryForCurrentUser, FileManager.default.temporaryDirectory]
        .map(\.standardizedFileURL.path)

    /// What a folder has that a project begins with.
    private enum Mark { case none, project, repository }

    /// Where a project begins, and how many folders within each other are gone through.
    private struct Place: Hashable {
        let root: String
        let depth: Int
    }

    private enum Limit {
        static let levelsUp = 12
        /// Without a project file.
        static let unmarkedLevelsUp = 6
        static let unmarkedDepth = 3
    }

    /// The project of the documents that lie in a folder.
    func project(around folder: URL) -> ProjectFolder {
        marked(above: folder).map { project(at: $0, depth: ProjectFolder.depth) } ?? unmarked(above: folder)
    }

    private func project(at root: URL, depth: Int) -> ProjectFolder {
        let place = Place(root: root.path, depth: depth)
        if let known = projects.withLock({ $0[place] }) { return known }
        let found = ProjectFolder(root, depth: depth)
        projects.withLock { $0[place] = found }
        return found
    }

    // MARK: Where the project begins

    private func marked(above folder: URL) -> URL? {
        var (folder, found) = (folder, URL?.none)
        for _ in 0..<Limit.levelsUp where isInside(folder) {
            let mark = mark(of: folder.path)
            if mark != .none { found = folder }
            if mark == .repository { break }
            folder.deleteLastPathComponent()
        }
        return found
    }

    /// Whether a folder lies within what belongs to one user and one task, and may be read: not the system's root, nor what
    /// is outer.
    private func isInside(_ folder: URL) -> Bool {
        folder.pathComponents.count > 2 && !outer.contains(folder.path)
            && ReadingRoot.allows(folder.path)
    }

    private func mark(of folder: String) -> Mark {
        if let known = marks.withLock({ $0[folder] }) { return known }
        let names = FolderEntry.list(folder).map(\.name)
        let mark = names.contains(".git") ? Mark.repository : names.contains(where: Self.isMark) ? .project : .none
        marks.withLock { $0[folder] = mark }
        return mark
    }

    private static func isMark(_ name: String) -> Bool {
        ["Package.swift", "Podfile", "Cartfile"].contains(name)
            || [".xcodeproj", ".xcworkspace", ".podspec"].contains { name.hasSuffix($0) }
    }

    private func unmarked(above start: URL) -> ProjectFolder {
        var folder = start
        for level in 0..<Limit.unmarkedLevelsUp where level == 0 || isInside(folder) {
            let found = project(at: folder, depth: isInside(folder) ? Limit.unmarkedDepth : 0)
            if !found.catalogs.isEmpty { return found }
            folder.deleteLastPathComponent()
        }
        return project(at: start, depth: isInside(start) ? Limit.unmarkedDepth : 0)
    }
}
