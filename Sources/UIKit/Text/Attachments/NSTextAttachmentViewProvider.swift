/// Makes the view that stands in a text for an object.
///
/// Text views do not put it in place here: programs ask for it, and for its place, by
/// `NSTextLayoutFragment.frameForTextAttachment(at:)`. Source: Apple's documentation of `NSTextAttachmentViewProvider`.
@preconcurrency @MainActor open class NSTextAttachmentViewProvider: NSObject {
    /// The object.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// Who lays the text out; nil where none was given.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Where the object stands in the text.
    open private(set) var location: any NSTextLocation
    /// The view that the made one lies upon.
    open private(set) weak var parentView: UIView?
    /// Whether the room on the line is that of the view, in place of the attachment's.
    open var tracksTextAttachmentViewBounds = false
    private var made: UIView?

    /// The view, which is made when it is first asked for.
    open var view: UIView? {
        get {
            if made == nil { loadView() }
            return made
        }
        set { made = newValue }
    }

    /// Makes a provider of an object in a text.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.parentView = parentView
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    /// Makes the view and sets it: the override point; the default shows the attachment's image.
    open func loadView() { made = UIImageView(image: textAttachment?.image) }

    /// The room on a line, relative to the baseline, in points with y up: the view's size, or what the attachment says.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        guard tracksTextAttachmentViewBounds, let view else {
            return textAttachment?.attachmentBounds(
                for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
                characterIndex: 0) ?? .zero
        }
        return CGRect(origin: .zero, size: view.bounds.size)
    }
}

extension NSTextAttachment {
    @MainActor private static var providers: [String: NSTextAttachmentViewProvider.Type] = [:]

    /// Says which class makes views for objects of a kind.
    ///
    /// - Parameters:
    ///   - textAttachmentViewProviderClass: A subclass of `NSTextAttachmentViewProvider`; other classes are left out.
    ///   - fileType: The kind, a uniform type identifier.
    @MainActor public class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {
        providers[fileType] = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
    }

    /// The class that makes views for objects of a kind; nil for none.
    @MainActor public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        providers[fileType]
    }
}
