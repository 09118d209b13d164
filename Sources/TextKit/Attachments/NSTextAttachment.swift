/// An object that stands in a text like a character: a picture, as a rule.
///
/// The text holds U+FFFC with the attribute `.attachment` there. Equal to itself alone.
open class NSTextAttachment: AttributeValue {
    /// The picture that is shown.
    open var image: UIImage?
    /// Where the object lies relative to its place on the baseline, in points with y up; the zero rectangle means the
    /// picture's own size, standing on the baseline.
    open var bounds = CGRect.zero
    /// The object's data, for the owner's use.
    open var contents: Data?
    /// The kind of `contents`, a uniform type identifier.
    open var fileType: String?

    /// Makes an attachment of data; both may be nil.
    public init(data contentData: Data? = nil, ofType uti: String? = nil) {
        contents = contentData
        fileType = uti
    }

    /// Makes an attachment that shows a picture at its own size.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The space that the object takes on a line: the override point for objects whose size depends on the line.
    ///
    /// - Parameters:
    ///   - textContainer: The area that the text is set in; nil where text is drawn without one.
    ///   - lineFrag: The line's space in the container's coordinates, in points; without a container, a line of the
    ///     font's height and of no particular width (10,000,000 points).
    ///   - position: Where the object would stand, from the space's top left corner; y is the baseline's.
    ///   - charIndex: The UTF-16 offset of the character that stands for the object.
    /// - Returns: Bounds relative to the baseline, in points with y up.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        ownBounds
    }

    /// The bounds where nobody decides otherwise.
    package var ownBounds: CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

    /// The picture that is drawn: the override point for pictures that depend on where they stand.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        image
    }
}
