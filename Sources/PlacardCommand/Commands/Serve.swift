import ArgumentParser
import Foundation
import PlacardPreview
import PlacardSpecimens

/// `placard serve [FILE…]`: documents in a browser, live.
struct Serve: BoundSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Shows documents and label files in a browser, follows their changes, and lets them be touched.",
        discussion: """
            The address of the page is printed as one line. Without files the page shows the gallery. The folder of a \
            Swift package whose program uses PlacardGallery is built, watched and built anew whenever a source is saved; \
            the compiler's errors stand above the last picture. Control-C ends it. A program of its own speaks HTTP; \
            `make server` builds it.
            """)

    @Argument(
        help: "Documents (.xib, .storyboard) and labels (.label.json), or the folder of a package with specimens.",
        completion: .file(extensions: ["xib", "storyboard", "json"]))
    var files: [String] = []

    @Option(help: "The scene that is shown first, by the name that the page lists it with, or by its id.")
    var scene: String?

    @Option(help: "The port; 0 takes any that is free.")
    var port: UInt16 = 8080

    @Option(help: "The address to listen on. Other than this machine's own let others see the documents.")
    var host = "127.0.0.1"

    @OptionGroup var bound: RootOption

    @OptionGroup var fonts: FontOptions

    func validate() throws {
        guard host == "localhost" || Self.isAddress(host) else {
            throw ValidationError("--host \(host): give an address in numbers, such as 127.0.0.1, 0.0.0.0 or ::1")
        }
    }

    @MainActor func run(on console: Console) throws {
        let package = try package(of: console)
        if package != nil, bound.folder != nil {
            throw CommandFailure.usage("--root bounds what documents read, not a package's program; leave it out")
        }
        if package == nil { try checkFiles() }
        if fonts.folders.isEmpty { try FontOptions.requireAny(on: console) }
        // A package's program is not there before it is built; without one this program shows the views.
        let own = package == nil || console.isOwnGallery ? console.invocation?.executable.path : nil
        var request = ServeRequest(
            files: package == nil ? files : [], host: host == "localhost" ? "127.0.0.1" : host, port: port,
            fonts: try fonts.files().map(\.path), program: own, package: package?.path)
        request.first = try first()
        request.root = ReadingRoot.current?.path
        let program = try NestedProgram(
            .server, beside: console.invocation?.executable,
            path: console.searchPath)
        try program.takeOver([request.argument])
    }

    /// The package that is to be built and watched: the folder that is named or, in a program of one's own, its package.
    @MainActor private func package(of console: Console) throws(CommandFailure) -> URL? {
        if files.isEmpty, console.isOwnGallery {
            return console.invocation.flatMap { Self.package(around: $0.executable) }
        }
        guard let folder = files.first(where: { FileKind(at: $0) == .folder }) else { return nil }
        let package = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
        guard files.count == 1, FileManager.default.fileExists(atPath: package.path + "/Package.swift") else {
            throw .usage(
                "\(folder): name documents, or one folder with a Package.swift; `placard new` writes such a package")
        }
        return package
    }

    /// The package that a program was built in.
    private static func package(around executable: URL) -> URL? {
        var folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Files of a kind that can be drawn, and that are there; what is wrong within them the page tells.
    private func checkFiles() throws(CommandFailure) {
        let strange = files.filter { file in
            !["xib", "storyboard", "label.json"].contains { file.lowercased().hasSuffix(".\($0)") }
        }
        if let file = strange.first {
            throw .usage("\(file): only .xib, .storyboard and .label.json files can be shown; leave it out")
        }
        let missing = files.filter { !FileManager.default.fileExists(atPath: $0) }
        guard missing.isEmpty else {
            throw CommandFailure(.badInput, missing.map { "\($0): error: there is no such file; check the path" })
        }
        guard let root = ReadingRoot.current else { return }
        let outside = files.filter(root.excludes)
        guard outside.isEmpty else {
            throw CommandFailure(.badInput, outside.map { IBError(outside: root, file: $0).description })
        }
    }

    /// What the page begins with; nil for what it lists first.
    @MainActor private func first() throws(CommandFailure) -> ServeRequest.Choice? {
        guard let scene else { return nil }
        let choices = ServeRequest.scenes(of: files)
        if let choice = choices.first(where: { $0.scene == scene || $0.title == scene }) { return choice }
        let names = choices.map(\.title)
        let meant = Suggestion.clause(for: scene, among: names)
        let known = names.isEmpty ? "; none of the files has scenes" : "; there are \(names.joined(separator: ", "))"
        throw .usage("no scene is named \(scene)\(meant.isEmpty ? known : meant)")
    }

    /// Whether a text is an address of the Internet's version 4 or 6.
    private static func isAddress(_ text: String) -> Bool {
        var (four, six) = (in_addr(), in6_addr())
        return inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
    }
}
