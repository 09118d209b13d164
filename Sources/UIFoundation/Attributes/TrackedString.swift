import Foundation

extension NSMutableAttributedString {
    /// The characters as a string whose changes keep attributes where they belong: what `mutableString` is on Apple's systems.
    ///
    /// Placard's own. Foundation on Linux hands out its bare string there, whose changes leave attributes behind, so that reading them
    /// beyond their end stops the program; text storages have it right. `placard port` writes this name. Empty once the text has gone.
    public var trackedString: NSMutableString { TrackedString(self) }
}

/// The characters of a text with attributes as a mutable string.
///
/// A window: every member of Foundation's class ends in the three primitives below, and a change goes the text's own
/// way, so that attributes move along, and layout managers hear of it. Empty once the text has gone.
package final class TrackedString: NSMutableString {
    private weak var text: NSMutableAttributedString?

    package init(_ text: NSMutableAttributedString) {
        self.text = text
        super.init(capacity: 0)
    }

    // Foundation asks for these; without a text there is nothing to see.
    package required init(capacity: Int) { super.init(capacity: 0) }
    package required init?(coder: NSCoder) { nil }
    package required init(characters: UnsafePointer<unichar>, length: Int) { super.init(capacity: 0) }
    package required init(unicodeScalarLiteral value: StaticString) { super.init(capacity: 0) }
    package required init(extendedGraphemeClusterLiteral value: StaticString) { super.init(capacity: 0) }
    package required init(stringLiteral value: StaticString) { super.init(capacity: 0) }
    package required init(string: String) { super.init(capacity: 0) }

    package override var length: Int { text?.length ?? 0 }

    package override func character(at index: Int) -> unichar {
        ((text?.string ?? "") as NSString).character(at: index)
    }

    package override func replaceCharacters(in range: NSRange, with aString: String) {
        text?.replaceCharacters(in: range, with: aString)
    }
}
