/// What a program says of an image, for those that look it up; views that show it have words of their own.
///
/// Source: Apple's documentation of the informal protocol `UIAccessibility`.
extension UIImage {
    /// What the image shows.
    public var accessibilityLabel: String? {
        get { AssociatedObjects.value(of: self, key: Self.labelKey) as? String }
        set { AssociatedObjects.set(newValue, of: self, key: Self.labelKey) }
    }

    /// What tests find the image by.
    public var accessibilityIdentifier: String? {
        get { AssociatedObjects.value(of: self, key: Self.identifierKey) as? String }
        set { AssociatedObjects.set(newValue, of: self, key: Self.identifierKey) }
    }

    nonisolated(unsafe) private static let labelKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    nonisolated(unsafe) private static let identifierKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
