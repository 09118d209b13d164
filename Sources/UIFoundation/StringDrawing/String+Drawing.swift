/// UIKit's drawing functions for plain strings, which Swift shows on `String` as well as on `NSString`.
extension String {
    /// The size of the text on as many lines as it has paragraphs, in points and unrounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        boundingRect(with: .zero, options: .lines, attributes: attrs, context: nil).size
    }

    /// Draws the text with its top left corner at a point, without wrapping.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        draw(with: CGRect(origin: point, size: .zero), options: .lines, attributes: attrs, context: nil)
    }

    /// Draws the text from the top of a rectangle, wrapped at its width; lines that do not fit are left out.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        draw(with: rect, options: .lines, attributes: attrs, context: nil)
    }

    /// The rectangle that the text takes, in points and unrounded; round it up for a view's size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, attributes: attributes, space: size, options: options, context: context).boundingRect()
    }

    /// Draws the text into the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StringDrawing(self, attributes: attributes, space: rect.size, options: options, context: context)
            .draw(at: rect.origin)
    }
}

extension NSString {
    /// The size of the text on as many lines as it has paragraphs, in points and unrounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }

    /// Draws the text with its top left corner at a point, without wrapping.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text from the top of a rectangle, wrapped at its width; lines that do not fit are left out.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }

    /// The rectangle that the text takes, in points and unrounded; round it up for a view's size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text into the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    /// The size of the text on as many lines as it has paragraphs, in points and unrounded.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: .lines, context: nil).size
    }

    /// Draws the text with its top left corner at a point, without wrapping.
    public func draw(at point: CGPoint) {
        draw(with: CGRect(origin: point, size: .zero), options: .lines, context: nil)
    }

    /// Draws the text from the top of a rectangle, wrapped at its width; lines that do not fit are left out.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .lines, context: nil)
    }

    /// The rectangle that the text takes, in points and unrounded; round it up for a view's size.
    ///
    /// - Parameters:
    ///   - size: The space; 0 sets no limit in that direction.
    ///   - options: How the text is measured.
    ///   - context: What may be done to make the text fit; it is told what was done.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing(self, space: size, options: options, context: context).boundingRect()
    }

    /// Draws the text into the current context.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self, space: rect.size, options: options, context: context).draw(at: rect.origin)
    }
}

extension NSStringDrawingOptions {
    /// What the short drawing functions do.
    static let lines: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
}
