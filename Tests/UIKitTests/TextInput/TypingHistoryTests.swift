import PlacardUIKit
import Testing

/// Typing that is taken back. Rules: Apple's page of `UIResponder.undoManager` ("every window of an application has an undo manager",
/// text fields and views have their own).
@MainActor @Suite struct TypingHistoryTests {
    private func editors() -> [any UITextInput & UIResponder] {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        (view.text, field.text) = ("one two", "one two")
        return [view, field]
    }

    private func text(_ editor: any UITextInput) -> String? {
        editor.textRange(from: editor.beginningOfDocument, to: editor.endOfDocument).flatMap(editor.text)
    }

    @Test func `what was typed goes and comes back, letters that follow each other at once`() throws {
        for editor in editors() {
            let manager = try #require(editor.undoManager)
            #expect(!manager.canUndo)
            for letter in [" ", "t", "👩‍👧", "e"] { editor.insertText(letter) }
            manager.undo()
            #expect(text(editor) == "one two" && !manager.canUndo && manager.canRedo)
            manager.redo()
            #expect(text(editor) == "one two t👩‍👧e" && manager.canUndo)
            manager.undo()
            #expect(text(editor) == "one two")
        }
    }

    @Test func `what was replaced and deleted comes back, the last first`() throws {
        for editor in editors() {
            let manager = try #require(editor.undoManager)
            let start = editor.beginningOfDocument
            let end = try #require(editor.position(from: start, offset: 3))
            editor.replace(try #require(editor.textRange(from: start, to: end)), withText: "three")
            editor.deleteBackward()
            editor.insertText("!")
            #expect(text(editor) == "thre! two")
            var seen: [String?] = []
            while manager.canUndo {
                manager.undo()
                seen.append(text(editor))
            }
            #expect(seen == ["thre two", "three two", "one two"])
            while manager.canRedo { manager.redo() }
            #expect(text(editor) == "thre! two")
        }
    }

    @Test func `a selection in between ends a change`() throws {
        for editor in editors() {
            editor.insertText("a")
            editor.selectedTextRange = editor.textRange(from: editor.endOfDocument, to: editor.endOfDocument)
            editor.insertText("b")
            editor.undoManager?.undo()
            #expect(text(editor) == "one twoa")
        }
    }

    @Test func `a text that a program sets ends the history`() {
        let view = UITextView()
        view.insertText("typed")
        view.text = "set"
        #expect(view.undoManager?.canUndo == false)
        let field = UITextField()
        field.insertText("typed")
        field.text = "set"
        #expect(field.undoManager?.canUndo == false)
    }

    @Test func `attributes come back with their letters`() {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        view.selectedRange = NSRange(location: 0, length: 3)
        view.typingAttributes = [.foregroundColor: UIColor.blue]
        view.insertText("blue")
        view.undoManager?.undo()
        #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        view.undoManager?.redo()
        #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    }

    @Test func `windows have a manager of their own, which what is in them shares`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel()
        window.addSubview(label)
        #expect(window.undoManager != nil && label.undoManager === window.undoManager)
        let field = UITextField()
        window.addSubview(field)
        #expect(field.undoManager !== window.undoManager)
    }
}
