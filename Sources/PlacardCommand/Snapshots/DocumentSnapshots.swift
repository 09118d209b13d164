import Foundation
import PlacardSnapshots

/// Makes snapshots of documents, each of which is read once for a language.
@MainActor final class DocumentSnapshots {
    private let assets: AssetFinder
    /// What is doubtful about the documents that were looked at, and about files beside them.
    private(set) var warnings = WarningLines()
    private var last: (path: String, environment: RenderEnvironment, file: DocumentFile)?

    init(in project: ProjectFolder?) { assets = AssetFinder(in: project) }

    /// - Throws: One line with file, cause and remedy.
    func snapshot(_ job: SnapshotPlan.Job, against reference: SnapshotReference) throws -> Snapshot {
        try show(job) { try Snapshot($0, name: job.document, against: reference) }
    }

    /// Lays out what is looked at, and looks at it while the case is in force.
    ///
    /// - Throws: One line with file, cause and remedy.
    func show<Result>(_ job: SnapshotPlan.Job, body: (SnapshotStage) throws -> Result) throws -> Result {
        if let specimen = job.specimen {
            return try SnapshotStage.show(specimen.sizedView, in: job.snapshotCase, body: body)
        }
        let environment = job.snapshotCase.environment
        return try environment.apply(scale: SnapshotStage.scale) { () throws(any Error) in
            let document = try laidOut(job, environment)
            warnings.add(document.warnings)
            return try body(SnapshotStage(document))
        }
    }

    private func laidOut(_ job: SnapshotPlan.Job, _ environment: RenderEnvironment) throws -> LaidOutDocument {
        let space = job.snapshotCase.space
        guard !LaidOutDocument.isLabel(job.document) else {
            return try LaidOutDocument(contentsOf: job.document, scene: nil, in: space, for: environment)
        }
        let file = try file(job.document, environment)
        let heights: LaidOutDocument.Heights = space.height == nil && space.width != nil ? .following : .stored
        return try LaidOutDocument(
            file, scene: job.scene, in: space, for: environment, assets: assets, heights: heights)
    }

    private func file(_ path: String, _ environment: RenderEnvironment) throws -> DocumentFile {
        if let last, last.path == path, last.environment.language == environment.language,
            last.environment.pseudolocale == environment.pseudolocale
        {
            return last.file
        }
        let file = try DocumentFile(path: path, for: environment)
        last = (path, environment, file)
        return file
    }
}

extension SnapshotCase {
    /// What documents are laid out in.
    @MainActor fileprivate var space: NibSpace {
        switch size {
        case .natural: NibSpace()
        case .width(let width): NibSpace(width: width)
        case .device(let device): NibSpace(on: device.screen)
        }
    }
}
