import Foundation

extension AttributeScopes.UIKitAttributes {
    /// The key `.attachment`. Attachments are classes that programs refine and change, which attributed strings take in a
    /// reference that says so.
    public enum AttachmentAttribute: AttributedStringKey {
        /// An attachment, as `AttributedString` holds it.
        ///
        /// Unchecked because its owner keeps the object to one thread at a time.
        public struct Value: Hashable, @unchecked Sendable {
            /// An `NSTextAttachment`.
            package let object: AttributeValue

            package init(_ object: any LaidOutObject) {
                self.object = object
            }
        }

        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.attachment.rawValue
    }
}

extension AttributeScopes.UIKitAttributes.AttachmentAttribute: ObjectiveCConvertibleAttributedStringKey {
    /// The object itself.
    public static func objectiveCValue(for value: Value) throws -> AttributeValue { value.object }

    /// A reference to the object.
    ///
    /// - Throws: For what is no attachment.
    public static func value(for object: AttributeValue) throws -> Value {
        guard let attachment = object as? any LaidOutObject else { throw CocoaError(.coderInvalidValue) }
        return Value(attachment)
    }
}
