import SwiftParser
import SwiftSyntax

/// A Swift file as it was written, parsed.
public struct SourceFile {
    /// Where errors in the file are to be shown: an absolute path.
    public let path: String
    let text: String
    let tree: SourceFileSyntax
    private let locations: SourceLocationConverter

    /// Parses a file; what the parser does not understand is kept as it stands.
    ///
    /// - Parameters:
    ///   - text: The whole file.
    ///   - path: Where it lies.
    public init(_ text: String, path: String) {
        self.text = text
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
    static func words(_ node: some SyntaxProtocol) -> String {
        node.tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
            let isApart = !text.isEmpty && needsSpace(before: token)
            text += (isApart ? " " : "") + token.text
        }
    }

    /// Whether something stood between a token and the one before it.
    private static func needsSpace(before token: TokenSyntax) -> Bool {
        guard let previous = token.previousToken(viewMode: .sourceAccurate) else { return false }
        return !previous.trailingTrivia.isEmpty || !token.leadingTrivia.isEmpty
    }
}
