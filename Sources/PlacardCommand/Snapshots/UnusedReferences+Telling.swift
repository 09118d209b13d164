import Foundation
import PlacardSnapshots

extension UnusedReferences {
    /// What becomes of references that nothing has asked for.
    enum Fate { case kept, removed }

    /// Says how many references of some folders no snapshot of a whole run has asked for, and removes them if that is
    /// wanted.
    @MainActor static func tell(
        in folders: [URL], used results: [SnapshotResult], _ fate: Fate, on console: Console
    ) throws {
        let unused = folders.map { (folder: $0, paths: find(in: $0, used: results)) }
        let paths = unused.flatMap(\.paths)
        guard let first = paths.first else { return }
        let count = paths.count == 1 ? "1 reference" : "\(paths.count) references"
        switch fate {
        case .removed:
            for (folder, paths) in unused { remove(paths, from: folder) }
            try console.print("\(count) removed")
        case .kept:
            console.print(
                error: "\(count) that nothing asks for: \(first)\(paths.count > 1 ? ", …" : ""); see --remove-unused")
        }
    }
}
