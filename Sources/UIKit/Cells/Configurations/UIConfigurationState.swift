/// The circumstances that a cell or another view is configured for.
///
/// Source: Apple's documentation of `UIConfigurationState`.
public protocol UIConfigurationState: Hashable {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    /// What a program adds to the circumstances.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that a program adds to a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The value, as on iOS.
    public let rawValue: String
    /// Makes a value of the raw one of iOS.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The circumstances of headers, footers and other views.
///
/// Source: Apple's documentation of `UIViewConfigurationState`.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The circumstances that the view is shown in.
    public var traitCollection: UITraitCollection
    /// Whether the view takes no touches.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is chosen.
    public var isSelected = false
    /// Whether keys go to the view; never here.
    public var isFocused = false
    /// Whether the view is a header that stays while its section scrolls.
    public var isPinned = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing is the case but the traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// What a program adds to the circumstances.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The circumstances of a cell.
///
/// Source: Apple's documentation of `UICellConfigurationState`.
public struct UICellConfigurationState: UIConfigurationState {
    /// What dragging does to a cell; nothing here.
    public enum DragState: Hashable, Sendable {
        case none, lifting, dragging
    }

    /// What a drop would do to a cell; nothing here.
    public enum DropState: Hashable, Sendable {
        case none, notTargeted, targeted
    }

    /// The circumstances that the view is shown in.
    public var traitCollection: UITraitCollection
    /// Whether the view takes no touches.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is chosen.
    public var isSelected = false
    /// Whether keys go to the cell; never here.
    public var isFocused = false
    /// Whether the cell is a header that stays while its section scrolls.
    public var isPinned = false
    /// Whether the cell shows its signs of editing.
    public var isEditing = false
    /// Whether what the cell stands for shows its parts.
    public var isExpanded = false
    /// Whether a finger has pushed the cell aside; never here.
    public var isSwiped = false
    /// Whether a finger moves the cell; never here.
    public var isReordering = false
    /// What dragging does to the cell; nothing here.
    public var cellDragState = DragState.none
    /// What a drop would do to the cell; nothing here.
    public var cellDropState = DropState.none
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing is the case but the traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// What a program adds to the circumstances.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// A description of what a cell or another view shows, which can make a view for it.
///
/// Source: Apple's documentation of `UIContentConfiguration`.
public protocol UIContentConfiguration {
    /// A new view that shows the content.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// The same content as it looks in some circumstances.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
///
/// Source: Apple's documentation of `UIContentView`.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show what another configuration describes; by default those of the same type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the view's present configuration is of the same type.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Makes the attributes of a text of others.
///
/// Source: Apple's documentation of `UIConfigurationTextAttributesTransformer`.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// Makes the attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// Makes attributes by a closure.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Makes the attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// A text whose parts have the attributes that are made of theirs.
    ///
    /// - Parameter defaults: What parts have that say nothing else.
    func text(_ text: AttributedString, defaults: AttributeContainer) -> AttributedString {
        var changed = text
        for run in text.runs {
            changed[run.range].setAttributes(transform(defaults.merging(run.attributes)))
        }
        return changed
    }
}

/// Makes one color of another.
///
/// Two are equal if one is a copy of the other. Source: Apple's documentation of `UIConfigurationColorTransformer`.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    /// Makes the color.
    public let transform: @Sendable (UIColor) -> UIColor
    private let identity = Identity()

    private final class Identity: Sendable {}

    /// Makes colors by a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// Makes the color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Whether one is a copy of the other.
    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }
    /// Adds what tells it from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

    /// The view's tint, whatever the color.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
    /// The gray of the color's luminance, with its opacity.
    public static let grayscale = UIConfigurationColorTransformer(\.asGray)
    /// The color of labels, whatever the color.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}
