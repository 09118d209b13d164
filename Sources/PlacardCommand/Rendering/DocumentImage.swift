import Foundation
import PlacardSpecimens

/// Draws a document as the command line asks for: reading, building, sizing, drawing and encoding in a row, each of
/// which may refuse it.
@MainActor final class DocumentImage {
    private let scenes: SceneOptions
    /// Nil where others write the file.
    private let options: RenderOptions?
    private let size: SizeOptions
    private let traits: TraitOptions
    /// What is doubtful about the documents that were drawn, and about files beside them.
    private(set) var warnings = WarningLines()
    private let assets: AssetFinder
    private var lastFile: DocumentFile?
    /// Called with the objects and diagnostics of each scene or document that was laid out.
    var onLayout: (NibGraph) -> Void = { _ in }
    private var scale: CGFloat { CGFloat(scenes.scale) }

    /// - Parameter project: The folder that all documents are of; nil to look for the project around each.
    init(
        _ scenes: SceneOptions, _ size: SizeOptions, _ traits: TraitOptions, writing options: RenderOptions? = nil,
        in project: ProjectFolder? = nil
    ) {
        (self.scenes, self.options, self.size, self.traits) = (scenes, options, size, traits)
        assets = AssetFinder(in: project)
    }

    /// One image of a document: a scene of a storyboard, or nil for what is drawn without being asked, and its file.
    struct Target: Equatable {
        let scene: String?
        let output: URL
        /// The scene's name for readers; nil for a document as a whole.
        var title: String?
        /// Whether all scenes are drawn in one, at one pixel a point.
        var isOverview = false
    }

    /// What is drawn of a document: into a folder every scene of a storyboard that has a view.
    ///
    /// The scene that comes first in the app has the document's own name, the others' names follow it after a hyphen.
    func targets(of job: OutputPlan.Job, inFolder: Bool) throws -> [Target] {
        var whole = Target(scene: scenes.scene, output: job.output)
        guard inFolder, scenes.scene == nil, !scenes.overview, !LaidOutDocument.isLabel(job.input) else {
            return [whole]
        }
        let file = try file(job.input)
        guard let first = try file.scene(named: nil) else { return [whole] }
        whole.title = first.title
        var taken: Set<String> = []
        let others = file.drawableScenes.filter { $0.id != first.id }.map { scene in
            var name = scene.title.asFileName
            if !taken.insert(name.lowercased()).inserted { name += "-\(scene.controller?.id ?? "")".asFileName }
            return Target(
                scene: scene.controller?.id ?? scene.id, output: job.output.named(after: name), title: scene.title)
        }
        return [whole] + others
    }

    /// The bytes of the image file.
    ///
    /// - Throws: `IBError`, one line with file, cause and remedy, or `StyleSheetError` for a label's file.
    func data(of path: String, _ target: Target, as kind: ImageFormat = .png) throws -> Data {
        try laidOut(path, target.scene, isOverview: target.isOverview || scenes.overview) {
            try $0.data(
                as: kind, scale: target.isOverview ? $0.overviewScale : scale,
                svgText: (options?.svgText ?? .outlines).style,
                compressionLevel: options?.compression.level)
        }
    }

    /// The image itself.
    func image(of path: String) throws -> CGImage {
        try laidOut(path, scenes.scene, isOverview: scenes.overview) { try $0.image(scale: scale) }
    }

    /// The targets of a storyboard of several scenes, with one before them that shows all in their places.
    func withOverview(_ targets: [Target], of job: OutputPlan.Job) -> [Target] {
        guard targets.count > 1 else { return targets }
        let output = job.output.named(after: "overview", joinedBy: ".")
        return [Target(scene: nil, output: output, title: "All scenes", isOverview: true)] + targets
    }

    private func laidOut<Drawing>(
        _ path: String, _ scene: String?, isOverview: Bool, _ draw: (LaidOutDocument) throws -> Drawing
    ) throws -> Drawing {
        let environment = traits.environment
        return try environment.apply(scale: scale) {
            guard let time = options?.at else {
                return try draw(made(path, scene, isOverview: isOverview, environment))
            }
            let clock = EventClock(.stepped)
            return try clock.drive {
                let document = try made(path, scene, isOverview: isOverview, environment)
                clock.advance(by: time)
                return try draw(document)
            }
        }
    }

    /// What moves in a document: `body` is given what makes it and what draws its present moment.
    func moving<Result>(
        _ path: String, _ body: (() throws -> LaidOutDocument, (LaidOutDocument) throws -> CGImage) throws -> Result
    ) throws -> Result {
        let environment = traits.environment
        return try environment.apply(scale: scale) {
            try body(
                { try made(path, scenes.scene, isOverview: scenes.overview, environment) },
                { try $0.image(scale: scale) })
        }
    }

    private func made(
        _ path: String, _ scene: String?, isOverview: Bool, _ environment: RenderEnvironment
    ) throws -> LaidOutDocument {
        let document = try isOverview ? overview(path, environment) : laidOut(path, scene, environment)
        warnings.add(document.warnings)
        document.graph.map(onLayout)
        return document
    }

    private func laidOut(_ path: String, _ scene: String?, _ environment: RenderEnvironment) throws -> LaidOutDocument
    {
        if LaidOutDocument.isLabel(path) {
            return try LaidOutDocument(contentsOf: path, scene: nil, in: size.space, for: environment)
        }
        return try LaidOutDocument(file(path), scene: scene, in: size.space, for: environment, assets: assets)
    }

    /// All scenes of a storyboard, or what else there is to draw.
    private func overview(_ path: String, _ environment: RenderEnvironment) throws -> LaidOutDocument {
        guard !LaidOutDocument.isLabel(path), try file(path).document.kind == .storyboard else {
            return try laidOut(path, nil, environment)
        }
        return try LaidOutDocument(overviewOf: file(path), for: environment, assets: assets)
    }

    /// A document, read once for all of its scenes.
    private func file(_ path: String) throws -> DocumentFile {
        if let lastFile, lastFile.path == path { return lastFile }
        let file = try DocumentFile(path: path, for: traits.environment)
        lastFile = file
        return file
    }
}

extension LaidOutDocument {
    /// Pixels in a point at which the longer side has 4,000 at most.
    fileprivate var overviewScale: CGFloat { min(1, 4_000 / max(sheet.size.width, sheet.size.height, 1)) }
}

extension String {
    /// The text in letters that every system takes in the names of files.
    var asFileName: String {
        String(prefix(80).map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    }
}

extension URL {
    /// The file beside this one whose name goes on after a hyphen.
    fileprivate func named(after name: String, joinedBy hyphen: String = "-") -> URL {
        let stem = deletingPathExtension().lastPathComponent
        return deletingLastPathComponent().appendingPathComponent("\(stem)\(hyphen)\(name).\(pathExtension)")
    }
}
