import Foundation

extension PlacardLabel {
    /// Lets a highlight run through ranges of the text, one after the other, from each one's first letter to its last.
    ///
    /// It runs on the clock that drives the code (`EventClock.drive(_:)`); where none does, and where motion is to be reduced,
    /// it does not show. Assistive programs take no notice. Another run takes the place of one that is on its way.
    ///
    /// - Parameters:
    ///   - highlight: What the light looks like.
    ///   - ranges: UTF-16 units of the text.
    ///   - length: How much of the text it covers at a time, in points; infinity lets it grow to the end.
    ///   - speed: In points a second.
    ///   - completion: Called when it has left the last range.
    public func runHighlight(
        _ highlight: LinkHighlight = LinkHighlight(), through ranges: [NSRange], length: CGFloat = 60,
        speed: CGFloat = 200, completion: (() -> Void)? = nil
    ) {
        run?.ticker?.stop()
        let run = HighlightRun(highlight, ranges: ranges, length: max(length, 0))
        self.run = run
        let way = run.letters(in: self, writtenBox(in: bounds)).length + (length.isFinite ? run.length : 0)
        run.ticker = FrameTicker.run(for: TimeInterval(way / max(speed, 1))) { [weak self, weak run] share in
            guard let self, let run else { return }
            run.head = way * CGFloat(share)
            if share >= 1, self.run === run { self.run = nil }
            setNeedsDisplay()
            if share >= 1 { completion?() }
        }
    }

    /// Lets a highlight run through all links; see `runHighlight(_:through:length:speed:completion:)`.
    public func runHighlightThroughLinks(
        _ highlight: LinkHighlight = LinkHighlight(), length: CGFloat = 60, speed: CGFloat = 200,
        completion: (() -> Void)? = nil
    ) {
        runHighlight(
            highlight, through: links.map(\.range), length: length, speed: speed, completion: completion)
    }
}

/// A highlight on its way.
@MainActor final class HighlightRun {
    private let highlight: LinkHighlight
    private let ranges: [NSRange]
    /// How much of the text is covered, in points.
    let length: CGFloat
    /// How far the highlight's beginning has come, in points of letters.
    var head: CGFloat = 0
    var ticker: FrameTicker?

    init(_ highlight: LinkHighlight, ranges: [NSRange], length: CGFloat) {
        (self.highlight, self.ranges, self.length) = (highlight, ranges, length)
    }

    func draw(in label: PlacardLabel, _ box: CGRect) {
        highlight.draw(behind: letters(in: label, box).rects(from: head - length, to: head))
    }

    /// The letters that the highlight runs through, as far as they are shown.
    func letters(in label: PlacardLabel, _ box: CGRect) -> LetterRow {
        let shown = label.write(
            in: label.bounds.inset(by: label.contentInsets).size, lines: label.numberOfLines, fit: label.fontFit)
        var row = LetterRow()
        let units = (shown.text?.string ?? label.text ?? "") as NSString
        let whole = NSRange(location: 0, length: units.length)
        for range in ranges {
            let range = NSIntersectionRange(shown.range(of: range), whole)
            guard range.length > 0 else { continue }
            var place = range.location
            for letter in units.substring(with: range) {
                let letter = NSRange(location: place, length: letter.utf16.count)
                place += letter.length
                if let rect = label.textLabel.textRects(forCharacterRange: letter, in: box).first { row.append(rect) }
            }
            row.breakOff()
        }
        return row
    }
}

extension ShownText {
    /// Where a range of the label's text stands in what is shown of it, if nothing is cut.
    fileprivate func range(of range: NSRange) -> NSRange {
        let start = offset(of: range.location)
        return NSRange(location: start, length: max(0, offset(of: range.location + range.length) - start))
    }

    /// Links may be shorter than in the text; what follows moves up.
    private func offset(of offset: Int) -> Int {
        guard let place = places.last(where: { $0.link.range.location <= offset }) else { return offset }
        let end = place.link.range.location + place.link.range.length
        let shownEnd = place.range.location + place.range.length
        if offset >= end { return shownEnd + offset - end }
        return min(place.range.location + offset - place.link.range.location, shownEnd)
    }
}

/// Letters in the order in which they are read.
struct LetterRow {
    private var pieces: [(rect: CGRect, isToTheLeft: Bool)] = []
    private var isBroken = true
    /// The sum of the letters' widths.
    private(set) var length: CGFloat = 0

    mutating func append(_ rect: CGRect) {
        length += rect.width
        let last = pieces.last?.rect
        let isSameLine = !isBroken && last.map { $0.minY == rect.minY } ?? false
        let isToTheLeft = isSameLine && rect.midX < (last?.midX ?? 0)
        // A line's direction shows with its second letter.
        if isToTheLeft, pieces.count == 1 || pieces[pieces.count - 2].rect.minY != rect.minY {
            pieces[pieces.count - 1].isToTheLeft = true
        }
        pieces.append((rect, isToTheLeft))
        isBroken = false
    }

    /// What comes next does not follow what came last.
    mutating func breakOff() { isBroken = true }

    /// The letters between two distances from the first one's beginning, those side by side as one.
    func rects(from start: CGFloat, to end: CGFloat) -> [CGRect] {
        var (rects, passed): ([CGRect], CGFloat) = ([], 0)
        for (rect, isToTheLeft) in pieces {
            defer { passed += rect.width }
            let (first, last) = (max(start - passed, 0), min(end - passed, rect.width))
            guard first < last else { continue }
            let x = isToTheLeft ? rect.maxX - last : rect.minX + first
            let part = CGRect(x: x, y: rect.minY, width: last - first, height: rect.height)
            if let before = rects.last, before.minY == part.minY, before.insetBy(dx: -0.5, dy: 0).intersects(part) {
                rects[rects.count - 1] = before.union(part)
            } else {
                rects.append(part)
            }
        }
        return rects
    }
}
