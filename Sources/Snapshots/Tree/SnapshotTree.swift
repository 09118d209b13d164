import Foundation
import PlacardSpecimens

/// What a view shows, as values: frames, texts with their lines, fonts and colors, and what screen readers say.
public struct SnapshotTree: Hashable, Codable, Sendable {
    /// A view and those in it.
    public struct Node: Hashable, Codable, Sendable {
        /// The class, without its module.
        public var type: String
        /// The accessibility identifier.
        public var identifier: String?
        /// x, y, width and height in points, in the coordinates of the view at the top.
        public var frame: [Double]
        /// Left out for a view that is shown.
        public var hidden: Bool?
        /// Left out where it is 1.
        public var alpha: Double?
        /// As #RRGGBBAA; left out where there is none.
        public var background: String?
        /// Left out for a view that shows none itself.
        public var text: Text?
        /// The subviews from back to front; left out where there are none.
        public var children: [Node]?
        /// The id that a document gives it; not kept in files, where it would change whenever a document is made anew.
        package var object: String?

        private enum CodingKeys: String, CodingKey {
            case type, identifier, frame, hidden, alpha, background, text, children
        }
    }

    /// A text as it is shown.
    public struct Text: Hashable, Codable, Sendable {
        /// All of it, as the program has set it.
        public var string: String
        /// What stands on each line, with an ellipsis where text was cut; nil for text that is not looked into.
        public var lines: [String]?
        /// Whether text was cut, or ends outside of the view.
        public var isCut: Bool?
        /// PostScript name and size in points of each font in it, in the order of the text.
        public var fonts: [String]?
        /// As #RRGGBBAA.
        public var color: String?
        /// Characters that no font has, as U+XXXX.
        public var missing: [String]?
    }

    /// Something that screen readers stop at.
    public struct Element: Hashable, Codable, Sendable {
        /// What it is called.
        public var label: String?
        /// What it is set to.
        public var value: String?
        /// What happens when it is used.
        public var hint: String?
        /// By the names that `UIAccessibilityTraits` has.
        public var traits: [String]?
        /// The names of custom actions.
        public var actions: [String]?
        /// x, y, width and height in points, in the coordinates of the view at the top.
        public var frame: [Double]
    }

    /// The view at the top.
    public var root: Node
    /// In the order in which screen readers read.
    public var elements: [Element]

    /// As JSON with sorted keys, one node or value to a line.
    package var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return (try? encoder.encode(self)) ?? Data()
    }

    /// - Returns: Nil for bytes that are no tree, or one of more than 200 levels.
    package init?(json: Data) {
        guard let tree = try? JSONDecoder().decode(Self.self, from: json) else { return nil }
        self = tree
    }

    package init(root: Node, elements: [Element]) { (self.root, self.elements) = (root, elements) }
}

extension SnapshotTree.Node {
    /// What a reader recognizes the view by: its text or its class, and its id or identifier.
    package var title: String {
        let name = (object ?? identifier).map { " (\($0))" } ?? ""
        if let text = text?.string, !text.isEmpty { return "'\(text.excerpt)'\(name)" }
        return type + name
    }

    /// Whether it is drawn, as far as it says itself.
    package var isSeen: Bool { hidden != true && alpha != 0 }

    package var rect: CGRect {
        guard frame.count == 4 else { return .zero }
        return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }

    /// The node and all below it that are shown, parents first.
    package var shown: [SnapshotTree.Node] {
        !isSeen ? [] : [self] + (children ?? []).flatMap(\.shown)
    }
}

extension String {
    /// The text, in one line of at most 60 characters.
    package var excerpt: String {
        let line = replacingOccurrences(of: "\n", with: " ")
        return line.count > 60 ? line.prefix(59) + "…" : line
    }
}
