import Foundation

/// What one part of a program leaves for another: texts, images, addresses, colors and data.
///
/// A pasteboard lives as long as the process: there is no display server, whose clipboard other programs could read.
/// Source: Apple's documentation of `UIPasteboard`.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a text.
        public let rawValue: String
        /// Takes any name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Takes any name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The pasteboard that copying in labels writes to.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    private static var named: [Name: PasteboardContent] = [:]
    /// The pasteboard that copying in labels writes to.
    public static let general = UIPasteboard(.general)

    /// A new pasteboard of its own name, for tests and for what is nobody else's business.
    open class func withUniqueName() -> UIPasteboard {
        let pasteboard = UIPasteboard(Name(UUID().uuidString))
        named[pasteboard.pasteboardName] = pasteboard.content
        return pasteboard
    }

    /// Forgets a pasteboard that the program made by its name.
    open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

    /// The pasteboard's name.
    open var name: String { pasteboardName.rawValue }
    private let pasteboardName: Name
    private let content: PasteboardContent
    /// How often the content was changed.
    open var changeCount: Int { content.changeCount }

    private init(_ name: Name) {
        (pasteboardName, content) = (name, PasteboardContent())
        super.init()
    }

    /// Makes a pasteboard of a name; all of that name have the same content.
    ///
    /// - Returns: Nil where there is none of that name and `create` is false.
    public init?(name pasteboardName: Name, create: Bool) {
        let known = pasteboardName == .general ? Self.general.content : Self.named[pasteboardName]
        guard create || known != nil else { return nil }
        self.pasteboardName = pasteboardName
        content = known ?? PasteboardContent()
        super.init()
        if known == nil { Self.named[pasteboardName] = content }
    }

    /// Posted when the content has changed.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    // MARK: Items

    /// All that is there: for each item its representations by uniform type identifier.
    open var items: [[String: Any]] {
        get { content.items }
        set {
            content.items = newValue
            content.changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    /// How many items there are.
    open var numberOfItems: Int { items.count }
    /// The types of the first item, in no particular order.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Replaces the content; options have no effect.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
    /// Adds to the content.
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    /// Whether the first item has one of some types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
    /// The first item's representation of a type; nil if there is none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// The first item's data of a type; nil if there is none. Texts and addresses are UTF-8, images PNG.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        Self.data(value(forPasteboardType: pasteboardType))
    }

    /// The types of some items; nil for all.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }
    /// Whether all of some items have one of some types; nil for all items.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = chosen(itemSet)
        return !items.isEmpty && items.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
    }
    /// Which items have one of some types; nil if none has.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) }
        return found.isEmpty ? nil : IndexSet(found)
    }
    /// Representations of a type that some items have; nil for all items.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType] }
    }
    /// Data of a type that some items have; nil for all items. Texts are UTF-8.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { Self.data($0[pasteboardType]) }
    }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        itemSet.map { set in items.indices.filter(set.contains).map { items[$0] } } ?? items
    }

    private static func data(_ value: Any?) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let image as UIImage: image.pngData()
        case let address as URL: Data(address.absoluteString.utf8)
        default: nil
        }
    }

    /// Replaces the content by one representation.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// Replaces the content by data.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    /// For how long and for whom content is; no effect.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's systems write it.
        public let rawValue: String
        /// Takes any name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// When the content goes.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices do not get the content.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    // MARK: Kinds

    /// All texts; setting them replaces the content.
    open var strings: [String]? {
        get { values(Self.text) { Self.text(of: $0) } }
        set { replace(newValue, Self.text) }
    }
    /// The first text; setting it replaces the content, nil empties it.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { strings != nil }

    /// All images; setting them replaces the content.
    open var images: [UIImage]? {
        get { values(Self.image) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
        set { replace(newValue, Self.image) }
    }
    /// The first image; setting it replaces the content.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// Whether there is an image.
    open var hasImages: Bool { images != nil }

    /// All addresses; setting them replaces the content.
    open var urls: [URL]? {
        get { values(Self.address) { $0 as? URL ?? Self.text(of: $0).flatMap { URL(string: $0) } } }
        set { replace(newValue, Self.address) }
    }
    /// The first address; setting it replaces the content.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// Whether there is an address.
    open var hasURLs: Bool { urls != nil }

    /// All colors; setting them replaces the content.
    open var colors: [UIColor]? {
        get { values(Self.color) { $0 as? UIColor } }
        set { replace(newValue, Self.color) }
    }
    /// The first color; setting it replaces the content.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// Whether there is a color.
    open var hasColors: Bool { colors != nil }

    /// The types that count as a kind; what is set has the first one.
    private static let text = ["public.utf8-plain-text", "public.plain-text", "public.text"]
    private static let image = ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "public.image"]
    private static let address = ["public.url", "public.file-url"]
    private static let color = ["com.apple.uikit.color"]

    private static func text(of value: Any) -> String? {
        value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// The items of a kind, each by the first of its representations that can be read; nil if there are none.
    private func values<Value>(_ types: [String], _ read: (Any) -> Value?) -> [Value]? {
        let found = items.compactMap { item in types.compactMap { item[$0].flatMap(read) }.first }
        return found.isEmpty ? nil : found
    }

    private func replace(_ values: [Any]?, _ types: [String]) { items = (values ?? []).map { [types[0]: $0] } }
}

/// What all pasteboards of a name hold.
@MainActor private final class PasteboardContent {
    var items: [[String: Any]] = []
    var changeCount = 0
}
