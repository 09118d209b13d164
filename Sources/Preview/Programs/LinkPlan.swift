import Foundation

/// How `swift build` would link a program: what it has written down for the builder that it drives, llbuild.
struct LinkPlan {
    /// The files of compiled code.
    let objects: [String]
    /// The linker driver and its arguments, without objects, output and kind of output.
    let arguments: [String]
    /// The folder of what is built.
    let folder: URL

    /// - Parameters:
    ///   - product: An executable.
    ///   - file: The plan; nil is the answer where it is none, or says nothing of the product.
    init?(of product: String, in file: URL) {
        guard let plan = try? Data(contentsOf: file),
            let command = Self.command(that: "C.\(product)-", makes: product, in: plan),
            let inputs = command["inputs"], let arguments = command["args"], let output = command["outputs"]?.first
        else { return nil }
        objects = inputs.filter { $0.hasSuffix(".o") }
        self.arguments = Self.withoutOutput(arguments)
        folder = URL(fileURLWithPath: output).deletingLastPathComponent()
    }

    /// The lists of the command whose name begins with `name` and whose first output is the file `product`.
    private static func command(that name: String, makes product: String, in plan: Data) -> [String: [String]]? {
        let start = Data("\n  \"\(name)".utf8)
        var place = plan.startIndex
        while let found = plan.range(of: start, in: place..<plan.endIndex) {
            let end = plan.range(of: Data("\n\n".utf8), in: found.upperBound..<plan.endIndex)
            place = end?.lowerBound ?? plan.endIndex
            let lists = lists(in: plan[found.upperBound..<place])
            if lists["outputs"]?.first.map({ ($0 as NSString).lastPathComponent }) == product { return lists }
        }
        return nil
    }

    private static func lists(in command: Data) -> [String: [String]] {
        var lists: [String: [String]] = [:]
        for line in command.split(separator: UInt8(ascii: "\n")) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
                let list = try? JSONDecoder().decode([String].self, from: line[line.index(after: colon)...])
            else { continue }
            lists[String(decoding: line[..<colon], as: UTF8.self).trimmingCharacters(in: .whitespaces)] = list
        }
        return lists
    }

    private static func withoutOutput(_ arguments: [String]) -> [String] {
        var rest: [String] = []
        var words = arguments[...]
        while let word = words.popFirst() {
            if word == "-o" {
                words = words.dropFirst()
            } else if word != "-emit-executable", !word.hasPrefix("@"), !word.hasSuffix(".o") {
                rest.append(word)
            }
        }
        return rest
    }
}
