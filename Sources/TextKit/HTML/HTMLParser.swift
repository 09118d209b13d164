import CXML2
import Foundation

/// Hands the parts of an HTML text, as libxml2 reads and mends it, to whoever listens, one after the other.
///
/// Nothing is fetched and no file is opened: the parser gets bytes and builds no document.
final class HTMLParser {
    /// What happens in a text.
    protocol Listener: AnyObject {
        func begin(_ element: String, _ attributes: [String: String])
        func end(_ element: String)
        func text(_ characters: UnsafeBufferPointer<UInt8>)
    }

    /// Elements do not lie deeper in each other than this.
    static let maximumDepth = 512
    /// An element has no more attributes than this.
    private static let maximumAttributes = 512

    private let listener: any Listener
    private var context: htmlParserCtxtPtr?
    /// Whether each element that is open stands in the text; paragraphs around text without one are the parser's own.
    private var areWritten: [Bool] = []
    private var error: HTMLError?

    private init(_ listener: any Listener) {
        self.listener = listener
    }

    /// What all parsers share, made once: parsers that several threads make first wait for each other for ever.
    ///
    /// Source: libxml2's documentation of `xmlInitParser`.
    private static let shared: Void = xmlInitParser()

    /// Reads a text in UTF-8; throws where it breaks a limit.
    static func parse(_ text: [UInt8], _ listener: any Listener) throws(HTMLError) {
        guard text.count <= HTMLError.maximumLength else { throw .tooLong(text.count) }
        guard !hasTooManyAttributes(text) else { throw .tooManyAttributes }
        try HTMLParser(listener).run(text)
    }

    private func run(_ text: [UInt8]) throws(HTMLError) {
        Self.shared
        text.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            guard let start, let context = htmlCreateMemoryParserCtxt(start, CInt(bytes.count)) else { return }
            defer { htmlFreeParserCtxt(context) }
            self.context = context
            let options = HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
            htmlCtxtUseOptions(context, CInt(options | HTML_PARSE_IGNORE_ENC.rawValue))
            xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
            context.pointee.sax.pointee = Self.handler
            context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
            htmlParseDocument(context)
            self.context = nil
        }
        if let error { throw error }
    }

    private func stop(_ fault: HTMLError) {
        if error == nil { error = fault }
        if let context { xmlStopParser(context) }
    }

    // MARK: What libxml2 calls

    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.startElement = { HTMLParser.of($0)?.begin($1, $2) }
        handler.endElement = { HTMLParser.of($0)?.end($1) }
        handler.characters = { HTMLParser.of($0)?.text($1, $2) }
        handler.ignorableWhitespace = { HTMLParser.of($0)?.text($1, $2) }
        handler.cdataBlock = { HTMLParser.of($0)?.text($1, $2) }
        return handler
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> HTMLParser? {
        data.map { Unmanaged<HTMLParser>.fromOpaque($0).takeUnretainedValue() }
    }

    private func begin(_ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?)
    {
        guard error == nil, let name else { return }
        guard areWritten.count < Self.maximumDepth else { return stop(.tooDeep) }
        areWritten.append(isWritten(name, attributes))
        guard areWritten.last == true else { return }
        var named: [String: String] = [:]
        var index = 0
        while let attributes, let key = attributes[index] {
            named[String(cString: key)] = attributes[index + 1].map { String(cString: $0) } ?? ""
            index += 2
        }
        listener.begin(String(cString: name), named)
    }

    private func end(_ name: UnsafePointer<xmlChar>?) {
        guard error == nil, let name else { return }
        if areWritten.popLast() == true { listener.end(String(cString: name)) }
    }

    /// Whether an element is not a paragraph that the parser has put around text: its tag ends where the parser is.
    private func isWritten(
        _ name: UnsafePointer<xmlChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) -> Bool {
        guard attributes == nil, name[0] == UInt8(ascii: "p"), name[1] == 0, let input = context?.pointee.input,
            let start = input.pointee.base, var end = input.pointee.cur
        else { return true }
        while end > start, end[-1] <= UInt8(ascii: " ") { end -= 1 }
        return end - start >= 2 && end[-1] | 0x20 == UInt8(ascii: "p") && end[-2] == UInt8(ascii: "<")
    }

    private func text(_ characters: UnsafePointer<xmlChar>?, _ count: CInt) {
        guard error == nil else { return }
        listener.text(UnsafeBufferPointer(start: characters, count: Int(count)))
    }

    // MARK: Limits

    /// The parser compares each attribute of an element with all before it.
    private static func hasTooManyAttributes(_ text: [UInt8]) -> Bool {
        var (isTag, quote, words) = (false, UInt8(0), 0)
        var last = UInt8(0)
        for byte in text {
            defer { last = byte }
            if !isTag {
                if last == UInt8(ascii: "<"), byte > UInt8(ascii: "@") { (isTag, quote, words) = (true, 0, 0) }
            } else if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: ">") {
                isTag = false
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                (quote, words) = (last == UInt8(ascii: "=") ? byte : 0, words + 1)
            } else if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "/") {
                words += 1
            }
            if words > 2 * maximumAttributes { return true }
        }
        return false
    }
}

/// Why HTML cannot be read.
public enum HTMLError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are more bytes than are read; with their number.
    case tooLong(Int)
    /// Elements lie too deep in each other.
    case tooDeep
    /// An element has too many attributes.
    case tooManyAttributes

    static let maximumLength = 16 << 20

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .tooLong(let count):
            "the HTML has \(count) bytes; \(Self.maximumLength) are read at most, so read it in parts"
        case .tooDeep: "the HTML's elements lie more than \(HTMLParser.maximumDepth) deep; end some of them before"
        case .tooManyAttributes: "an element of the HTML has too many attributes; take some away"
        }
    }
}
