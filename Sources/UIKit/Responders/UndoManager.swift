import Foundation

/// What takes changes back and makes them again.
///
/// Foundation on Linux has none. Changes that are registered while others are taken back are made again by `redo()`; a
/// group ends where `endUndoGrouping()` is called, or before the next undo. Source: Apple's documentation of
/// `UndoManager`.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private struct Change {
        weak var target: AnyObject?
        let perform: () -> Void
    }

    private struct Group {
        var changes: [Change] = []
        var name = ""
    }

    private enum Activity { case none, undoing, redoing }

    /// Slices, whose first groups go without moving the others.
    private var done: ArraySlice<Group> = []
    private var undone: ArraySlice<Group> = []
    /// The groups that are open within each other. The outermost one holds the changes of all, as it will in the end.
    private var openGroups: [Group] = []
    /// What is registered while a group is taken back or made again.
    private var inverse: Group?
    private var activity = Activity.none
    private var disabled = 0

    /// Makes a manager; the argument keeps this from being NSObject's `init()`, which belongs to no actor.
    public init(root: Void = ()) { super.init() }

    /// The most groups that are kept; 0 for any number.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// Whether the changes of a turn are one group; here each change outside of a group is one. Stored; no effect.
    open var groupsByEvent = true
    /// The groups that are open within each other.
    open var groupingLevel: Int { openGroups.count + (inverse == nil ? 0 : 1) }
    /// Whether there is something to take back.
    open var canUndo: Bool { !done.isEmpty || openGroups.contains { !$0.changes.isEmpty } }
    /// Whether there is something to make again.
    open var canRedo: Bool { !undone.isEmpty }
    /// Whether changes are being taken back.
    open var isUndoing: Bool { activity == .undoing }
    /// Whether changes are being made again.
    open var isRedoing: Bool { activity == .redoing }
    /// Whether changes are registered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Registers how a change is taken back; the target is not kept alive, and changes of one that is gone are left out.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let change = Change(target: target) { [weak target] in target.map(handler) }
        take(Group(changes: [change]))
    }

    /// Files a group by itself, or with the one around it.
    private func take(_ group: Group) {
        if !openGroups.isEmpty {
            openGroups[0].changes += group.changes
        } else if inverse != nil {
            inverse?.changes += group.changes
        } else {
            file(group)
        }
    }

    /// Opens a group: its changes are taken back together.
    open func beginUndoGrouping() { openGroups.append(Group()) }

    /// Ends the innermost group; without one, nothing happens, where Apple raises an exception.
    open func endUndoGrouping() {
        guard let group = openGroups.popLast(), !group.changes.isEmpty else { return }
        take(group)
    }

    /// Stops registering changes until it is enabled as often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Takes one `disableUndoRegistration()` back.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Takes back the last group; open ones end first.
    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Takes back the last group.
    open func undoNestedGroup() { if let group = done.popLast() { run(group, as: .undoing) } }

    /// Makes again what was taken back last.
    open func redo() { if let group = undone.popLast() { run(group, as: .redoing) } }

    /// Forgets all changes, and registers others again.
    open func removeAllActions() {
        (done, undone, openGroups, disabled) = ([], [], [], 0)
        inverse?.changes = []
    }

    /// Forgets the changes of a target.
    open func removeAllActions(withTarget target: Any) {
        func without(_ group: Group) -> Group {
            var group = group
            group.changes.removeAll { $0.target === target as AnyObject }
            return group
        }
        done = done.map(without).filter { !$0.changes.isEmpty }[...]
        undone = undone.map(without).filter { !$0.changes.isEmpty }[...]
        openGroups = openGroups.map(without)
        inverse = inverse.map(without)
    }

    /// Names what the last group, or the open one, does.
    open func setActionName(_ actionName: String) {
        if inverse != nil {
            inverse?.name = actionName
        } else if !openGroups.isEmpty {
            openGroups[0].name = actionName
        } else if !done.isEmpty {
            done[done.endIndex - 1].name = actionName
        }
    }

    /// What is taken back next; empty without a name.
    open var undoActionName: String { done.last?.name ?? "" }
    /// What is made again next; empty without a name.
    open var redoActionName: String { undone.last?.name ?? "" }
    /// The title of a command that takes back.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// The title of a command that makes again.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    private func run(_ group: Group, as activity: Activity) {
        let (outer, waiting, around) = (self.activity, openGroups, inverse)
        self.activity = activity
        (openGroups, inverse) = ([], Group(name: group.name))
        for change in group.changes.reversed() where change.target != nil { change.perform() }
        while !openGroups.isEmpty { endUndoGrouping() }
        let made = inverse
        (openGroups, inverse) = (waiting, around)
        if let made, !made.changes.isEmpty { file(made) }
        self.activity = outer
    }

    private func file(_ group: Group) {
        switch activity {
        case .undoing: undone.append(group)
        case .redoing: done.append(group)
        case .none:
            done.append(group)
            undone = []
        }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        trim(&done)
        trim(&undone)
    }

    private func trim(_ groups: inout ArraySlice<Group>) {
        while groups.count > levelsOfUndo {
            // What a slice leaves behind lives as long as its storage: the closures go now.
            groups[groups.startIndex] = Group()
            groups.removeFirst()
        }
    }
}
