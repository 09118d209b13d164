import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard outlets FILE.swift…`: the tables by which nibs reach properties and actions on Linux.
struct Outlets: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "outlets",
        abstract: "Writes the tables that let nibs set, connect and call what classes declare.",
        discussion: """
            Reads @IBInspectable, @IBOutlet, @Outlet, @WeakOutlet and @IBAction in the files of one module and writes one \
            NibTable for each class, to be compiled with them. Private members, generic classes and classes within other \
            types are left out, with a line on the error stream. Declarations that macros make are not seen.
            """)

    @Argument(help: "The Swift files.", completion: .file(extensions: ["swift"]))
    var files: [String]

    @Option(name: [.customShort("o"), .long], help: "The file to write; without it the tables are printed.")
    var output: String?

    @Option(name: .customLong("import"), help: "The module that the tables import.")
    var module = "Placard"

    func validate() throws {
        let parts = module.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy(Self.isIdentifier) else {
            throw ValidationError("--import \(module): give the name of a module")
        }
    }

    private static func isIdentifier(_ name: Substring) -> Bool {
        guard let first = name.first, first == "_" || first.isLetter else { return false }
        return name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }

    @MainActor func run(on console: Console) throws {
        if let output { try console.prepare(URL(fileURLWithPath: output), as: .file) }
        var classes: [OutletClass] = []
        for file in files {
            let scanner = OutletScanner(try Self.source(of: file))
            for gap in scanner.gaps { console.print(error: "\(file):\(gap.line): warning: \(gap.message)") }
            for found in scanner.classes { Self.merge(found, into: &classes) }
        }
        let tables = OutletTables(classes: classes, module: module).source
        if let output {
            do throws(AtomicFile.Fault) {
                try AtomicFile.write(Data(tables.utf8), to: URL(fileURLWithPath: output))
            } catch {
                throw CommandFailure(error)
            }
        } else {
            try console.print(tables.trimmingCharacters(in: .newlines))
        }
    }

    /// A class and its extensions may lie in several files.
    private static func merge(_ found: OutletClass, into classes: inout [OutletClass]) {
        guard let index = classes.firstIndex(where: { $0.name == found.name }) else { return classes.append(found) }
        classes[index].members += found.members.filter { !classes[index].members.contains($0) }
    }

    private static func source(of file: String) throws -> String {
        let data: Data
        do throws(BoundedFile.Fault) {
            data = try BoundedFile.read(URL(fileURLWithPath: file), atMost: largest)
        } catch .tooLong {
            throw CommandFailure(.badInput, ["\(file):1: error: the file has more than \(largest) bytes; split it"])
        } catch {
            throw CommandFailure(.badInput, ["\(file):1: error: the file cannot be read; check the path"])
        }
        guard let source = String(validating: data, as: UTF8.self) else {
            throw CommandFailure(.badInput, ["\(file):1: error: the text is not valid UTF-8; save the file as UTF-8"])
        }
        return source
    }

    /// In bytes.
    private static let largest = 16 << 20
}
