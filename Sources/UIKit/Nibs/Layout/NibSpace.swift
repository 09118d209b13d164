/// The size of the views at the top of a document, and what of them is covered, in points; nil for the document's own.
package struct NibSpace: Sendable {
    package let width: CGFloat?
    package let height: CGFloat?
    let cover: NibCover
    /// The screen that is filled by what may be a screen; other views have its width. Nil for the document's device.
    private(set) var screen: NibDevice?
    /// The pixels in a point that edges of views are put on.
    package var pixels = Pixels.ofTraits

    /// The text size that the views are laid out at.
    package var textSize = TextSize.ofCanvas

    package enum TextSize: Sendable {
        /// That of the canvas that the document was drawn on.
        case ofCanvas
        /// Another one, at which stored sizes of rows do not hold.
        case other
    }

    package enum Pixels: Sendable {
        case ofTraits
        /// Those of the document's device, whatever text is measured with.
        case ofDevice
    }

    package init(width: CGFloat? = nil, height: CGFloat? = nil, cover: NibCover = NibCover()) {
        self.width = width
        self.height = height
        self.cover = cover
    }

    /// A screen, whose edges are covered by what it has itself and by the document's bars.
    package init(on screen: NibDevice) {
        self.init(width: screen.size.width)
        self.screen = screen
    }
}

/// What bars and the screen's corners cover of a view, in points; nil for what the document's device would.
package struct NibCover: Sendable {
    let top: CGFloat?
    let left: CGFloat?
    let bottom: CGFloat?
    let right: CGFloat?

    package init(top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    func insets(or device: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top ?? device.top, left: left ?? device.left, bottom: bottom ?? device.bottom,
            right: right ?? device.right)
    }
}
