/// An attributed string that tells layout managers what was changed in it.
///
/// Every mutating member of `NSMutableAttributedString` reports its change by `edited(_:range:changeInLength:)`;
/// several changes between `beginEditing()` and `endEditing()` are processed at once. The storage owns its layout
/// managers. On Linux the text always lies in Foundation's own storage: a subclass that keeps the characters elsewhere
/// and overrides the four primitives does not work, because Foundation's class does not ask them. Subclasses may
/// override `processEditing()`, `edited(_:range:changeInLength:)` and `fixAttributes(in:)`. Ranges count UTF-16 units.
/// Source: Apple's documentation of `NSTextStorage`.
open class NSTextStorage: NSMutableAttributedString {
    private var log = EditLog()
    private var managers: [NSLayoutManager] = []

    /// Is told before and after each round of changes.
    open weak var delegate: (any NSTextStorageDelegate)?

    // MARK: Making

    public override init(string: String) {
        super.init(string: string)
    }

    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }

    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    /// Restores a text that an archive holds, as `NSMutableAttributedString` does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Layout managers

    /// The layout managers that show this text.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Makes a layout manager show this text; one that does so already stays as it is.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.append(aLayoutManager)
        if aLayoutManager.textStorage !== self { aLayoutManager.textStorage = self }
    }

    /// Takes the text away from a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    // MARK: The present round of changes

    /// What has been changed since changes were processed last.
    open var editedMask: EditActions { log.actions }

    /// The text that was changed, counted after the changes; (`NSNotFound`, 0) if nothing was.
    open var editedRange: NSRange { log.range }

    /// By how many units the text has grown.
    open var changeInLength: Int { log.delta }

    /// Notes a change, and processes it unless more are announced.
    ///
    /// Own mutating members call it with the range before the change and what its length has grown by.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        log.add(editedMask, editedRange, delta)
        if log.depth == 0, log.phase == .idle { processEditing() }
    }

    /// Tells the delegate, fixes attributes, tells the delegate again and then the layout managers.
    open func processEditing() {
        guard log.phase == .idle, !log.actions.isEmpty else { return }
        log.phase = .willProcess
        delegate?.textStorage(
            self, willProcessEditing: log.actions, range: log.range, changeInLength: log.delta)
        log.phase = .fixing
        fixAttributes(in: paragraphRange(around: log.range))
        log.phase = .didProcess
        delegate?.textStorage(self, didProcessEditing: log.actions, range: log.range, changeInLength: log.delta)
        let (actions, range, delta) = (log.actions, log.range, log.delta)
        for manager in managers {
            manager.processEditing(
                for: self, edited: actions, range: range, changeInLength: delta, invalidatedRange: range)
        }
        log.finish()
    }

    /// False: attributes are fixed at once.
    open var fixesAttributesLazily: Bool { false }

    /// Marks attributes as in need of fixing; here they are fixed at once.
    open func invalidateAttributes(in range: NSRange) {
        ensureAttributesAreFixed(in: range)
    }

    /// Makes sure that attributes are fixed; they always are.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    /// Makes attributes consistent: one paragraph style in each paragraph, attachments on U+FFFC only.
    ///
    /// Called for whole paragraphs in each round of changes.
    open func fixAttributes(in range: NSRange) {
        AttributeFixer(self).fix(range)
    }

    // MARK: Changing

    /// The characters as a mutable string whose changes are the storage's own.
    open override var mutableString: NSMutableString { TextStorageString(self) }

    open override func beginEditing() {
        log.depth += 1
        super.beginEditing()
    }

    open override func endEditing() {
        super.endEditing()
        log.depth = max(0, log.depth - 1)
        if log.depth == 0, log.phase == .idle { processEditing() }
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        change([.editedCharacters, .editedAttributes], range) {
            super.replaceCharacters(in: range, with: attrString)
        }
    }

    open override func deleteCharacters(in range: NSRange) {
        change(.editedCharacters, range) { super.deleteCharacters(in: range) }
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }

    /// Changes the text in super's storage and notes what was done.
    ///
    /// Foundation's members may call each other: the outermost one reports.
    private func change(_ actions: EditActions, _ range: NSRange, _ apply: () -> Void) {
        guard log.phase.permits(actions) else { return }
        let before = length
        log.nesting += 1
        apply()
        log.nesting -= 1
        guard log.nesting == 0, log.phase != .fixing else { return }
        edited(actions, range: range, changeInLength: length - before)
    }

    private func paragraphRange(around range: NSRange) -> NSRange {
        let whole = string as NSString
        guard range.location <= whole.length else { return NSRange(location: 0, length: whole.length) }
        return whole.paragraphRange(for: range)
    }
}

extension NSTextStorage {
    /// What can be changed in a text; raw values as on iOS.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt

        /// Makes a set of changes of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Attributes were changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }
}

/// Is told of changes to a text storage; both members are optional, as on iOS.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before attributes are fixed; characters and attributes may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Called before layout managers are told; attributes may be changed, characters may not.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Changes nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}

    /// Changes nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
