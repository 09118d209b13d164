import Foundation

/// Links a package's program in two parts: what it depends on becomes a library, once, and what the package itself holds
/// is linked against it at each change.
///
/// `swift build` links 1,400 files of Placard's anew whenever one of the package's has changed, which takes longer than
/// all else of such a build.
struct PackageLink {
    private let plan: LinkPlan
    private let product: String
    private let own: [String]
    private let others: [String]
    private let library: URL

    /// - Parameters:
    ///   - description: A package whose modules have been compiled.
    ///   - built: The package's folder of what is built; nil is the answer where it does not tell how to link.
    init?(of description: PackageBuild.Description, in built: URL) {
        guard let plan = LinkPlan(of: description.product, in: built.appendingPathComponent("debug.yaml")) else {
            return nil
        }
        (self.plan, product) = (plan, description.product)
        let folders = Set(description.modules.map { "\($0).build" })
        let isOwn = { (object: String) in object.split(separator: "/").contains { folders.contains(String($0)) } }
        (own, others) = (plan.objects.filter(isOwn), plan.objects.filter { !isOwn($0) })
        library = plan.folder.appendingPathComponent("lib\(product)-preview.so")
        if own.isEmpty || others.isEmpty { return nil }
    }

    /// Links what has changed.
    ///
    /// - Returns: The program's file, beside the one that `swift build` would write; nil where the linker refuses.
    func program() -> URL? {
        let file = plan.folder.appendingPathComponent("\(product)-preview")
        let name = library.lastPathComponent
        guard
            link(
                others, Self.ofLibrary(plan.arguments), ["-emit-library", "-Xlinker", "-soname=\(name)"], to: library),
            link(own, plan.arguments, ["-emit-executable", library.path], to: file)
        else { return nil }
        return file
    }

    /// Links objects where one of them, or the command itself, is newer than its output.
    private func link(_ objects: [String], _ arguments: [String], _ kind: [String], to output: URL) -> Bool {
        let words = arguments.dropFirst() + kind + ["-o", output.path] + objects
        let response = output.appendingPathExtension("arguments")
        let text = Data(words.map(Self.quoted).joined(separator: "\n").utf8)
        if (try? Data(contentsOf: response)) != text {
            guard (try? text.write(to: response, options: .atomic)) != nil else { return false }
        }
        let inputs = objects + kind.filter { $0 == library.path } + [response.path]
        if let made = Self.time(of: output.path), inputs.allSatisfy({ Self.time(of: $0).map { $0 <= made } ?? false })
        {
            return true
        }
        return ProcessOutcome(of: [arguments[0], "@\(response.path)"]).status == 0
    }

    /// Without what names the program's first function, which no library has.
    private static func ofLibrary(_ arguments: [String]) -> [String] {
        guard let place = arguments.firstIndex(of: "--defsym"), place > 0, place + 2 < arguments.count else {
            return arguments
        }
        return Array(arguments[..<(place - 1)] + arguments[(place + 3)...])
    }

    /// A word as files of arguments have it.
    private static func quoted(_ word: String) -> String {
        "\"" + word.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// When a file was written last, in nanoseconds; nil where there is none.
    private static func time(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    }
}
