import Foundation

/// What block a piece of text belongs to, and which blocks that one lies in: a paragraph of a list's item.
///
/// Nothing is drawn by it, as on Apple's systems: programs make fonts and paragraph styles of it. Source: Apple's
/// documentation of `PresentationIntent`.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// A kind of block.
    public enum Kind: Hashable, Codable, Sendable {
        /// Text.
        case paragraph
        /// A heading, from level 1 to 6.
        case header(level: Int)
        /// A list that counts.
        case orderedList
        /// A list with bullets.
        case unorderedList
        /// A part of a list, with its number.
        case listItem(ordinal: Int)
        /// Code, with the language that it is said to be in.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between blocks.
        case thematicBreak
        /// A table.
        case table(columns: [TableColumn])
        /// A table's first row.
        case tableHeaderRow
        /// Another row of a table, with its number from 1.
        case tableRow(rowIndex: Int)
        /// A part of a row, with the number of its column from 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// Where text lies in a column.
        public enum Alignment: Hashable, Codable, Sendable { case left, center, right }

        /// Where the column's text lies.
        public var alignment: Alignment

        /// Makes a column.
        public init(alignment: Alignment) {
            self.alignment = alignment
        }
    }

    /// A block among those that a text lies in.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// What tells the block from its neighbors of the same kind.
        public var identity: Int
        /// The block's kind.
        public var kind: Kind

        /// Makes a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        /// Kind and identity: "paragraph (id 1)".
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks that the text lies in, the innermost first.
    public var components: [IntentType]

    /// How many blocks the text lies in.
    public var count: Int { components.count }

    /// How many lists the text lies in.
    public var indentationLevel: Int {
        components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
    }

    /// Makes a block within another one.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Takes blocks, the innermost first.
    public init(types: [IntentType]) {
        components = types
    }

    /// Whether both are blocks of the same kinds in each other, whatever their identities.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
        components.map(\.kind) == other.components.map(\.kind)
    }
}

extension PresentationIntent: CustomDebugStringConvertible {
    /// The blocks, the innermost first: "[paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]".
    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
    /// The kind's name with its values: "header 2".
    public var debugDescription: String {
        switch self {
        case .paragraph: "paragraph"
        case .header(let level): "header \(level)"
        case .orderedList: "orderedList"
        case .unorderedList: "unorderedList"
        case .listItem(let ordinal): "listItem \(ordinal)"
        case .codeBlock(let language): "codeBlock '\(language ?? "")'"
        case .blockQuote: "blockQuote"
        case .thematicBreak: "thematicBreak"
        case .table(let columns):
            "table [\(columns.map { "TableColumn(alignment: \($0.alignment))" }.joined(separator: ", "))]"
        case .tableHeaderRow: "tableHeaderRow"
        case .tableRow(let index): "tableRow \(index)"
        case .tableCell(let column): "tableCell \(column)"
        }
    }
}

/// A `PresentationIntent` as attributed strings hold it.
public final class NSPresentationIntent: AttributeValue {
    /// What the object holds.
    public let intent: PresentationIntent

    /// Holds a value.
    public init(_ intent: PresentationIntent) {
        self.intent = intent
    }

    override func hasSameValue(as other: AttributeValue) -> Bool {
        (other as? NSPresentationIntent)?.intent == intent
    }

    override func hashValue(into hasher: inout Hasher) {
        hasher.combine(intent)
    }

    public override var description: String { intent.debugDescription }
}

extension PresentationIntent: _ObjectiveCBridgeable {
    /// The object that attributed strings hold.
    public func _bridgeToObjectiveC() -> NSPresentationIntent { NSPresentationIntent(self) }

    /// Takes the object's value.
    public static func _forceBridgeFromObjectiveC(
        _ source: NSPresentationIntent, result: inout PresentationIntent?
    ) {
        result = source.intent
    }

    /// Takes the object's value; every object has one.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSPresentationIntent, result: inout PresentationIntent?
    ) -> Bool {
        result = source.intent
        return true
    }

    /// Takes the object's value; no blocks without an object.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSPresentationIntent?) -> PresentationIntent {
        source?.intent ?? PresentationIntent(types: [])
    }
}
