/// Makes the view that stands in a text for an object.
///
/// Text views ask `NSTextAttachment.viewProvider` for it and put its view in place; who lays out fragments without a text view asks
/// for the place by `NSTextLayoutFragment.frameForTextAttachment(at:)`. Source: Apple's documentation of
/// `NSTextAttachmentViewProvider`.
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
        guard let view, tracksTextAttachmentViewBounds else {
            return textAttachment?.attachmentBounds(
                for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
                characterIndex: location.offset) ?? .zero
        }
        return CGRect(origin: .zero, size: view.bounds.size)
    }
}

// One function with two declarations, for the reason that RegisteredViews.swift gives: subclasses need not spell the initializer
// out as `required`.
extension NSTextAttachmentViewProvider {
    @_silgen_name("placard_make_attachment_provider")
    convenience init(
        registered attachment: NSTextAttachment, parentView: UIView?, manager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.init(
            textAttachment: attachment, parentView: parentView, textLayoutManager: manager, location: location)
    }

    /// Makes a provider of the class that it is called on.
    @_silgen_name("placard_make_attachment_provider")
    static func make(
        registered attachment: consuming NSTextAttachment, parentView: consuming UIView?,
        manager: consuming NSTextLayoutManager?, location: consuming any NSTextLocation
    ) -> NSTextAttachmentViewProvider
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
        providerClass(fileType)
    }

    @MainActor static func providerClass(_ fileType: String) -> NSTextAttachmentViewProvider.Type? {
        providers[fileType]
    }
}
