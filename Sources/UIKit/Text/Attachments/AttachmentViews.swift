/// The views that stand in a text view's text for attachments, each where its character stands.
@MainActor struct AttachmentViews {
    private var shown: [UIView] = []

    /// Puts the views of a text in place, those that are new among them, and takes those away whose attachments are gone.
    mutating func place(in owner: UITextView) {
        let views = Self.frames(in: owner)
        for view in shown where view.superview === owner && !views.contains(where: { $0.view === view }) {
            view.removeFromSuperview()
        }
        for (view, frame) in views {
            if view.superview !== owner { owner.addSubview(view) }
            view.frame = frame
        }
        shown = views.map(\.view)
    }

    /// The views and where they lie in the text view's coordinates, in points.
    private static func frames(in owner: UITextView) -> [(view: UIView, frame: CGRect)] {
        let (text, whole) = (owner.textStorage, NSRange(location: 0, length: owner.textStorage.length))
        var views: [(UIView, CGRect)] = []
        text.enumerateAttribute(.attachment, in: whole, options: []) { value, range, _ in
            let container = owner.textContainer
            guard let attachment = value as? NSTextAttachment,
                let frame = owner.lines.attachmentFrame(forCharacterAt: range.location, in: container),
                let view = attachment.provider(in: container, at: CountedTextLocation(range.location))?.view
            else { return }
            views.append((view, frame.offsetBy(dx: owner.textOrigin.x, dy: owner.textOrigin.y)))
        }
        return views
    }
}
