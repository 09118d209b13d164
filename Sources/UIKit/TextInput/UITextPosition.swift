import Foundation

/// A place between two characters of a text view; which one only the view knows.
///
/// Source: Apple's documentation of `UITextPosition`.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A stretch of a text view's text.
///
/// Source: Apple's documentation of `UITextRange`.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// Where the range begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where the range ends; not before its start.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range holds no characters.
    open var isEmpty: Bool { true }
}

/// Where a rectangle of selected text lies.
///
/// Source: Apple's documentation of `UITextSelectionRect`.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// In the text view's coordinates.
    open var rect: CGRect { .zero }
    /// Whether the selection begins here.
    open var containsStart: Bool { false }
    /// Whether the selection ends here.
    open var containsEnd: Bool { false }
    /// The direction of the text there.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the text runs from top to bottom.
    open var isVertical: Bool { false }
}

/// A place by its offset in UTF-16 units.
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset }
}

/// A range in UTF-16 units.
final class TextSpan: UITextRange {
    let range: NSRange

    init(_ range: NSRange) { self.range = range }

    /// Makes the range between two offsets, whichever comes first.
    convenience init(between one: Int, _ other: Int) {
        self.init(NSRange(location: min(one, other), length: abs(one - other)))
    }

    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }
    override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
    override var hash: Int { range.location ^ range.length }
}

final class TextSelectionPiece: UITextSelectionRect {
    private let place: CGRect
    private let ends: (start: Bool, end: Bool)

    init(_ place: CGRect, isFirst: Bool, isLast: Bool) { (self.place, ends) = (place, (isFirst, isLast)) }

    override var rect: CGRect { place }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
