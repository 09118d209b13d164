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
