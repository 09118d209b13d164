import Foundation

/// One thing that a finger carries.
///
/// Source: Apple's documentation of `UIDragItem`.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// What gives the thing to whoever takes it.
    open private(set) var itemProvider: NSItemProvider
    /// What the thing is within the program.
    open var localObject: Any?
    /// Makes what is shown under the finger; not called.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Makes a thing to be carried.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// What is known of things that a finger carries.
///
/// Source: Apple's documentation of `UIDragDropSession`.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
    /// What is carried.
    var items: [UIDragItem] { get }
    /// Where the finger is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether it may be taken away from where it comes from.
    var allowsMoveOperation: Bool { get }
    /// Whether it stays within the program.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether one of the things is of one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether an object of a class can be made of one of them.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What is known of things that are carried out of a view.
///
/// Source: Apple's documentation of `UIDragSession`.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// What the program keeps with it.
    var localContext: Any? { get set }
}

/// What is known of things that hang over a view.
///
/// Source: Apple's documentation of `UIDropSession`.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// Where they come from; nil for another program.
    var localDragSession: (any UIDragSession)? { get }
    /// Makes objects of them.
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// What is shown of a thing under the finger.
///
/// Source: Apple's documentation of `UIDragPreview`.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view that is shown.
    open private(set) var view: UIView
    /// How it is shown.
    open private(set) var parameters: UIDragPreviewParameters

    /// Makes a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }
}

/// How a thing under the finger is shown.
///
/// Source: Apple's documentation of `UIDragPreviewParameters`.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that is lifted or dropped.
///
/// Source: Apple's documentation of `UITargetedDragPreview`.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

/// Where a lifted view goes.
///
/// Source: Apple's documentation of `UIDragPreviewTarget`.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// What a text view's or field's text is carried by. Members are Apple's, none of which is asked.
///
/// Source: Apple's documentation of `UITextDragDelegate`.
@preconcurrency @MainActor public protocol UITextDragDelegate: AnyObject {}

/// What takes text that is dropped on a text view or field. Members are Apple's, none of which is asked.
///
/// Source: Apple's documentation of `UITextDropDelegate`.
@preconcurrency @MainActor public protocol UITextDropDelegate: AnyObject {}
