/// What a change of a value makes out of date in a view.
///
/// Source: Apple's documentation of `UIView.Invalidations`.
public struct UIViewInvalidation: Sendable {
    fileprivate let invalidate: @MainActor @Sendable (UIView) -> Void

    /// What the view draws.
    public static let display = UIViewInvalidation { $0.setNeedsDisplay() }
    /// The places of its subviews.
    public static let layout = UIViewInvalidation { $0.setNeedsLayout() }
    /// Its constraints.
    public static let constraints = UIViewInvalidation { $0.setNeedsUpdateConstraints() }
    /// The size that its content wants.
    public static let intrinsicContentSize = UIViewInvalidation { $0.invalidateIntrinsicContentSize() }
}

extension UIView {
    /// A property of a view that makes layout, drawing and the like out of date when it gets another value:
    /// `@Invalidating(.layout, .display) var inset = 4`.
    ///
    /// Source: Apple's documentation of `UIView.Invalidating`.
    @propertyWrapper @preconcurrency @MainActor public struct Invalidating<Value: Equatable> {
        private var value: Value
        private let invalidations: [UIViewInvalidation]

        /// Keeps a value and what its changes make out of date.
        public init(wrappedValue: Value, _ invalidations: UIViewInvalidation...) {
            value = wrappedValue
            self.invalidations = invalidations
        }

        /// Not for use: the wrapper needs the view that it lies in.
        @available(*, unavailable, message: "@Invalidating belongs to properties of views")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// The value as a view's property has it.
        public static subscript<View: UIView>(
            _enclosingInstance view: View, wrapped wrappedKeyPath: ReferenceWritableKeyPath<View, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<View, Self>
        ) -> Value {
            get { view[keyPath: storageKeyPath].value }
            set {
                guard view[keyPath: storageKeyPath].value != newValue else { return }
                view[keyPath: storageKeyPath].value = newValue
                for invalidation in view[keyPath: storageKeyPath].invalidations { invalidation.invalidate(view) }
            }
        }
    }
}
