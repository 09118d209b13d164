import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard new NAME`: a package with a label, its tests and a program that shows it.
struct WritePackage: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes a Swift package with a label of its own, a test, and a program that shows it.",
        discussion: """
            `placard serve NAME` builds the package and shows the label in a browser; it follows each file that is saved. \
            The program itself takes serve, gallery, render, inspect, snapshot and film for the specimens that it lists.
            """)

    @Argument(help: "The package's name: letters and digits, such as Bubbles.")
    var name: String

    @Option(name: [.customShort("o"), .long], help: "The folder to write; without it the name.")
    var output: String?

    @Option(
        help: """
            Where Placard is: a folder, which is written as it is given, or an address of its repository. Without it the \
            checkout that this program was built in.
            """)
    var placard: String?

    func validate() throws {
        guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]{0,63}/) != nil else {
            throw ValidationError("\(name) is no name for a module; give letters and digits, such as Bubbles")
        }
    }

    @MainActor func run(on console: Console) throws {
        let folder = URL(fileURLWithPath: output ?? name, isDirectory: true)
        let existing = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard existing.isEmpty, FileKind(at: folder.path) != .file else {
            throw CommandFailure(
                .badInput, ["\(output ?? name): error: it is there already; name a new folder with -o"])
        }
        guard let place = placard ?? console.invocation.flatMap({ Self.checkout(around: $0.executable) }) else {
            throw CommandFailure.usage(
                "this program was not built in a checkout of Placard; tell with --placard where it is")
        }
        try console.prepare(folder, as: .folder)
        for (path, text) in PackageTemplate(name: name, placard: place).files {
            do throws(AtomicFile.Fault) {
                try AtomicFile.write(Data(text.utf8), to: folder.appendingPathComponent(path))
            } catch {
                throw CommandFailure(error)
            }
            try console.print("\(output ?? name)/\(path)")
        }
    }

    /// The folder of Placard's own package that a program lies in.
    private static func checkout(around executable: URL) -> String? {
        var folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            let isPlacard = ["Package.swift", "Sources/PlacardGallery"].allSatisfy {
                FileManager.default.fileExists(atPath: "\(folder.path)/\($0)")
            }
            if isPlacard { return folder.path }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
