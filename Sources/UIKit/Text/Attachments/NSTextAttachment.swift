/// An object that stands in a text like a character: an image as a rule, or, in text views, a view.
///
/// The text holds U+FFFC with the attribute `.attachment` there. Equal to itself alone. Source: Apple's documentation of
/// `NSTextAttachment` and `NSTextAttachmentLayout`.
open class NSTextAttachment: AttributeValue, NSSecureCoding {
    /// The character that stands for an object in a text, U+FFFC.
    public static let character = 0xFFFC

    /// The image that is shown.
    open var image: UIImage?
    /// Where the object lies relative to its place on the baseline, in points with y up; the zero rectangle means the
    /// image's own size, standing on the baseline.
    open var bounds = CGRect.zero
    /// The object's data, for the owner's use.
    open var contents: Data?
    /// The kind of `contents`, a uniform type identifier.
    open var fileType: String?
    /// Whether a view may stand for the object in text views, where `viewProvider` gives one.
    open var allowsTextAttachmentView = true
    /// Whether a view stands for the object in the text view that shows it.
    open var usesTextAttachmentView: Bool { allowsTextAttachmentView && shownProvider != nil }
    /// Who made the view that stands for the object, for the text view that showed it last.
    private var shownProvider: NSTextAttachmentViewProvider?
    /// Points that stay free before and behind the object on its line (iOS 15).
    open var lineLayoutPadding: CGFloat = 0

    /// Makes an attachment of data; both may be nil.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// Makes an attachment that shows nothing yet.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Makes an attachment that shows an image at its own size.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Reads an attachment that was archived here, under keys of Placard's own.
    public required init?(coder: NSCoder) {
        image = (coder.archived("NSImage", of: [ArchivedImage.self]) as ArchivedImage?)?.image
        bounds = coder.archivedRect("NSBounds") ?? .zero
        contents = coder.archived("NSContents", of: [NSData.self])
        fileType = coder.archived("NSFileType", of: [NSString.self])
    }

    /// Writes image, bounds and data.
    open func encode(with coder: NSCoder) {
        coder.archive(image.map(ArchivedImage.init), as: "NSImage")
        coder.archive(bounds, as: "NSBounds")
        coder.archive(contents as NSData?, as: "NSContents")
        coder.archive(text: fileType, as: "NSFileType")
    }

    /// Whether archives may restrict the classes that they hold; they may.
    open class var supportsSecureCoding: Bool { true }

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

    /// The space that the object takes on a line, with its text's attributes (iOS 15): layout managers ask this, and it asks
    /// the provider of the view that stands for the object, or else the member without attributes.
    ///
    /// - Parameters:
    ///   - attributes: Those of the character that stands for the object.
    ///   - location: That character's place.
    ///   - textContainer: The area that the text is set in.
    ///   - proposedLineFragment: The line's space in the container's coordinates, in points.
    ///   - position: Where the object would stand, from the space's top left corner; y is the baseline's.
    /// - Returns: Bounds relative to the baseline, in points with y up.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        if let provider = provider(in: textContainer, at: location) {
            nonisolated(unsafe) let line = (attributes, location, textContainer)
            return MainActor.assumeIsolated {
                provider.attachmentBounds(
                    for: line.0, location: line.1, textContainer: line.2,
                    proposedLineFragment: proposedLineFragment, position: position)
            }
        }
        return attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: location.offset)
    }

    /// The image that layout managers draw, with its text's attributes (iOS 15); it asks the member without them, unless a view
    /// stands for the object.
    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? {
        guard provider(in: textContainer, at: location) == nil else { return nil }
        return image(forBounds: bounds, textContainer: textContainer, characterIndex: location.offset)
    }

    /// Who makes the view that stands for the object (iOS 15): the override point; by itself one of the class that is registered
    /// for `fileType`, or nil for none.
    ///
    /// - Parameters:
    ///   - parentView: The text view that takes the view in.
    ///   - location: The place of the character that stands for the object.
    ///   - textContainer: The area that the text is set in.
    @preconcurrency @MainActor open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard let maker = fileType.flatMap(Self.providerClass) else { return nil }
        return maker.make(
            registered: self, parentView: parentView, manager: textContainer?.textLayoutManager, location: location)
    }

    /// Who makes the view that stands for the object in the text view that shows a container; once it is there, it is kept.
    final func provider(
        in container: NSTextContainer?, at location: any NSTextLocation
    ) -> NSTextAttachmentViewProvider? {
        guard allowsTextAttachmentView, container?.view != nil, Thread.isOnMainActor else { return nil }
        nonisolated(unsafe) let place = (attachment: self, container, location)
        return MainActor.assumeIsolated { place.attachment.kept(in: place.1, at: place.2) }
    }

    @MainActor private func kept(
        in container: NSTextContainer?, at location: any NSTextLocation
    ) -> NSTextAttachmentViewProvider? {
        guard let view = container?.view as? UIView else { return nil }
        if let shownProvider, shownProvider.parentView === view { return shownProvider }
        shownProvider = viewProvider(for: view, location: location, textContainer: container)
        return shownProvider
    }

    /// The bounds where nobody decides otherwise.
    package var ownBounds: CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

    /// The image that is drawn: the override point for images that depend on where they stand.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        image
    }
}

extension NSTextAttachment: LaidOutObject {
    package func bounds(onLineOfHeight height: CGFloat, characterIndex index: Int) -> CGRect {
        let line = CGRect(x: 0, y: 0, width: .unlimited, height: height)
        return attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    }

    package func paint(
        in bounds: CGRect, at place: CGPoint, characterIndex index: Int, _ context: CGContext, tint: UIColor
    ) {
        let picture = image(forBounds: bounds, textContainer: nil, characterIndex: index)
        paint(picture, in: bounds, at: place, context, tint: tint)
    }
}

extension NSAttributedString {
    /// Whether a stretch holds an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            isFound = value is NSTextAttachment
            if isFound { stop.pointee = true }
        }
        return isFound
    }

    /// Makes the one character that stands for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Makes the one character that stands for an attachment, with more attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }
}
