import Foundation
import FoundationXML

/// Turns the bytes of an XML document into a tree of elements; the only place that knows Foundation's parser.
///
/// Expects bytes that passed `IBByteCheck`, and gives up by itself where nesting or number of elements grows absurd.
final class IBTreeParser: NSObject, XMLParserDelegate {
    private let file: String
    private var open: [IBElement] = []
    private var root: IBElement?
    private var count = 0
    private var failure: IBError?

    private init(file: String) { self.file = file }

    static func tree(of data: Data, file: String) throws(IBError) -> IBElement {
        let tree = IBTreeParser(file: file)
        let parser = XMLParser(data: data)
        parser.delegate = tree
        parser.shouldResolveExternalEntities = false
        // The result is not asked: Foundation answers true for some documents that end too early.
        _ = parser.parse()
        if let failure = tree.failure { throw failure }
        guard let root = tree.root else { throw IBError(file: file, tree.reason(parser.parserError)) }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        count += 1
        if open.count >= IBLimits.depth {
            stop(parser, "elements are nested more than \(IBLimits.depth) deep; flatten the view hierarchy")
        } else if count > IBLimits.elements {
            stop(parser, "there are more than \(IBLimits.elements) elements; split the document")
        } else {
            open.append(IBElement(name: name, attributes: attributes, line: parser.lineNumber))
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard failure == nil, !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard failure == nil, var element = open.popLast() else { return }
        if !element.children.isEmpty { element.text = "" }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        stop(parser, reason(error))
    }

    /// The first fault counts; the parser reports what follows from it as further ones.
    private func stop(_ parser: XMLParser, _ message: String) {
        guard failure == nil else { return }
        failure = IBError(file: file, line: max(1, parser.lineNumber), message)
        parser.abortParsing()
    }

    private func reason(_ error: (any Error)?) -> String {
        let unfinished = open.last.map { "; <\($0.name)> of line \($0.line) is still open" } ?? ""
        let code = (error as NSError?)?.code ?? 0
        let what = Self.reasons[code] ?? "the XML is not well formed (parser code \(code))"
        return what + unfinished + "; repair it, or fetch the file again"
    }

    /// libxml2's codes of the faults that damaged documents have.
    private static let reasons: [Int: String] = [
        1: "markup that does not belong there, such as `<!DOCTYPE`, stands inside the document",
        4: "this is not XML",
        5: "the file ends too early",
        6: "a character reference is not a number",
        7: "a character reference is not a number",
        8: "a character reference is not complete",
        9: "a character is used that XML does not allow, such as `&#0;`",
        26: "an entity is used that XML does not define",
        38: "a `<` stands inside an attribute's value",
        39: "an attribute's value has no quotation marks",
        41: "an attribute has no value",
        42: "an attribute is written twice in one element",
        65: "a space is missing between two attributes",
        68: "a name is not valid XML",
        73: "a tag has no `>`",
        76: "start and end tags do not match",
        77: "an element is not closed",
    ]
}
