import Foundation
import PlacardPreview

/// The program that speaks HTTP for `placard serve`.
struct ServerProgram {
    let file: URL

    private static let name = "placard-server"

    /// Looks beside this program, then in the checkout that this program was built in, then along a search path.
    ///
    /// - Throws: The command that makes the program, where there is none.
    init(beside executable: URL?, path: String) throws(CommandFailure) {
        let places =
            Self.places(around: executable) + path.split(separator: ":").map { URL(fileURLWithPath: "\($0)") }
        let files = places.map { $0.appendingPathComponent(Self.name) }
        guard let found = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw CommandFailure(
                .machineLacks,
                [
                    "placard: error: the program \(Self.name) is not there. In a checkout of Placard, build it:",
                    "make server",
                ])
        }
        file = found
    }

    /// The program's own folder and, for one within a checkout, what is built of the checkout's server.
    private static func places(around executable: URL?) -> [URL] {
        guard let executable else { return [] }
        let own = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        var places = [own]
        var folder = own
        while folder.path != "/" {
            let builds = folder.appendingPathComponent("Server/.build")
            places += ["release", "debug"].map(builds.appendingPathComponent).sorted { built($0) > built($1) }
            folder.deleteLastPathComponent()
        }
        return places
    }

    /// When the program in a folder was built.
    private static func built(_ folder: URL) -> Date {
        let file = folder.appendingPathComponent(name)
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
    }

    /// Ends this program and runs the server in its place, under the same process id.
    ///
    /// - Throws: Where the system does not start it; otherwise there is no return.
    func takeOver(_ request: ServeRequest) throws(CommandFailure) {
        let words: [UnsafeMutablePointer<CChar>?] = [strdup(file.path), strdup(request.argument), nil]
        execv(file.path, words)
        let reason = String(cString: strerror(errno))
        for word in words { free(word) }
        let problem = "placard: error: \(file.path) cannot be started (\(reason)); build it anew:"
        throw CommandFailure(.machineLacks, [problem, "make server"])
    }
}
