import Foundation

/// The changes to a text storage since they were processed last, as one range.
struct EditLog {
    private(set) var actions: NSTextStorage.EditActions = []
    private(set) var range = NSRange(location: NSNotFound, length: 0)
    private(set) var delta = 0
    /// How many `beginEditing()` wait for their end.
    var depth = 0
    /// How many of the storage's mutating members are at work inside each other.
    var nesting = 0
    var phase = Phase.idle
    /// What was changed while attributes were fixed; it may reach further than what was edited.
    private(set) var fixed: NSRange?
    /// Where attributes may be inconsistent since the text was made or its delegate changed it after they were fixed; nil for
    /// nowhere.
    private(set) var doubt: NSRange?
    private var paragraph: KnownParagraph?
    /// Whether `processEditing()` is at work, which an override may begin with changes of its own.
    var isProcessing = false
    /// How often changes have been processed.
    private(set) var rounds = 0
    /// Whether the storage's initializer has ended, so that overrides may be asked.
    var isMade = false
    /// Whether the storage has been asked for its characters, and no override has answered.
    var hasAskedFoundation = false
    /// Whether a subclass keeps the text itself; nil until that has been found out.
    var keepsTextItself: Bool?

    /// Where in a round of processing the storage is.
    enum Phase {
        case idle
        /// The delegate may change everything.
        case willProcess
        /// Attributes are changed without being told.
        case fixing
        /// The delegate may change attributes.
        case didProcess

        func permits(_ actions: NSTextStorage.EditActions) -> Bool {
            self == .idle || self == .willProcess || !actions.contains(.editedCharacters)
        }
    }

    /// Adds a change: `edited` counts before it, the kept range after all.
    mutating func add(_ added: NSTextStorage.EditActions, _ edited: NSRange, _ growth: Int) {
        var union = range.location == NSNotFound ? edited : NSUnionRange(range, edited)
        union.length = max(0, union.length + growth)
        range = union
        actions.formUnion(added)
        delta += growth
    }

    // MARK: What is known of paragraphs

    /// Follows a change of characters.
    ///
    /// - Parameters:
    ///   - edited: The range before the change.
    ///   - text: The text after it.
    mutating func follow(_ edited: NSRange, growth: Int, in text: NSString) {
        paragraph = paragraph?.followed(edited, growth: growth, in: text)
        guard var known = doubt, edited.location < NSMaxRange(known) else { return }
        if NSMaxRange(edited) <= known.location {
            known.location += growth
        } else {
            known = known.union(edited)
            known.length = max(0, known.length + growth)
        }
        doubt = known
    }

    /// The paragraphs around a range, and whether that is a single one.
    mutating func paragraphs(around range: NSRange, in text: NSString) -> (range: NSRange, isSingle: Bool) {
        guard range.location <= text.length else { return (NSRange(location: 0, length: text.length), false) }
        if paragraph?.contains(range) != true { paragraph = KnownParagraph(around: range, in: text) }
        return paragraph.map { ($0.range, true) } ?? (text.paragraphRange(for: range), false)
    }

    /// Notes that attributes of a range may be inconsistent.
    mutating func doubt(_ range: NSRange) { doubt = doubt?.union(range) ?? range }

    /// Whether attributes of a range may be inconsistent.
    func isDoubtful(_ range: NSRange) -> Bool {
        doubt.map { $0.location < NSMaxRange(range) && range.location < NSMaxRange($0) } ?? false
    }

    /// Takes what an inspection of the doubtful range found.
    mutating func know(_ inconsistency: NSRange?) { doubt = inconsistency }

    /// Notes a change by which attributes are fixed.
    mutating func fix(_ range: NSRange) { fixed = fixed.map(range.union) ?? range }

    mutating func finish() {
        rounds += 1
        fixed = nil
        actions = []
        range = NSRange(location: NSNotFound, length: 0)
        delta = 0
        phase = .idle
    }
}
