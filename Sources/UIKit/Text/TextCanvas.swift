/// Draws a text view's text: a subview, so that what clients put below it, views and layers, shows through.
///
/// It covers what is visible of the text and has the text view's coordinates.
package final class TextCanvas: UIView {
    private weak var owner: UITextView?
    private var attachmentViews = AttachmentViews()

    convenience init(of owner: UITextView) {
        self.init(frame: owner.bounds)
        self.owner = owner
        // Letters keep their shape while an animation uncovers more of them.
        contentMode = .topLeft
        isUserInteractionEnabled = false
    }

    /// Covers what is visible.
    func cover(_ bounds: CGRect) {
        guard self.bounds != bounds else { return }
        frame = bounds
        self.bounds = bounds
        setNeedsDisplay()
    }

    /// Puts the views in place that stand for attachments.
    func placeAttachmentViews() {
        if let owner { attachmentViews.place(in: owner) }
    }

    package override func draw(_ rect: CGRect) { owner?.drawText(in: rect) }
}
