/// Where attachments stand. All members set lines as far as need be.
extension NSLayoutManager {
    func foundAttachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let line = line(ofGlyph: glyphIndex) else { return CGSize(width: -1, height: -1) }
        if let size = line.paragraph.marks.attachmentSizes[glyphIndex - line.paragraph.glyphLocation] { return size }
        let offset = characterIndexForGlyph(at: glyphIndex) - line.paragraph.location
        let style = line.layout.textLayout.shaped.text.style(at: offset)
        return style.attachment?.bounds.size ?? CGSize(width: -1, height: -1)
    }

    /// What an attachment covers in a container's coordinates, in points, without the room that stays free around it.
    ///
    /// - Parameter index: The UTF-16 offset of its character.
    /// - Returns: Nil for other characters, and for those in other containers.
    package func attachmentFrame(forCharacterAt index: Int, in container: NSTextContainer) -> CGRect? {
        let glyph = glyphIndexForCharacter(at: index)
        guard let line = line(ofGlyph: glyph), textContainers[line.container] === container else { return nil }
        let offset = index - line.paragraph.location
        guard let run = line.line.runs(showing: offset..<offset + 1).first, let box = run.attachment else {
            return nil
        }
        let size = foundAttachmentSize(forGlyphAt: glyph)
        let baseline = line.rect.minY + line.baseline - run.style.baselineOffset
        return CGRect(
            x: run.x + box.padding + box.bounds.minX, y: baseline - box.bounds.minY - size.height,
            width: size.width, height: size.height)
    }
}
