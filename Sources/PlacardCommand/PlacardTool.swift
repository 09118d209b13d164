import ArgumentParser
import Foundation
import PlacardInterfaceBuilder
import PlacardSnapshots

/// The command `placard`: one subcommand for each thing that can be asked of it.
public struct PlacardTool: ParsableCommand {
    /// The command's name, its summary for `--help`, and its subcommands.
    public static let configuration = CommandConfiguration(
        commandName: "placard",
        abstract: "Draws labels and Interface Builder documents as an iPhone would, on Linux.",
        version: "0.1.0 (unreleased)",
        subcommands: [
            Conformance.self, Doctor.self, DrawFilm.self, DrawGallery.self, FitDocuments.self, Fonts.self,
            Inspect.self, Measure.self, MergeReports.self, Outlets.self, PortSources.self, PreviewViews.self,
            Render.self, Serve.self, SnapshotFolder.self, WritePackage.self,
        ])

    /// Makes the command without arguments, as ArgumentParser asks.
    public init() {}

    /// Runs the command that `arguments` (without the program's name) ask for in a process of its own, where nobody's code
    /// but Placard's sets user defaults, and says how it ended.
    @MainActor public static func runAlone(_ arguments: [String]) -> ExitStatus {
        UserDefaultsUse.isPossible = !Shortcut.defaults.isOn
        return run(arguments, console: .standard())
    }

    /// Runs the command that `arguments` (without the program's name) ask for, and says how it ended.
    ///
    /// Nothing escapes: every error becomes lines on the console's error stream and a status.
    @MainActor public static func run(_ arguments: [String], console: Console) -> ExitStatus {
        let root: any ParsableCommand.Type = console.isOwnGallery ? GalleryTool.self : Self.self
        do {
            try requireTexts(arguments)
            try requireCommand(arguments.first, of: root)
            if console.isOwnGallery { try requireNames(of: console.specimens) }
            if let version = root.version(askedBy: arguments) {
                try console.print(version)
                return .done
            }
            var command: any ParsableCommand = try Render.plain(arguments) ?? root.parseAsked(arguments)
            if let subcommand = command as? any Subcommand {
                try subcommand.runBound(on: console)
            } else {
                try command.run()
            }
            return .done
        } catch let failure as CommandFailure {
            failure.lines.forEach(console.print(error:))
            return failure.status
        } catch {
            return report(error, of: root, console: console)
        }
    }

    /// Swift puts U+FFFD for bytes that are no text: another file would be written than the one that was named, and the one to
    /// be read would seem to be missing.
    private static func requireTexts(_ arguments: [String]) throws(CommandFailure) {
        guard let name = arguments.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else { return }
        throw .usage("\(name): the name is not valid UTF-8; rename the file or folder")
    }

    /// Tells of a command that does not exist before its options are taken for mistakes.
    private static func requireCommand(
        _ name: String?, of root: any ParsableCommand.Type
    ) throws(CommandFailure) {
        guard let name, !name.hasPrefix("-") else { return }
        var names = ["help"]
        for command in root.configuration.subcommands {
            guard command._commandName != name else { return }
            if command.configuration.shouldDisplay { names.append(command._commandName) }
        }
        guard !name.isEmpty else { throw .usage("the command's name is empty; --help lists the names") }
        guard name != "help" else { return }
        guard !names.contains(name) else { return }
        let meant = Suggestion.clause(for: name, among: names)
        throw .usage("no command is named \(name)\(meant.isEmpty ? ";" : meant) --help lists them")
    }

    /// Two specimens of one name would have one file, and some names make no file, or one elsewhere.
    @MainActor private static func requireNames(of specimens: [Specimen]) throws(CommandFailure) {
        if let strange = specimens.first(where: { !isFileName($0.name) }) {
            throw CommandFailure(
                .badInput,
                [
                    IBError.oneLine(
                        "placard: error: the specimen \(strange.name.prefix(80)) cannot be named so, because its files are; "
                            + "give it a name of up to 150 bytes without / and control characters")
                ])
        }
        var seen: Set<String> = []
        guard let twice = specimens.first(where: { !seen.insert($0.name).inserted }) else { return }
        throw CommandFailure(
            .badInput, ["placard: error: two specimens are named \(twice.name); give each a name of its own"])
    }

    private static func isFileName(_ name: String) -> Bool {
        !["", ".", ".."].contains(name) && !name.contains("/") && SnapshotCase.fault(ofName: name, "name") == nil
    }

    /// The parser's own exits: help asked for is no error, all else is a mistake in the command line.
    @MainActor private static func report(
        _ error: any Error, of root: any ParsableCommand.Type, console: Console
    ) -> ExitStatus {
        if root.exitCode(for: error).isSuccess {
            do throws(CommandFailure) {
                try console.print(root.fullMessage(for: error))
                return .done
            } catch {
                error.lines.forEach(console.print(error:))
                return error.status
            }
        }
        console.print(error: root.fullMessage(for: error))
        return .usage
    }
}

/// The commands of a program of somebody's own: what there is to do with its specimens, and with documents.
struct GalleryTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent },
        abstract: "Draws this program's views, and Interface Builder documents, as an iPhone would, on Linux.",
        subcommands: [
            Doctor.self, DrawFilm.self, DrawGallery.self, FitDocuments.self, Fonts.self, Inspect.self,
            MergeReports.self, PreviewViews.self, Render.self, Serve.self, SnapshotFolder.self,
        ])
}

/// How this program was started, so that it can start itself for a share of its work.
public struct Invocation: Sendable {
    /// The program's file.
    public let executable: URL
    /// What was asked of it, without the program's name.
    public let arguments: [String]

    /// Notes a program's file and what is asked of it.
    public init(executable: URL, arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }

    /// That of this process; nil where its file is not known.
    static var current: Invocation? {
        Bundle.main.executableURL.map {
            Invocation(executable: $0, arguments: Array(CommandLine.arguments.dropFirst()))
        }
    }
}

/// A command that draws or looks at views, and therefore runs on the main actor.
protocol Subcommand: ParsableCommand {
    /// - Throws: `CommandFailure` for everything that the caller of the program is to be told.
    @MainActor func run(on console: Console) throws
}
