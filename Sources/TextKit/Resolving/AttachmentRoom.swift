/// What attachments are told when they are asked for their size.
struct AttachmentRoom {
    /// Nil where text is drawn without a container.
    var container: NSTextContainer?
    /// The room for a line of the container; its height is not known yet.
    var lineFragment = CGRect.zero
    /// Where the resolved text starts in the whole text, in UTF-16 units.
    var start = 0
}
