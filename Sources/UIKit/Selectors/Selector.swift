/// The name of a method as Objective-C knows it, such as `copy:`: what targets and responders are called by.
///
/// Linux has no Objective-C to ask what a name means. Here a `NibTable` of the object's class says it, or what was
/// registered by `init(_:of:perform:)`; `placard port` writes tables for whole programs.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// Makes a selector.
    ///
    /// - Parameters:
    ///   - str: Its name.
    ///   - fileID: Where it is made. Tables of that module for classes of others count from then on.
    public init(_ str: String, fileID: StaticString = #fileID) {
        name = str
        NibTables.note(moduleOf: fileID)
    }

    /// Makes a selector of a literal; tables of its module are not looked for, unlike with `init(_:fileID:)`.
    public init(stringLiteral value: String) {
        name = value
    }

    /// The selector's name.
    public var description: String { name }
}

extension Selector {
    /// Makes a selector and says what objects of a class do for it.
    ///
    /// Placard's own, for code that is not ported; subclasses inherit it. Saying it again replaces it.
    public init<Root: AnyObject>(
        _ name: String, of type: Root.Type, perform body: @escaping @MainActor (Root) -> Void
    ) {
        self.init(name)
        NibTables.register(CallingThread.run { .action(name, body) }, for: type)
    }

    /// Makes a selector for a method that takes its sender, a timer or a notification; the name ends in a colon.
    public init<Root: AnyObject, Sender>(
        _ name: String, of type: Root.Type, perform body: @escaping @MainActor (Root, Sender) -> Void
    ) {
        self.init(name)
        NibTables.register(CallingThread.run { .action(name, body) }, for: type)
    }

    /// Makes a selector for a method that takes its sender and an event; the name has two colons.
    public init<Root: AnyObject, Sender, Event>(
        _ name: String, of type: Root.Type, perform body: @escaping @MainActor (Root, Sender, Event) -> Void
    ) {
        self.init(name)
        NibTables.register(CallingThread.run { .action(name, body) }, for: type)
    }

    /// Makes a selector for a method of three arguments; the name has three colons.
    public init<Root: AnyObject, First, Second, Third>(
        _ name: String, of type: Root.Type,
        perform body: @escaping @MainActor (Root, First, Second, Third) -> Void
    ) {
        self.init(name)
        NibTables.register(CallingThread.run { .action(name, body) }, for: type)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(stringLiteral: aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
