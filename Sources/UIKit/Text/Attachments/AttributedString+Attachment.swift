import Foundation

extension AttributeScopes.UIKitAttributes.AttachmentAttribute.Value {
    /// Refers to an object.
    public init(_ attachment: NSTextAttachment) { self.init(attachment as any LaidOutObject) }

    /// The object, which its owner keeps to one thread at a time.
    public var attachment: NSTextAttachment { unsafeDowncast(object, to: NSTextAttachment.self) }
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
