import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UISwipeActionsConfiguration`, `UIContextualAction` and `UITableViewRowAction`.
@MainActor @Suite struct UISwipeActionsConfigurationTests {
    @Test func `A configuration keeps its actions in their order`() {
        let actions = ["Delete", "Flag", "More"].map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        #expect(configuration.actions.map(ObjectIdentifier.init) == actions.map(ObjectIdentifier.init))
        #expect(configuration.actions.map(\.title) == ["Delete", "Flag", "More"])
        #expect(configuration.performsFirstActionWithFullSwipe)
    }

    @Test(arguments: [true, false]) func `An action calls its handler with itself and its button`(_ isDone: Bool) {
        var told: [Bool] = []
        let button = UIView()
        let action = UIContextualAction(style: .destructive, title: "Delete") { action, view, completion in
            #expect(action.title == "Delete" && view === button)
            completion(isDone)
        }
        action.handler(action, button) { told.append($0) }
        #expect(told == [isDone])
    }

    @Test func `What destroys is red, and the ground can be another`() {
        let destructive = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
        let normal = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        #expect(destructive.style == .destructive && destructive.backgroundColor == .systemRed)
        #expect(normal.style == .normal && normal.backgroundColor != .systemRed)
        normal.backgroundColor = .blue
        #expect(normal.backgroundColor == .blue)
    }

    /// `UITableViewRowAction.Style.destructive` is another name of `default`.
    @Test func `Actions of before iOS 11 keep their style, and are told their row`() {
        var rows: [IndexPath] = []
        let action = UITableViewRowAction(style: .destructive, title: "Delete") { rows.append($1) }
        action.handler(action, IndexPath(row: 3, section: 1))
        #expect(rows == [IndexPath(row: 3, section: 1)] && action.title == "Delete")
        #expect(action.style == .default && UITableViewRowAction.Style(rawValue: 1) == .normal)
    }
}
