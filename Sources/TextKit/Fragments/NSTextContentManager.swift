/// A text's contents, as parts that layout managers lay out: on Linux those of an `NSTextContentStorage` alone.
///
/// Source: Apple's documentation of `NSTextContentManager`.
open class NSTextContentManager: NSObject {
    private var managers: [NSTextLayoutManager] = []

    public override init() {
        super.init()
    }

    /// How parts are gone through.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the place towards the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    /// Where the whole text lies.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: storage?.length ?? 0)) }

    var storage: NSTextStorage? { nil }

    // MARK: Layout managers

    /// Those who lay the text out, in the order of adding.
    open var textLayoutManagers: [NSTextLayoutManager] { managers }
    /// The first of them, unless another was chosen.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { chosen ?? managers.first }
        set { chosen = newValue }
    }
    private weak var chosen: NSTextLayoutManager?

    /// Has somebody lay the text out, who does not hold it: the text lives on for the rest of the turn.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !managers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.contents?.removeTextLayoutManager(textLayoutManager)
        managers.append(textLayoutManager)
        textLayoutManager.contents = self
        textLayoutManager.contentsDidChange()
        TurnPool.shared.keep(self)
    }

    /// Takes the text from one who lays it out.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard textLayoutManager.contents === self else { return }
        managers.removeAll { $0 === textLayoutManager }
        textLayoutManager.contents = nil
        textLayoutManager.contentsDidChange()
    }

    // MARK: Places and parts

    /// The place some UTF-16 units on; nil beyond the text.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let (sum, isTooLarge) = location.offset.addingReportingOverflow(offset)
        return !isTooLarge && (0...documentRange.endLocation.offset).contains(sum) ? CountedTextLocation(sum) : nil
    }

    /// The UTF-16 units from one place to another.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { to.offset - from.offset }

    /// Goes through the parts, from the one with a place on.
    ///
    /// - Parameters:
    ///   - textLocation: Nil for the first part, or the last one backwards.
    ///   - options: The direction.
    ///   - block: Called with each; false ends it.
    /// - Returns: Where it ended; nil if there was nothing.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let backwards = options.contains(.reverse)
        var last: (any NSTextLocation)?
        forEachParagraph(from: textLocation?.offset, backwards: backwards) { range in
            let element = paragraph(range)
            last = backwards ? element.elementRange?.location : element.elementRange?.endLocation
            return block(element)
        }
        return last
    }

    /// Runs changes of the text; layout is told of each as it comes.
    open func performEditingTransaction(_ transaction: () -> Void) {
        hasEditingTransaction = true
        defer { hasEditingTransaction = false }
        storage?.beginEditing()
        transaction()
        storage?.endEditing()
    }

    /// The parts that a range touches, in order.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        enumerateTextElements(from: range.location) { element in
            guard let start = element.elementRange?.location.offset, start < max(range.endLocation.offset, 1) else {
                return false
            }
            found.append(element)
            return true
        }
        return found
    }

    /// Says that a text has changed; layout hears of each change of its storage.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {}

    /// Whether layout managers hear of changes at once; they do. Stored; no effect.
    open var automaticallySynchronizesTextLayoutManagers = true
    /// Whether the store is brought up to date at once; it is. Stored; no effect.
    open var automaticallySynchronizesToBackingStore = true
    /// Whether changes are under way.
    open private(set) var hasEditingTransaction = false

    /// The paragraph of a range, where somebody else makes it.
    func ownParagraph(_ range: NSRange) -> NSTextParagraph? { nil }

    /// What a paragraph is laid out with, where somebody else makes it as long as it is.
    func ownText(_ range: NSRange) -> NSAttributedString? {
        ownParagraph(range).map(\.attributedString).flatMap { $0.length == range.length ? $0 : nil }
    }

    func paragraph(_ range: NSRange) -> NSTextParagraph {
        let paragraph =
            ownParagraph(range) ?? NSTextParagraph(attributedString: storage?.attributedSubstring(from: range))
        paragraph.textContentManager = self
        paragraph.elementRange = NSTextRange(range)
        return paragraph
    }

    /// Goes through the ranges of paragraphs, from the one with a place on, until the block says that it is enough.
    func forEachParagraph(from offset: Int?, backwards: Bool, _ block: (NSRange) -> Bool) {
        let text = (storage?.string ?? "") as NSString
        guard text.length > 0 else { return }
        var place = backwards ? min(max((offset ?? text.length) - 1, 0), text.length - 1) : max(offset ?? 0, 0)
        while place >= 0, place < text.length {
            let range = text.paragraphRange(for: NSRange(location: place, length: 0))
            guard block(range) else { return }
            place = backwards ? range.location - 1 : range.location + range.length
        }
    }
}

/// The contents of an attributed text. Source: Apple's documentation of `NSTextContentStorage`.
open class NSTextContentStorage: NSTextContentManager {
    private var ownStorage: NSTextStorage

    public override init() {
        ownStorage = NSTextStorage()
        super.init()
    }

    /// Makes the contents of a text that a layout manager lays out already, whose lines its fragments have.
    package init(showing lines: NSLayoutManager, in container: NSTextContainer) {
        ownStorage = lines.textStorage ?? NSTextStorage()
        super.init()
        addTextLayoutManager(NSTextLayoutManager(showing: lines, in: container))
    }

    override var storage: NSTextStorage? { ownStorage }

    /// Who makes paragraphs: asked when one is laid out, and when parts are gone through.
    open weak var delegate: (any NSTextContentStorageDelegate)? {
        didSet { for manager in textLayoutManagers { manager.lines.invalidateAllText() } }
    }
    /// Whether lists' marks belong to the text; they do. Stored; no effect.
    open var includesTextListMarkers = true

    override func ownParagraph(_ range: NSRange) -> NSTextParagraph? {
        delegate?.textContentStorage(self, textParagraphWith: range)
    }

    /// What holds the text; setting nil makes an empty one.
    open var textStorage: NSTextStorage? {
        get { ownStorage }
        set {
            ownStorage = newValue ?? NSTextStorage()
            for manager in textLayoutManagers { manager.contentsDidChange() }
        }
    }

    /// The text; setting it replaces what the storage holds.
    open var attributedString: NSAttributedString? {
        get { ownStorage }
        set { ownStorage.setAttributedString(newValue ?? NSAttributedString()) }
    }

    /// The text of a part; nil for what is no paragraph.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }
}
