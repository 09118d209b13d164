/// What lies under a point, and where carets stand.
extension NSLayoutManager {
    func foundGlyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    func foundGlyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let hit = hit(point, in: container) else { return 0 }
        partialFraction?.pointee = hit.fraction
        return glyphIndexForCharacter(at: hit.characters.lowerBound)
    }

    func foundFractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        hit(point, in: container)?.fraction ?? 0
    }

    func foundCharacterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let hit = hit(point, in: container) else { return 0 }
        partialFraction?.pointee = hit.fraction
        return hit.characters.lowerBound
    }

    func foundGetLineFragmentInsertionPoints(
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
        let lines = lines(in: container, near: point.y)
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

    /// How far a point lies from the line's space: rows first, then sides. A rectangle's lower edge is outside of it, so that
    /// a point between two lines lies in the second. Where lines stand beside each other in cells, that of the point comes first.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        guard let boxFrame else { return distanceOfLine(to: point) }
        let across = max(boxFrame.minX - point.x, point.x - boxFrame.maxX, 0)
        let down = max(boxFrame.minY - point.y, point.y - boxFrame.maxY, 0)
        return (down * 1e6 + across) * 1e6 + distanceOfLine(to: point)
    }

    private func distanceOfLine(to point: CGPoint) -> CGFloat {
        let below = point.y >= rect.maxY ? max(point.y - rect.maxY, 1e-4) : 0
        let down = max(rect.minY - point.y, below)
        let across = max(rect.minX - point.x, point.x - rect.maxX, 0)
        return down * 1e6 + across
    }
}

extension NSLayoutManager {
    /// Where the insertion point stands before and behind a character, in its container's coordinates, in points.
    ///
    /// Spaces at a line's end take no room on it, but the insertion point goes on behind them as far as the line reaches.
    ///
    /// - Parameter index: The UTF-16 offset of the character.
    /// - Returns: Nil for a character that no line holds.
    package func caretEdges(ofCharacterAt index: Int) -> (leading: CGFloat, trailing: CGFloat)? {
        guard let line = line(ofGlyph: glyphIndexForCharacter(at: index)) else { return nil }
        let offset = index - line.paragraph.location
        guard let found = line.line.graphemes(showing: offset..<offset + 1).first else { return nil }
        let padding = textContainers[line.container].lineFragmentPadding
        let left = line.rect.minX + padding
        let right = max(left, line.rect.maxX - padding)
        func within(_ x: CGFloat) -> CGFloat { min(max(x, left), right) }
        return (within(found.leadingX), within(found.trailingX))
    }
}
