import Foundation
import PlacardSnapshots

/// Which snapshots of a folder's documents, or of specimens, there are.
@MainActor struct SnapshotPlan {
    struct Job {
        /// The document's path.
        let document: String
        /// The scene of a storyboard by its controller's id; nil for what comes first.
        let scene: String?
        /// The document's path within the folder without extension, and the scene's title.
        let subject: String
        /// The scene's title; nil for what is no scene.
        var title: String?
        let snapshotCase: SnapshotCase
        /// What is looked at in place of a document.
        var specimen: Specimen?
        /// The reference's name without extension.
        var file: String { "\(subject)/\(snapshotCase.name)" }
    }

    private(set) var jobs: [Job] = []
    /// What is wrong with documents that cannot be read, a line each.
    private(set) var problems: [String] = []
    /// The folder that all documents are of; nil to look for the project around one.
    let project: ProjectFolder?
    /// The most label files that are looked for.
    private static let mostLabels = 20_000

    /// - Parameter folder: The project that the specimens' pictures are looked for in.
    init(_ specimens: [Specimen], in folder: URL, _ cases: [SnapshotCase]) {
        project = ProjectFolder(at: folder)
        jobs = specimens.flatMap { specimen in
            cases.map {
                Job(
                    document: specimen.name, scene: nil, subject: specimen.name, snapshotCase: $0,
                    specimen: specimen)
            }
        }
    }

    /// All documents and label files of a folder.
    init(_ folder: URL, _ cases: [SnapshotCase]) {
        let project = ProjectFolder(at: folder)
        self.project = project
        let documents = project.documents.map(\.path) + Self.labels(in: project.root)
        let stems = documents.map { Self.stem(of: String($0.dropFirst(project.root.path.count + 1))) }
        let uses = Dictionary(stems.map { ($0, 1) }, uniquingKeysWith: +)
        for (path, stem) in zip(documents, stems) {
            let kind = (path as NSString).pathExtension
            add(path, nil, named: uses[stem] == 1 ? stem : "\(stem).\(kind)", cases)
        }
    }

    /// One document or label file.
    ///
    /// - Parameter scene: A scene of a storyboard or a view at the top of a xib; nil for all.
    init(document path: String, scene: String?, _ cases: [SnapshotCase]) {
        project = nil
        add(path, scene, named: Self.stem(of: (path as NSString).lastPathComponent), cases)
    }

    /// The languages that the documents have texts in; nil where there are none but label files and specimens.
    var textLanguages: TextLanguages? {
        guard let document = jobs.first(where: { $0.specimen == nil && !LaidOutDocument.isLabel($0.document) }) else {
            return nil
        }
        return AssetFinder(in: project).languages(around: document.document)
    }

    private mutating func add(_ path: String, _ wanted: String?, named name: String, _ cases: [SnapshotCase]) {
        for (scene, title) in scenes(of: path, wanted) {
            let subject = title.map { "\(name)-\($0.asFileName)" } ?? name
            jobs += cases.map {
                Job(document: path, scene: scene, subject: subject, title: title, snapshotCase: $0)
            }
        }
    }

    /// The scenes of a storyboard that have a view, each by id and title; one without a name for other documents.
    private mutating func scenes(of path: String, _ wanted: String?) -> [(id: String?, title: String?)] {
        guard path.hasSuffix(".storyboard") else { return [(wanted, nil)] }
        do throws(IBError) {
            let file = try DocumentFile(path: path)
            let scenes = wanted == nil ? file.drawableScenes : [try file.scene(named: wanted)].compactMap(\.self)
            let uses = Dictionary(scenes.map { ($0.title, 1) }, uniquingKeysWith: +)
            return scenes.map { scene in
                let id = scene.controller?.id ?? scene.id
                return (id, uses[scene.title] == 1 ? scene.title : "\(scene.title)-\(id ?? "")")
            }
        } catch {
            problems.append(error.description)
            return []
        }
    }

    /// A path without the extension of its kind.
    private static func stem(of path: String) -> String {
        LaidOutDocument.isLabel(path)
            ? String(path.dropLast(".label.json".count)) : (path as NSString).deletingPathExtension
    }

    private static func labels(in root: URL) -> [String] {
        let files = FileManager.default.enumerator(atPath: root.path)
        var labels: [String] = []
        while let path = files?.nextObject() as? String, labels.count < mostLabels {
            if LaidOutDocument.isLabel(path) { labels.append(root.appendingPathComponent(path).path) }
        }
        return labels.sorted()
    }
}
