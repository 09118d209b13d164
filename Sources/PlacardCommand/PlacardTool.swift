import ArgumentParser

/// The command `placard`: one subcommand for each thing that can be asked of it.
public struct PlacardTool: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "placard",
        abstract: "Draws labels and Interface Builder documents as an iPhone would, on Linux.",
        subcommands: [
            Conformance.self, DrawGallery.self, Fonts.self, Inspect.self, Measure.self, Outlets.self,
            PortSources.self,
            Render.self, Serve.self,
        ])

    public init() {}

    /// Runs the command that `arguments` (without the program's name) ask for, and says how it ended.
    ///
    /// Nothing escapes: every error becomes lines on the console's error stream and a status.
    @MainActor public static func run(_ arguments: [String], console: Console) -> ExitStatus {
        do {
            var command = try parseAsRoot(arguments)
            if let subcommand = command as? any Subcommand {
                try subcommand.run(on: console)
            } else {
                try command.run()
            }
            return .done
        } catch let failure as CommandFailure {
            failure.lines.forEach(console.print(error:))
            return failure.status
        } catch {
            return report(error, console: console)
        }
    }

    /// The parser's own exits: help asked for is no error, all else is a mistake in the command line.
    @MainActor private static func report(_ error: any Error, console: Console) -> ExitStatus {
        if exitCode(for: error).isSuccess {
            do throws(CommandFailure) {
                try console.print(fullMessage(for: error))
                return .done
            } catch {
                error.lines.forEach(console.print(error:))
                return error.status
            }
        }
        console.print(error: fullMessage(for: error))
        return .usage
    }
}
