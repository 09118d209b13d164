import ArgumentParser
import Foundation
import PlacardPreview

/// `placard serve [FILE…]`: documents in a browser, live.
struct Serve: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Shows documents and label files in a browser, follows their changes, and lets them be touched.",
        discussion: """
            The address of the page is printed as one line. Without files the page shows the gallery. Control-C ends it. \
            A program of its own speaks HTTP; `make server` builds it.
            """)

    @Argument(
        help: "Documents (.xib, .storyboard) and labels (.label.json).",
        completion: .file(extensions: ["xib", "storyboard", "json"]))
    var files: [String] = []

    @Option(help: "The port; 0 takes any that is free.")
    var port: UInt16 = 8080

    @Option(help: "The address to listen on. Other than this machine's own let others see the documents.")
    var host = "127.0.0.1"

    @OptionGroup var fonts: FontOptions

    func validate() throws {
        guard host == "localhost" || Self.isAddress(host) else {
            throw ValidationError("--host \(host): give an address in numbers, such as 127.0.0.1, 0.0.0.0 or ::1")
        }
    }

    @MainActor func run(on console: Console) throws {
        try checkFiles()
        if fonts.folders.isEmpty { try FontOptions.requireAny() }
        let request = ServeRequest(
            files: files, host: host == "localhost" ? "127.0.0.1" : host, port: port,
            fonts: try fonts.files().map(\.path))
        let program = try NestedProgram(
            .server, beside: console.invocation?.executable,
            path: ProcessInfo.processInfo.environment["PATH"] ?? "")
        try program.takeOver([request.argument])
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
    }

    /// Whether a text is an address of the Internet's version 4 or 6.
    private static func isAddress(_ text: String) -> Bool {
        var (four, six) = (in_addr(), in6_addr())
        return inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
    }
}
