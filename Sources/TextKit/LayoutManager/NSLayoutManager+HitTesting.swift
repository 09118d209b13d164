/// What lies under a point, and where carets stand.
extension NSLayoutManager {
    /// The glyph under a point of a container, or the nearest one: check its line's used rectangle for a true hit.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The glyph under a point of a container, or the nearest one.
    ///
    /// - Parameters:
    ///   - point: In points from the container's upper left corner.
    ///   - container: One of this manager's.
    ///   - partialFraction: Is set to how far through the glyph the point lies, in reading order, from 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let hit = hit(point, in: container) else { return 0 }
        partialFraction?.pointee = hit.fraction
        return glyphIndexForCharacter(at: hit.characters.lowerBound)
    }

    /// How far through its glyph a point lies, in reading order, from 0 to 1; 0 without text.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        hit(point, in: container)?.fraction ?? 0
    }

    /// The character under a point of a container, or the nearest one.
    ///
    /// - Parameters:
    ///   - point: In points from the container's upper left corner.
    ///   - container: One of this manager's.
    ///   - partialFraction: Is set to how far the point lies from the place before the character to the place after it,
    ///     in reading order, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let hit = hit(point, in: container) else { return 0 }
        partialFraction?.pointee = hit.fraction
        return hit.characters.lowerBound
    }

    /// The places for carets on the line of a character.
    ///
    /// - Parameters:
    ///   - charIndex: In UTF-16 units of the text.
    ///   - aFlag: Whether the second of two places is wanted, where directions meet.
    ///   - dFlag: Whether the places are wanted from left to right; otherwise in the order of the text.
    ///   - positions: Receives x from the left edge of the line's space; nil if not wanted.
    ///   - charIndexes: Receives the character that each place is before; nil if not wanted.
    /// - Returns: How many places there are. Ask once with nil for the space that is needed.
    public func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        guard let line = line(ofCharacter: charIndex) else { return 0 }
        var places = line.carets(aFlag ? .alternate : .primary)
        if dFlag { places.sort { $0.x < $1.x } }
        for (index, place) in places.enumerated() {
            positions?[index] = place.x - line.rect.minX
            charIndexes?[index] = place.offset + line.paragraph.location
        }
        return places.count
    }

    private struct Hit {
        var characters: Range<Int>
        var fraction: CGFloat
    }

    private func hit(_ point: CGPoint, in container: NSTextContainer) -> Hit? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let lines = lines(in: container, from: point.y, to: point.y)
        // Where a row has several spaces, the nearest one to the side counts.
        let nearest = lines.min { $0.distance(to: point) < $1.distance(to: point) }
        guard let line = nearest else { return nil }
        let graphemes = line.graphemes
        let visible = graphemes.filter { $0.width > 0 }
        let candidates = visible.isEmpty ? graphemes : visible
        guard let under = candidates.min(by: { $0.distance(to: point.x) < $1.distance(to: point.x) }) else {
            return Hit(characters: line.characters, fraction: 0)
        }
        let start = under.range.lowerBound + line.paragraph.location
        return Hit(characters: start..<start + under.range.count, fraction: under.fraction(at: point.x))
    }
}

extension PlacedLine {
    enum CaretChoice { case primary, alternate }

    /// The caret before each user-perceived character in logical order, terminators left out.
    fileprivate func carets(_ choice: CaretChoice) -> [(x: CGFloat, offset: Int)] {
        let logical = graphemes.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return logical.enumerated().map { index, grapheme in
            let before = index > 0 ? logical[index - 1] : grapheme
            let isMixed = before.isRightToLeft != grapheme.isRightToLeft
            let usesBefore = isMixed && (grapheme.isRightToLeft != line.isRightToLeft) == (choice == .primary)
            return (usesBefore ? before.trailingX : grapheme.leadingX, grapheme.range.lowerBound)
        }
    }

    /// How far a point lies from the line's space: rows first, then sides.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        let down = max(rect.minY - point.y, point.y - rect.maxY, 0)
        let across = max(rect.minX - point.x, point.x - rect.maxX, 0)
        return down * 1e6 + across
    }
}
