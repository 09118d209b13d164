import Foundation

/// What has been begun on the calling thread and not ended, innermost last.
struct ThreadStack<Entry>: Sendable {
    private let key: String

    /// - Parameter name: Tells the stack from all others.
    init(_ name: String) { key = "placard." + name }

    var last: Entry? { entries.last }

    func push(_ entry: Entry) { entries.append(entry) }

    func pop() -> Entry? { entries.popLast() }

    private var entries: [Entry] {
        get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
        nonmutating set { Thread.current.threadDictionary[key] = newValue }
    }
}
