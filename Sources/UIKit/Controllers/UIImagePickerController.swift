/// A controller by which the user chooses a picture, or takes one; there are neither pictures nor cameras here, and it says so.
///
/// Source: Apple's documentation of `UIImagePickerController`.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// Where pictures come from; raw values as on iOS.
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera, savedPhotosAlbum
    }

    /// What is told of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name, as on iOS.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The picture's kind.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was chosen.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user cut it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// What the user cut out, in pixels of the picture.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// Where a film lies.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Where the picture lies.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// What a camera says of the picture.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    /// Whether there is such a source: none is here.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// The kinds that a source has; nil without the source.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    /// Where pictures are to come from.
    open var sourceType = SourceType.photoLibrary
    /// The kinds to choose from.
    open var mediaTypes = ["public.image"]
    /// Whether the user may cut the picture. Stored; no effect.
    open var allowsEditing = false

    /// Makes a controller that has nothing to choose.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUpEmptyPage()
    }

    /// Makes a controller that has nothing to choose.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpEmptyPage()
    }

    private func setUpEmptyPage() {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "photo")
        content.text = "No Photos"
        let page = UIViewController()
        page.title = "Photos"
        page.contentUnavailableConfiguration = content
        page.view.backgroundColor = .systemBackground
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        viewControllers = [page]
    }

    /// As on iOS the delegate puts the controller away, if it hears of it.
    private func cancel() {
        guard let delegate = delegate as? any UIImagePickerControllerDelegate else { return dismiss(animated: true) }
        delegate.imagePickerControllerDidCancel(self)
    }
}

/// Who hears of chosen pictures.
///
/// Source: Apple's documentation of `UIImagePickerControllerDelegate`.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called when a picture has been chosen; never here.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user gives up; the default puts the controller away.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Puts the controller away.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells that a picture could not be added to the user's album: there is none.
///
/// - Parameters:
///   - image: What would be added.
///   - completionTarget: Who is told.
///   - completionSelector: A method that takes the image, the error and the context.
///   - contextInfo: Handed to the method.
///
/// Source: Apple's documentation of `UIImageWriteToSavedPhotosAlbum(_:_:_:_:)`.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    guard let target = completionTarget, let completionSelector else { return }
    let error = CocoaError(.fileWriteNoPermission, userInfo: [NSLocalizedDescriptionKey: "there is no photo album"])
    SelectorDispatch.perform(
        completionSelector, on: target as AnyObject, with: [image, error as NSError, contextInfo])
}
