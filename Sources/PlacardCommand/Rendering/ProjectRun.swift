import Foundation
import PlacardSpecimens

/// The documents of a project as they are drawn, and the page that shows them in the end.
@MainActor final class ProjectRun {
    let folder: ProjectFolder
    private var records: [ProjectRecord] = []

    /// Nil unless the command line names one folder.
    ///
    /// - Throws: Where it names a folder among other things, or one without documents.
    init?(_ inputs: [String]) throws(CommandFailure) {
        guard let folder = inputs.first(where: { FileKind(at: $0) == .folder }) else { return nil }
        guard inputs.count == 1 else { throw .usage("\(folder) is a folder; draw it alone, or name its documents") }
        try RootOption.requireInside(folder)
        self.folder = ProjectFolder(at: URL(fileURLWithPath: folder, isDirectory: true))
        guard !self.folder.documents.isEmpty else {
            throw CommandFailure(
                .badInput, ["\(folder): error: there are no .xib or .storyboard files; name a project that has some"])
        }
    }

    /// Has the project's fonts come before the installed ones; those that cannot be read are told.
    func registerFonts(on console: Console) throws(CommandFailure) {
        for file in folder.fonts.prefix(Self.maximumFonts) {
            do throws(FontError) {
                try FontLibrary.shared.register(contentsOf: file)
            } catch {
                console.print(error: error.description)
            }
        }
    }

    private static let maximumFonts = 500

    // MARK: Records

    /// Begins to note what becomes of a document.
    func begin(_ job: OutputPlan.Job, drawnBy picture: DocumentImage) {
        records.append(ProjectRecord(path: String(job.input.dropFirst(folder.root.path.count + 1))))
        picture.onLayout = { [weak self] graph in
            guard let self, !records.isEmpty else { return }
            records[records.count - 1].add(graph)
        }
    }

    /// Notes a picture that was written.
    func add(_ target: DocumentImage.Target, below output: String) {
        let page = URL(fileURLWithPath: output, isDirectory: true).standardizedFileURL.pathComponents.count
        let file = target.output.standardizedFileURL.pathComponents.dropFirst(page).joined(separator: "/")
        records[records.count - 1].pictures.append(ProjectRecord.Picture(file: file, title: target.title))
    }

    /// Notes why a document, or scenes of it, cannot be drawn.
    func add(_ problems: [String]) {
        records[records.count - 1].diagnostics += problems.map(ProjectRecord.Diagnostic.init(refusal:))
    }

    /// The last record as a line, for the process that waits for this one.
    var lastLine: String? {
        records.last.flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Takes a record that another process has made.
    func take(_ line: String) {
        if let record = try? JSONDecoder().decode(ProjectRecord.self, from: Data(line.utf8)) {
            records.append(record)
        }
    }

    func writePage(to output: String) throws(CommandFailure) {
        let page = ProjectPage(
            records.sorted { $0.path.localizedStandardCompare($1.path) == .orderedAscending },
            title: folder.root.lastPathComponent)
        let file = URL(fileURLWithPath: output, isDirectory: true).appendingPathComponent("index.html")
        do throws(AtomicFile.Fault) {
            try AtomicFile.write(Data(page.html.utf8), to: file)
        } catch {
            throw CommandFailure(error)
        }
    }
}
