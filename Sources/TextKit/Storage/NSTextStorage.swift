/// An attributed string that tells layout managers what was changed in it.
///
/// Every mutating member of `NSMutableAttributedString` reports its change by `edited(_:range:changeInLength:)`;
/// several changes between `beginEditing()` and `endEditing()` are processed at once. The storage owns its layout
/// managers. A subclass may keep the text itself: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and reports by `edited(_:range:changeInLength:)`. All
/// other members then end in these four, and what it reports is taken into Foundation's storage, because Foundation's
/// class on Linux does not ask them. Ranges count UTF-16 units. Source: Apple's documentation of `NSTextStorage`.
open class NSTextStorage: NSMutableAttributedString {
    var log = EditLog()
    private var managers: [NSLayoutManager] = []

    /// Is told before and after each round of changes.
    open weak var delegate: (any NSTextStorageDelegate)?

    // MARK: Making

    /// Makes an empty storage.
    public init() {
        super.init(string: "")
        log.isMade = true
    }

    public override init(string: String) {
        super.init(string: string)
        log.isMade = true
    }

    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
        beginLog()
    }

    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
        beginLog()
    }

    /// Restores a text that an archive holds, as `NSMutableAttributedString` does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        beginLog()
    }

    private func beginLog() {
        log.isMade = true
        log.doubt(NSRange(location: 0, length: super.length))
    }

    deinit { AttributedRunsRelease.release(self) }

    // MARK: Layout managers

    /// The layout managers that show this text.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Makes a layout manager show this text; one that does so already stays as it is.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.append(aLayoutManager)
        if keepsTextItself { adoptAll() }
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
        if keepsTextItself { adopt(editedRange) }
        guard log.phase != .fixing else { return }
        log.add(editedMask, editedRange, delta)
        if editedMask.contains(.editedCharacters) {
            log.follow(editedRange, growth: delta, in: super.string as NSString)
        }
        processWhenDue()
    }

    /// Tells the delegate, fixes attributes, tells the delegate again and then the layout managers.
    ///
    /// Called where something was edited, so that `editedRange` is one of the text's. Overrides may change attributes and
    /// characters before they call `super`: that belongs to the same round.
    open func processEditing() {
        tellOfRound()
    }

    /// An override of `processEditing()` is asked once for a round, and what it changes after it has called `super` is
    /// told without it.
    private func processWhenDue() {
        guard log.depth == 0, log.phase == .idle, !log.isProcessing, !log.actions.isEmpty else { return }
        log.isProcessing = true
        let rounds = log.rounds
        processEditing()
        if log.rounds != rounds { tellOfRound() }
        log.isProcessing = false
    }

    private func tellOfRound() {
        let silent = keepsTextItself ? adoptWhatWasNotReported() : nil
        guard log.phase == .idle, !log.actions.isEmpty else { return }
        log.phase = .willProcess
        delegate?.textStorage(
            self, willProcessEditing: log.actions, range: log.range, changeInLength: log.delta)
        post(Self.willProcessEditingNotification)
        log.phase = .fixing
        fixAttributes(in: log.paragraphs(around: log.range, in: string as NSString).range)
        if let doubt = log.doubt { log.know(AttributeFixer(self).inconsistency(around: doubt)) }
        log.phase = .didProcess
        delegate?.textStorage(self, didProcessEditing: log.actions, range: log.range, changeInLength: log.delta)
        post(Self.didProcessEditingNotification)
        let (actions, range, delta) = (log.actions, log.range, log.delta)
        // Foundation's paragraphs, which are fixed, end at fewer characters than lines do.
        let invalidated = [silent, log.fixed].compactMap(\.self).reduce(range) { $0.union($1) }
        for manager in managers {
            manager.processEditing(
                for: self, edited: actions, range: range, changeInLength: delta, invalidatedRange: invalidated)
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
        let fixer = AttributeFixer(self)
        if isConsistentBesideEdit(of: range) { fixer.fix(log.range, within: range) } else { fixer.fix(range) }
    }

    /// Whether a range is a paragraph that may be inconsistent only where it is being edited.
    private func isConsistentBesideEdit(of range: NSRange) -> Bool {
        guard log.phase == .fixing, !keepsTextItself, !log.isDoubtful(range) else { return false }
        return log.paragraphs(around: log.range, in: super.string as NSString) == (range, true)
    }

    // MARK: Changing

    /// The characters as a mutable string whose changes are the storage's own.
    open override var mutableString: NSMutableString { TrackedString(self) }

    open override func beginEditing() {
        log.depth += 1
        super.beginEditing()
    }

    open override func endEditing() {
        super.endEditing()
        log.depth = max(0, log.depth - 1)
        processWhenDue()
    }

    open override var string: String {
        log.hasAskedFoundation = true
        return super.string
    }

    open override var length: Int { keepsTextItself ? string.utf16.count : super.length }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        if let whole = wholeCharacters(replacing: range, with: str) {
            return change(.editedCharacters, whole.range) {
                super.replaceCharacters(in: whole.range, with: whole.replacement)
            }
        }
        change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
    }

    /// The change of whole characters that replacing a part of the text is; nil where it divides none.
    ///
    /// What comes has the attributes of the first unit that goes, or else of the one before.
    private func wholeCharacters(replacing range: NSRange, with new: String) -> WholeCharacterChange? {
        let place = range.length > 0 ? range.location : max(0, range.location - 1)
        return WholeCharacterChange(
            replacing: range,
            with: NSAttributedString(string: new, attributes: super.attributes(at: place, effectiveRange: nil)),
            in: super.string
        ) { super.attributedSubstring(from: $0) }
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        if keepsTextItself { return replaceByPrimitives(range, with: attrString) }
        let whole = WholeCharacterChange(replacing: range, with: attrString, in: super.string) {
            super.attributedSubstring(from: $0)
        }
        change([.editedCharacters, .editedAttributes], whole?.range ?? range) {
            super.replaceCharacters(in: whole?.range ?? range, with: whole?.replacement ?? attrString)
        }
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

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
        if keepsTextItself { return changeByPrimitives(range) { $0[name] = value } }
        change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        if keepsTextItself { return changeByPrimitives(range) { $0.merge(attrs) { $1 } } }
        change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        if keepsTextItself { return changeByPrimitives(range) { $0[name] = nil } }
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
        guard log.nesting == 0 else { return }
        guard log.phase != .fixing else { return log.fix(range) }
        if log.phase == .didProcess { log.doubt(range) }
        edited(actions, range: range, changeInLength: length - before)
    }
}
