/// Finds lines of inheritance that are longer than people write: rewriters follow the whole line of each class.
struct InheritanceLine {
    /// Types in a line. Those that people write have a dozen, with UIKit's.
    static let most = 100

    private let program: Program
    /// How many types of the program stand above each, itself included.
    private var lengths: [String: Int] = [:]
    private var excess: DeclaredType?

    /// A type with a longer line above it; nil if there is none.
    static func excess(in program: Program) -> DeclaredType? {
        var line = InheritanceLine(program: program)
        for name in program.types.keys.sorted() where line.excess == nil {
            if let type = program.types[name] { _ = line.length(above: type, at: 1) }
        }
        return line.excess
    }

    private init(program: Program) { self.program = program }

    /// - Parameter place: Counted from a type that was begun with, so that a long line is not followed to its end.
    private mutating func length(above type: DeclaredType, at place: Int) -> Int {
        if let known = lengths[type.name] { return known }
        // What inherits from itself, which Swift refuses, ends there.
        lengths[type.name] = 0
        var longest = 0
        for name in type.inherited where excess == nil && place <= Self.most {
            guard let parent = program.type(named: name, within: type.name) else { continue }
            longest = max(longest, length(above: parent, at: place + 1))
        }
        if excess == nil, longest + 1 > Self.most || place > Self.most { excess = type }
        lengths[type.name] = longest + 1
        return longest + 1
    }
}
