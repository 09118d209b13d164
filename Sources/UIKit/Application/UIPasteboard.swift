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

    private static var named: [Name: UIPasteboard] = [:]
    /// The pasteboard that copying in labels writes to.
    public static let general = UIPasteboard(.general)

    /// A new pasteboard of its own name, for tests and for what is nobody else's business.
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

    /// Forgets a pasteboard that the program made by its name.
    open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

    /// The pasteboard's name.
    open var name: String { pasteboardName.rawValue }
    private let pasteboardName: Name
    /// How often the content was changed.
    open private(set) var changeCount = 0

    private init(_ name: Name) {
        pasteboardName = name
        super.init()
    }

    /// Makes a pasteboard of a name, which starts with what one of that name holds.
    ///
    /// - Returns: Nil where there is none of that name and `create` is false.
    public init?(name pasteboardName: Name, create: Bool) {
        let known = pasteboardName == .general ? Self.general : Self.named[pasteboardName]
        guard create || known != nil else { return nil }
        self.pasteboardName = pasteboardName
        items = known?.items ?? []
        super.init()
        if known == nil { Self.named[pasteboardName] = self }
    }

    /// Posted when the content has changed.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    // MARK: Items

    /// All that is there: for each item its representations by uniform type identifier.
    open var items: [[String: Any]] = [] {
        didSet {
            changeCount += 1
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
    /// The first item's data of a type; nil if there is none. Texts are UTF-8.
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

    private static func data(_ value: Any?) -> Data? { value as? Data ?? (value as? String).map { Data($0.utf8) } }

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
        get { values(Self.text) }
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
        get { values(Self.image) }
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
        get { values(Self.address) }
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
        get { values(Self.color) }
        set { replace(newValue, Self.color) }
    }
    /// The first color; setting it replaces the content.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// Whether there is a color.
    open var hasColors: Bool { colors != nil }

    private static let (text, image, address, color) = (
        "public.utf8-plain-text", "public.png", "public.url", "com.apple.uikit.color"
    )

    /// The items of a kind; nil if there are none.
    private func values<Value>(_ type: String) -> [Value]? {
        let found = items.compactMap { $0[type] as? Value }
        return found.isEmpty ? nil : found
    }

    private func replace(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }
}
