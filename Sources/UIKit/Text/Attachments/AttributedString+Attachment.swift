import Foundation

extension AttributeScopes.UIKitAttributes {
    /// The key `.attachment`. Attachments are classes that programs refine and change, which attributed strings take in a
    /// reference that says so.
    public enum AttachmentAttribute: AttributedStringKey {
        /// An attachment, as `AttributedString` holds it.
        ///
        /// Unchecked because its owner keeps the object to one thread at a time.
        public struct Value: Hashable, @unchecked Sendable {
            /// The object, which its owner keeps to one thread at a time.
            public let attachment: NSTextAttachment

            /// Refers to an object.
            public init(_ attachment: NSTextAttachment) {
                self.attachment = attachment
            }
        }

        /// The name in attributed strings of Foundation.
        public static let name = NSAttributedString.Key.attachment.rawValue
    }
}

extension AttributeScopes.UIKitAttributes.AttachmentAttribute: ObjectiveCConvertibleAttributedStringKey {
    /// The object itself.
    public static func objectiveCValue(for value: Value) throws -> NSTextAttachment { value.attachment }

    /// A reference to the object.
    public static func value(for object: NSTextAttachment) throws -> Value { Value(object) }
}

private typealias AttachmentKey = AttributeScopes.UIKitAttributes.AttachmentAttribute

extension AttributedStringProtocol {
    /// The object that stands for the text, where all of it has the same one.
    public var attachment: NSTextAttachment? {
        get { self[AttachmentKey.self]?.attachment }
        set { self[AttachmentKey.self] = newValue.map(AttachmentKey.Value.init) }
    }
}

extension AttributeContainer {
    /// The object that stands for the text.
    public var attachment: NSTextAttachment? {
        get { self[AttachmentKey.self]?.attachment }
        set { self[AttachmentKey.self] = newValue.map(AttachmentKey.Value.init) }
    }
}

extension AttributedString.Runs.Run {
    /// The object that stands for the run.
    public var attachment: NSTextAttachment? { self[AttachmentKey.self]?.attachment }
}
