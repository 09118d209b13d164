import PlacardTextKit
import TestTools
import Testing

@testable import PlacardUIKit

/// What a tap does in a text view that can be edited.
///
/// Apple's documentation of `UITextViewDelegate`: "if the user taps in an editable text view", the delegate is asked and
/// told of editing, first of that which the tap begins.
@MainActor @Suite struct TextViewTapTests {
    private final class Editor: UITextViewDelegate {
        var heard: [String] = []
        var refuses = false

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            heard.append("should begin")
            return !refuses
        }

        func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
        func textViewDidChangeSelection(_ textView: UITextView) { heard.append("select") }
    }

    private final class Listener: UITextView {
        var ended = 0

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            ended += 1
            super.touchesEnded(touches, with: event)
        }
    }

    private final class Both: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    private let view = Listener(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    private let editor = Editor()

    init() {
        view.font = .systemFont(ofSize: 17)
        view.text = "some words"
        view.delegate = editor
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    /// Taps just before a character.
    private func tap(before offset: Int) throws {
        let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
        let caret = view.caretRect(for: place)
        let point = view.convert(CGPoint(x: caret.minX + 1, y: caret.midY), to: nil)
        TouchSequence(in: window).tap(at: point)
    }

    @Test func `a tap begins editing with the insertion point there`() throws {
        try tap(before: 5)
        #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 5, length: 0))
        #expect(editor.heard == ["should begin", "begin", "select"])
        view.insertText("new ")
        #expect(view.text == "some new words")
    }

    @Test func `a tap below the text puts the insertion point at its end, and one in empty text begins editing`() {
        TouchSequence(in: window).tap(at: CGPoint(x: 100, y: 110))
        #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 10, length: 0))
        view.resignFirstResponder()
        view.text = ""
        TouchSequence(in: window).tap(at: CGPoint(x: 100, y: 60))
        #expect(view.isFirstResponder)
    }

    @Test func `a tap in text that is edited moves the insertion point`() throws {
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        editor.heard = []
        try tap(before: 7)
        #expect(view.selectedRange == NSRange(location: 7, length: 0) && editor.heard == ["select"])
    }

    @Test func `a delegate that refuses leaves all as it was`() throws {
        editor.refuses = true
        try tap(before: 5)
        #expect(!view.isFirstResponder && view.selectedRange == NSRange(location: 10, length: 0))
        #expect(editor.heard == ["should begin"])
    }

    @Test func `a tap begins no editing where users may not edit or select`() throws {
        view.isEditable = false
        try tap(before: 5)
        (view.isEditable, view.isSelectable) = (true, false)
        try tap(before: 5)
        #expect(!view.isFirstResponder && editor.heard.isEmpty)
    }

    /// Reported of UIKit: a client's recognizer on a text view blocks the tap that places the insertion point, unless its
    /// delegate permits both (Stack Overflow 9348424).
    @Test(arguments: [false, true]) func `a client's recognizer goes before the view's own`(permitsBoth: Bool) throws
    {
        var taps = 0
        let (tap, both) = (UITapGestureRecognizer(action: { _ in taps += 1 }), Both())
        if permitsBoth { tap.delegate = both }
        view.addGestureRecognizer(tap)
        try self.tap(before: 5)
        #expect(taps == 1 && view.isFirstResponder == permitsBoth)
    }

    @Test func `a recognizer around the view does not get the tap, and the view hears of the touch`() throws {
        var taps = 0
        window.addGestureRecognizer(UITapGestureRecognizer(action: { _ in taps += 1 }))
        try tap(before: 5)
        #expect(taps == 0 && view.isFirstResponder && view.ended == 1)
    }
}
