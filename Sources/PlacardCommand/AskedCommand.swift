import ArgumentParser

/// A program with nothing but the command that was asked of it.
///
/// The parser makes ready every option of every command in its tree, which takes longer than many a command itself.
struct AskedCommand<Program: ParsableCommand, Command: ParsableCommand>: ParsableCommand {
    static var configuration: CommandConfiguration {
        var configuration = Program.configuration
        configuration.commandName = Program._commandName
        configuration.subcommands = [Command.self]
        return configuration
    }
}

extension ParsableCommand {
    /// The command that `arguments` (without the program's name) ask for, as `parseAsRoot(_:)` would make it.
    ///
    /// What needs the whole tree, as help, completions and mistakes do, is left to it.
    static func parseAsked(_ arguments: [String]) throws -> any ParsableCommand {
        guard let asked = configuration.subcommands.first(where: { $0._commandName == arguments.first }),
            let command = parse(arguments, by: asked)
        else { return try parseAsRoot(arguments) }
        return command
    }

    /// Nil for mistakes and where the command's help is asked for.
    private static func parse<Command: ParsableCommand>(
        _ arguments: [String], by command: Command.Type
    ) -> Command? {
        try? AskedCommand<Self, Command>.parseAsRoot(arguments) as? Command
    }

    /// What the version's option prints where it is all that is asked for; nil otherwise.
    static func version(askedBy arguments: [String]) -> String? {
        arguments == ["--version"] && !configuration.version.isEmpty ? configuration.version : nil
    }
}
