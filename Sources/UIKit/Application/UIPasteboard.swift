/// Text that one part of a program leaves for another.
///
/// A pasteboard lives as long as the process: there is no display server, whose clipboard other programs could read.
/// Source: Apple's documentation of `UIPasteboard`, of which this is the part for text.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The pasteboard that copying in labels writes to.
    public static let general = UIPasteboard(name: "com.apple.UIKit.pboard.general")

    /// A new pasteboard of its own name, for tests and for texts that are nobody else's business.
    public class func withUniqueName() -> UIPasteboard { UIPasteboard(name: UUID().uuidString) }

    /// The pasteboard's name.
    public let name: String
    /// How often the content was changed.
    open private(set) var changeCount = 0

    private init(name: String) {
        self.name = name
        super.init()
    }

    /// All texts; setting them replaces the content.
    open var strings: [String]? {
        didSet { changeCount += 1 }
    }

    /// The first text; setting it replaces the content, nil empties it.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// Whether there is a text.
    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    /// How many texts there are.
    open var numberOfItems: Int { strings?.count ?? 0 }
}
