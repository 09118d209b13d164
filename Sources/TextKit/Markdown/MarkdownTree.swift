import CMarkdown
import Foundation
import Synchronization

/// A text as cmark-gfm reads it: CommonMark with GitHub's tables and struck text.
///
/// The parser keeps tables of special characters that all of its users share, so one text is read at a time.
final class MarkdownTree {
    private let root: OpaquePointer
    private let parser: OpaquePointer?

    private static let lock = Mutex<Void>(())
    private static let options = CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE

    private init(_ root: OpaquePointer, parser: OpaquePointer? = nil) {
        self.root = root
        self.parser = parser
    }

    deinit {
        cmark_node_free(root)
        if let parser { cmark_parser_free(parser) }
    }

    /// Reads blocks and what is in them; nil if there is no memory.
    static func blocks(of source: MarkdownSource) -> MarkdownTree? {
        lock.withLock { _ in
            guard
                let parser = makeParser(
                    extensions: source.hasTables ? ["table", "strikethrough"] : ["strikethrough"])
            else { return nil }
            defer { cmark_parser_free(parser) }
            source.bytes.withUnsafeBytes { bytes in
                cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
            }
            guard let root = cmark_parser_finish(parser) else { return nil }
            cmark_consolidate_text_nodes(root)
            return MarkdownTree(root)
        }
    }

    /// Reads a text as one paragraph, whatever its lines begin with; nil if there is no memory.
    static func inlines(of text: String) -> MarkdownTree? {
        lock.withLock { _ in
            guard let parser = makeParser(extensions: ["strikethrough"]) else { return nil }
            guard let paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH) else {
                cmark_parser_free(parser)
                return nil
            }
            cmark_node_set_string_content(paragraph, text)
            cmark_manage_extensions_special_characters(parser, 1)
            cmark_parse_inlines(parser, paragraph, nil, options)
            cmark_manage_extensions_special_characters(parser, 0)
            cmark_consolidate_text_nodes(paragraph)
            return MarkdownTree(paragraph, parser: parser)
        }
    }

    private static func makeParser(extensions: [String]) -> OpaquePointer? {
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = cmark_parser_new(options) else { return nil }
        for name in extensions {
            guard let found = cmark_find_syntax_extension(name) else { continue }
            cmark_parser_attach_syntax_extension(parser, found)
        }
        return parser
    }

    /// Goes through what is in the root: each node when it begins, and again when it ends if it can have others in it.
    func walk(_ visit: (MarkdownNode, MarkdownNode.Step) -> Void) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            if node != root { visit(MarkdownNode(pointer: node), event == CMARK_EVENT_ENTER ? .beginning : .end) }
        }
    }
}

/// What the reader asks of a node.
struct MarkdownNode {
    /// Where in a node a walk through the tree is.
    enum Step {
        case beginning, end
    }

    let pointer: OpaquePointer

    var kind: cmark_node_type { cmark_node_get_type(pointer) }
    var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }
    var address: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
    var title: String { cmark_node_get_title(pointer).map { String(cString: $0) } ?? "" }
    var firstLine: Int { Int(cmark_node_get_start_line(pointer)) }

    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    /// The first number of a list that counts; nil for others.
    var firstNumber: Int? {
        cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(pointer)) : nil
    }

    /// The kind's name, for kinds that extensions add.
    var kindName: String { String(cString: cmark_node_get_type_string(pointer)) }

    /// The language that follows a fence.
    var language: String? {
        let info = cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? ""
        return info.split(separator: " ").first.map(String.init)
    }

    /// Where the text of a table's columns lies.
    var columns: [PresentationIntent.TableColumn] {
        let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
        guard let signs = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
        return (0..<count).map { column in
            switch signs[column] {
            case UInt8(ascii: "c"): .init(alignment: .center)
            case UInt8(ascii: "r"): .init(alignment: .right)
            default: .init(alignment: .left)
            }
        }
    }
}
