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

    /// Where in a round of processing the storage is.
    enum Phase {
        case idle
        /// The delegate may change everything.
        case willProcess
        /// Attributes are changed without being noted.
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

    mutating func finish() {
        actions = []
        range = NSRange(location: NSNotFound, length: 0)
        delta = 0
        phase = .idle
    }
}
