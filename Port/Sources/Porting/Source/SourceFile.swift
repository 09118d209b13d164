import SwiftParser
import SwiftSyntax

/// A Swift file as it was written, parsed.
public struct SourceFile {
    /// Where errors in the file are to be shown: an absolute path.
    public let path: String
    let text: String
    let tree: SourceFileSyntax
    /// The branches of `#if` that are built where no flags of the program's own are set.
    let plainBranches = BuiltBranches(PhoneConfiguration())
    /// Those, and the ones that are built where all are set.
    let anyBranches = BuiltBranches(PhoneConfiguration(), PhoneConfiguration(hasFlags: true))
    private let locations: SourceLocationConverter

    /// Parses a file; what the parser does not understand is kept as it stands.
    ///
    /// - Parameters:
    ///   - written: The whole file.
    ///   - path: Where it lies.
    public init(_ written: String, path: String) {
        // A copy has something before the text, and the byte order mark is none of Swift's signs behind that.
        text = written.unicodeScalars.first == "\u{FEFF}" ? String(written.unicodeScalars.dropFirst()) : written
        self.path = path
        tree = Parser.parse(source: text)
        locations = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// Refuses code that visitors cannot walk.
    ///
    /// - Throws: If it is nested too deeply.
    func checkDepth() throws(PortFailure) {
        guard let place = SyntaxDepth.excess(in: tree) else { return }
        let line = locations.location(for: place).line
        throw PortFailure(
            "\(path):\(line): error: the code is nested more than \(SyntaxDepth.most) levels deep; divide it")
    }

    /// The name without folders.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The line on which a piece of syntax begins, counted from 1.
    func line(of node: some SyntaxProtocol) -> Int {
        locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    /// The text of a piece of syntax without the space and comments around it, on one line.
    static func words(_ node: some SyntaxProtocol) -> String { words(node, longest: .max) }

    /// The same of no more tokens than are of use, for whoever asks at every level of a chain.
    ///
    /// - Parameter longest: A text that is longer, in bytes, ends somewhere behind that.
    static func words(_ node: some SyntaxProtocol, longest: Int) -> String {
        var text = ""
        var isApart = false
        for token in node.tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, isApart || !token.leadingTrivia.isEmpty { text += " " }
            text += token.text
            if text.utf8.count > longest { break }
            isApart = !token.trailingTrivia.isEmpty
        }
        return text
    }

    /// Whether the text of a piece of syntax is one of some.
    static func reads(_ node: some SyntaxProtocol, as texts: String...) -> Bool {
        texts.contains(words(node, longest: texts.map(\.utf8.count).max() ?? 0))
    }
}
