import Testing

@testable import PlacardUIKit

/// Taking back and making again: Apple's documentation of `UndoManager`.
@MainActor @Suite struct UndoManagerTests {
    @MainActor private final class Counter {
        var value = 0
        let manager: UndoManager
        init(_ manager: UndoManager) { self.manager = manager }
        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test func `Changes are taken back and made again, until another one is made`() {
        let manager = UndoManager()
        let counter = Counter(manager)
        counter.set(1)
        counter.set(2)
        manager.undo()
        #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        #expect(counter.value == 1)
        counter.set(5)
        #expect(!manager.canRedo)
    }

    @Test func `Groups within groups are one, and empty ones are none`() {
        let manager = UndoManager()
        let counter = Counter(manager)
        for value in 1...50 {
            manager.beginUndoGrouping()
            counter.set(value)
            manager.beginUndoGrouping()
            manager.endUndoGrouping()
        }
        manager.removeAllActions(withTarget: manager)
        for _ in 1...50 { manager.endUndoGrouping() }
        #expect(manager.groupingLevel == 0 && manager.canUndo)
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        #expect(counter.value == 50)
    }

    @Test func `Groups are taken back together, with their name`() {
        let manager = UndoManager()
        let counter = Counter(manager)
        manager.beginUndoGrouping()
        counter.set(1)
        manager.beginUndoGrouping()
        counter.set(2)
        manager.endUndoGrouping()
        manager.setActionName("Count")
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0 && manager.undoMenuItemTitle == "Undo Count")
        manager.undo()
        #expect(counter.value == 0 && manager.redoMenuItemTitle == "Redo Count")
        manager.redo()
        #expect(counter.value == 2)
    }

    @Test func `Targets are not kept alive, levels are limited, and registering can be stopped`() {
        let manager = UndoManager()
        do { Counter(manager).set(3) }
        manager.undo()
        #expect(!manager.canRedo)
        let counter = Counter(manager)
        manager.levelsOfUndo = 2
        for value in 1...5 { counter.set(value) }
        manager.undo()
        manager.undo()
        #expect(counter.value == 3 && !manager.canUndo)
        manager.removeAllActions()
        manager.disableUndoRegistration()
        counter.set(9)
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        counter.set(10)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo)
    }

    /// What a slice of an array leaves behind would live as long as the array's storage.
    @Test func `What falls below the levels is let go of at once`() {
        final class Word {}
        let (manager, target) = (UndoManager(), Word())
        manager.levelsOfUndo = 2
        var words: [Weak<Word>] = []
        for _ in 1...40 {
            let word = Word()
            words.append(Weak(word))
            manager.registerUndo(withTarget: target) { _ in _ = word }
        }
        #expect(words.filter { $0.object != nil }.count == 2 && manager.canUndo)
    }

    @Test func `Responders have the manager of the nearest one above`() {
        final class Page: UIViewController {
            let manager = UndoManager()
            override var undoManager: UndoManager? { manager }
        }
        let page = Page()
        let label = UILabel()
        page.view.addSubview(label)
        #expect(label.undoManager === page.manager && UILabel().undoManager == nil)
    }

    @Test(arguments: ["forgets", "undoes", "ends"])
    func `What is taken back may use the manager as it likes`(way: String) {
        let manager = UndoManager()
        let counter = Counter(manager)
        counter.set(1)
        manager.registerUndo(withTarget: counter) { counter in
            switch way {
            case "forgets": manager.removeAllActions()
            case "undoes": manager.undo()
            default: manager.endUndoGrouping()
            }
            counter.set(7)
        }
        manager.undo()
        #expect(counter.value == 7 && manager.groupingLevel == 0)
    }

    @Test func `Forgetting all registers again`() {
        let manager = UndoManager()
        manager.disableUndoRegistration()
        manager.removeAllActions()
        #expect(manager.isUndoRegistrationEnabled)
    }
}
