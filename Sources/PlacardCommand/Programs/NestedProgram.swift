import Foundation

/// A program of a nested package, which a subcommand hands over to: it needs what nobody else is to build.
struct NestedProgram {
    /// Which program, and where it is built.
    enum Kind {
        /// Speaks HTTP for `placard serve`.
        case server
        /// Rewrites Swift for `placard port`.
        case port

        var name: String {
            switch self {
            case .server: "placard-server"
            case .port: "placard-port"
            }
        }

        /// The package's folder in a checkout.
        var folder: String {
            switch self {
            case .server: "Server"
            case .port: "Port"
            }
        }

        /// The command that builds it in a checkout.
        var remedy: String { "make \(folder.lowercased())" }
    }

    let file: URL
    private let kind: Kind

    /// Looks beside this program, then in the checkout that this program was built in, then along a search path.
    ///
    /// - Throws: The command that makes the program, where there is none.
    init(_ kind: Kind, beside executable: URL?, path: String) throws(CommandFailure) {
        let places =
            Self.places(of: kind, around: executable)
            + path.split(separator: ":").map { URL(fileURLWithPath: "\($0)") }
        let files = places.map { $0.appendingPathComponent(kind.name) }
        guard let found = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw CommandFailure(
                .machineLacks,
                [
                    "placard: error: the program \(kind.name) is not there. In a checkout of Placard, build it:",
                    kind.remedy,
                ])
        }
        file = found
        self.kind = kind
    }

    /// The program's own folder and, for one within a checkout, what is built of the checkout's nested package.
    private static func places(of kind: Kind, around executable: URL?) -> [URL] {
        guard let executable else { return [] }
        let own = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        var places = [own]
        var folder = own
        while folder.path != "/" {
            let builds = folder.appendingPathComponent("\(kind.folder)/.build")
            places += ["release", "debug"].map(builds.appendingPathComponent).sorted {
                built(kind, $0) > built(kind, $1)
            }
            folder.deleteLastPathComponent()
        }
        return places
    }

    /// When the program in a folder was built.
    private static func built(_ kind: Kind, _ folder: URL) -> Date {
        let file = folder.appendingPathComponent(kind.name)
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
    }

    /// Ends this program and runs the other in its place, under the same process id.
    ///
    /// - Throws: Where the system does not start it; otherwise there is no return.
    func takeOver(_ arguments: [String]) throws(CommandFailure) {
        let words = ([file.path] + arguments).map { strdup($0) } + [nil]
        execv(file.path, words)
        let reason = String(cString: strerror(errno))
        for word in words { free(word) }
        let problem = "placard: error: \(file.path) cannot be started (\(reason)); build it anew:"
        throw CommandFailure(.machineLacks, [problem, kind.remedy])
    }
}
