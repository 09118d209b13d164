import Foundation
import PlacardLocalization

/// An Interface Builder document: the tree of a `.xib` or `.storyboard`, checked, but not yet built.
///
/// Reading never runs code that a document names and never follows references to other files.
/// Source: the format as Xcode 5 and later write it (document version 3.0).
package struct IBDocument: Sendable {
    package enum Kind: Sendable {
        /// Objects at the top level: views, cells, recognizers.
        case xib
        /// Scenes with a view controller each.
        case storyboard
    }

    /// The path or name under which the document was asked for.
    package let file: String
    package let kind: Kind
    /// The `document` element with everything below it.
    package private(set) var root: IBElement
    /// Doubtful references and the like; what building leaves out is listed by the builder.
    package let diagnostics: [IBDiagnostic]

    /// Reads a file; see `init(data:file:)`.
    package init(contentsOf url: URL, file: String? = nil) throws(IBError) {
        let file = file ?? url.relativePath
        try self.init(data: IBFile(url: url, name: file).read(), file: file)
    }

    /// Reads a document from its bytes.
    ///
    /// - Parameter file: The name that errors are reported under.
    /// - Throws: `IBError` with line and remedy where the bytes are no iOS document of version 3.0.
    package init(data: Data, file: String) throws(IBError) {
        try IBByteCheck(data: data, file: file).run()
        let root = try IBTreeParser.tree(of: data, file: file)
        self.file = file
        self.root = root
        self.kind = try IBHeaderCheck(root: root, file: file).kind()
        self.diagnostics = IBReferenceCheck(root: root).diagnostics
    }

    /// The document with texts of another language, altered for tests; without such, as it is.
    package func localized(by strings: IBStrings?, _ pseudolocale: Pseudolocale? = nil) -> IBDocument {
        var result = self
        if let strings { result.root = strings.applied(to: result.root) }
        if let pseudolocale { result.root = result.root.pseudolocalized(pseudolocale) }
        return result
    }

    /// The document, noting what is read of it from now on.
    package var traced: IBDocument {
        var result = self
        result.root = root.traced
        return result
    }

    /// A xib's top-level objects without the placeholders, in document order; empty for a storyboard.
    package var topLevelObjects: [IBElement] {
        root.list("objects").filter { $0.name != "placeholder" }
    }

    /// File's Owner and First Responder.
    package var placeholders: [IBElement] {
        root.list("objects").filter { $0.name == "placeholder" }
    }

    /// A storyboard's scenes in document order; empty for a xib.
    package var scenes: [IBScene] {
        root.list("scenes").filter { $0.name == "scene" }.map(IBScene.init)
    }

    package var resources: IBResources { IBResources(element: root.child("resources")) }

    /// The scene of the initial view controller, or else the first.
    package var initialScene: IBScene? {
        let initial = root["initialViewController"]
        return scenes.first { $0.controller?.id != nil && $0.controller?.id == initial } ?? scenes.first
    }
}
