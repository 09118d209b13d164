/// The characters of a text storage as a mutable string: what `NSTextStorage.mutableString` hands out.
///
/// A window: every member of Foundation's class ends in the three primitives below, and a change goes the storage's own
/// way, so that layout managers hear of it. Empty once the storage has gone.
final class TextStorageString: NSMutableString {
    private weak var storage: NSTextStorage?

    init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    // Foundation asks for these; without a storage there is nothing to see.
    required init(capacity: Int) { super.init(capacity: 0) }
    required init?(coder: NSCoder) { nil }
    required init(characters: UnsafePointer<unichar>, length: Int) { super.init(capacity: 0) }
    required init(unicodeScalarLiteral value: StaticString) { super.init(capacity: 0) }
    required init(extendedGraphemeClusterLiteral value: StaticString) { super.init(capacity: 0) }
    required init(stringLiteral value: StaticString) { super.init(capacity: 0) }
    required init(string: String) { super.init(capacity: 0) }

    private var text: NSString { (storage?.string ?? "") as NSString }

    override var length: Int { storage?.length ?? 0 }

    override func character(at index: Int) -> unichar { text.character(at: index) }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage?.replaceCharacters(in: range, with: aString)
    }
}
