import Foundation

/// A Swift package whose program shows views of its own, as `swift` describes and builds it.
struct PackageBuild: Sendable {
    /// What the package manager says of the package.
    struct Description: Sendable {
        /// The executable that uses PlacardGallery.
        let product: String
        /// Folders and files that the program is built of.
        let sources: [URL]
        /// The package's own modules.
        let modules: Set<String>
    }

    /// A package that cannot be built, in the compiler's words.
    struct Failure: Error {
        let text: String
    }

    let folder: URL
    /// What is run as `swift`.
    var tool = ["/usr/bin/env", "swift"]
    /// What links the program; nil for what `swift` takes by itself.
    var linker = Toolset.ownLinker

    /// Which program to build, and of what.
    ///
    /// - Throws: What is wrong with the manifest, or that no executable uses PlacardGallery.
    func describe() throws(Failure) -> Description {
        let outcome = run(["package", "--package-path", folder.path, "describe", "--type", "json"])
        guard outcome.status == 0 else { throw Failure(text: Self.shortened(outcome.errors + outcome.output)) }
        guard let package = try? JSONDecoder().decode(Manifest.self, from: Data(outcome.output.utf8)),
            let target = package.targets.first(where: {
                $0.type == "executable" && $0.products?.contains("PlacardGallery") == true
            })
        else {
            throw Failure(
                text: "\(folder.path): error: no executable target uses the product PlacardGallery; "
                    + "`placard new` writes a package that has one")
        }
        let own = package.targets.map { folder.appendingPathComponent($0.path) }
        let others = package.dependencies.compactMap(\.path).flatMap { path in
            ["Package.swift", "Sources"].map { URL(fileURLWithPath: path).appendingPathComponent($0) }
        }
        return Description(
            product: target.name, sources: [folder.appendingPathComponent("Package.swift")] + own + others,
            modules: Set(package.targets.compactMap(\.module)))
    }

    /// Builds the package's program.
    ///
    /// - Returns: Its file.
    /// - Throws: The errors of the compiler.
    func build(_ description: Description) throws(Failure) -> URL {
        if linker != nil {
            try build("--target", description.product)
            if let program = PackageLink(of: description, in: built)?.program() { return program }
        }
        try build("--product", description.product)
        return built.appendingPathComponent("debug/\(description.product)")
    }

    private func build(_ kind: String, _ name: String) throws(Failure) {
        let outcome = run(["build", "--package-path", folder.path, kind, name, "--quiet"] + toolset)
        guard outcome.status == 0 else { throw Failure(text: compilerErrors(in: outcome.output + outcome.errors)) }
    }

    private var built: URL { folder.appendingPathComponent(".build") }

    /// The arguments that choose the linker, by a file among what is built.
    private var toolset: [String] {
        guard let linker else { return [] }
        let file = built.appendingPathComponent("placard-toolset.json")
        do {
            try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
            try JSONEncoder().encode(Toolset(linker: linker)).write(to: file)
            return ["--toolset", file.path]
        } catch {
            // A folder that cannot be written to is not built in either, and the build says so.
            return []
        }
    }

    /// The lines that tell of errors, each once, with paths within the package.
    private func compilerErrors(in text: String) -> String {
        var seen: Set<String> = []
        let lines = text.split(separator: "\n").filter { $0.contains("error: ") && !$0.contains(" | ") }
            .map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
            // What names no file only says that some step failed.
            .filter { !$0.hasPrefix("error: ") && seen.insert($0).inserted }
        return lines.isEmpty ? Self.shortened(text) : lines.prefix(20).joined(separator: "\n")
    }

    private static func shortened(_ text: String) -> String {
        String(text.trimmingCharacters(in: .whitespacesAndNewlines).suffix(4_000))
    }

    private func run(_ arguments: [String]) -> ProcessOutcome { ProcessOutcome(of: tool + arguments) }

    /// The parts of `swift package describe` that are read here.
    private struct Manifest: Decodable {
        struct Target: Decodable {
            let name: String
            let type: String
            let path: String
            let module: String?
            /// The products of other packages that it uses.
            let products: [String]?

            private enum CodingKeys: String, CodingKey {
                case name, type, path
                case module = "c99name"
                case products = "product_dependencies"
            }
        }

        struct Dependency: Decodable {
            /// The folder of a package on this machine; nil for others.
            let path: String?
        }

        let targets: [Target]
        let dependencies: [Dependency]
    }
}

/// Which of a toolchain's programs build a package, as `swift build --toolset` reads it.
struct Toolset: Encodable {
    private let schemaVersion = "1.0"
    private let linker: Tool

    private struct Tool: Encodable {
        let path: String
        /// Nobody debugs the program of a preview, and names of functions stay: a fifth of the linker's work is left out.
        let extraCLIOptions = ["--strip-debug"]
    }

    init(linker: URL) { self.linker = Tool(path: linker.path) }

    /// LLVM's linker, which toolchains for Linux have beside `swift`; nil where there is none.
    ///
    /// Programs that have all of Placard are linked with it in half the time: 0.9 s, where gold takes 1.6.
    static let ownLinker: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let swift = folders.map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile)
        let linker = swift.map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(
                "ld.lld")
        }
        return linker.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
    }()
}
