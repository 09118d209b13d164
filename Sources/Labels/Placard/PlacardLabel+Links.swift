import Foundation

extension PlacardLabel {
    /// All links of the text in its order: ranges with the attribute `.link`, ranges that the program named, finds of
    /// the detector. Where they overlap, the first of that order counts.
    public var links: [LabelLink] {
        // Making an attributed string of a text in one look takes longer than looking for links in it.
        let attributed = plainText == nil ? attributedText : nil
        guard let text = plainText ?? attributed?.string else { return [] }
        var links: [LabelLink] = []
        let whole = NSRange(location: 0, length: text.utf16.count)
        let found = (attributed.map(attributeLinks) ?? []) + namedLinks + detectedLinks(in: text)
        var taken = IndexSet()
        for link in found where NSIntersectionRange(link.range, whole) == link.range && link.range.length > 0 {
            let units = link.range.location..<link.range.location + link.range.length
            guard !taken.intersects(integersIn: units) else { continue }
            links.append(link)
            taken.insert(integersIn: units)
        }
        return links.sorted { $0.range.location < $1.range.location }
    }

    /// Makes a range of the text a link; it stays with the range if the text changes.
    ///
    /// - Parameters:
    ///   - target: Where the link leads.
    ///   - range: UTF-16 units; what lies outside of the text is no link.
    ///   - kind: What the target is.
    public func addLink(_ target: String, range: NSRange, kind: LabelLink.Kind = .attribute) {
        namedLinks.append(LabelLink(kind: kind, range: range, target: target))
        sizeDidChange()
    }

    /// Makes the first occurrence of a part of the text a link.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    public func addLink(_ target: String, substring: String, kind: LabelLink.Kind = .attribute) -> Bool {
        let range = ((text ?? "") as NSString).range(of: substring)
        guard range.location != NSNotFound else { return false }
        addLink(target, range: range, kind: kind)
        return true
    }

    /// Takes back all links that `addLink` made.
    public func removeLinks() {
        namedLinks = []
        sizeDidChange()
    }

    /// The link at a point of the label's coordinates: on its letters, or within `linkSlop` of them if no other is
    /// nearer.
    public func link(at point: CGPoint) -> LabelLink? {
        let box = writtenBox(in: bounds)
        let places = write(in: bounds.inset(by: contentInsets).size, lines: numberOfLines, fit: fontFit).places
        var nearest: (link: LabelLink, distance: CGFloat)?
        for place in places {
            for rect in textLabel.textRects(forCharacterRange: place.range, in: box) {
                let distance = rect.distance(to: point)
                if distance <= linkSlop, distance < nearest?.distance ?? .infinity {
                    nearest = (place.link, distance)
                }
            }
        }
        return nearest?.link
    }

    /// The rectangles of a link's letters in the label's coordinates, one for each piece of a line.
    public func rects(of link: LabelLink) -> [CGRect] { rects(of: link, in: writtenBox(in: bounds)) }

    /// The rectangles of the truncation token in the label's coordinates; none if it is not shown.
    public var truncationTokenRects: [CGRect] {
        let box = writtenBox(in: bounds)
        let shown = write(in: bounds.inset(by: contentInsets).size, lines: numberOfLines, fit: fontFit)
        return tokenRects(of: shown, in: box)
    }

    func rects(of link: LabelLink, in box: CGRect) -> [CGRect] {
        let shown = write(in: bounds.inset(by: contentInsets).size, lines: numberOfLines, fit: fontFit)
        guard let place = shown.places.first(where: { $0.link == link }) else { return [] }
        return textLabel.textRects(forCharacterRange: place.range, in: box)
    }

    /// Makes the letters of links lead there, in documents; links of the attribute are gone from the text that is
    /// drawn.
    func markLinks(in box: CGRect, _ context: CGContext) {
        for link in links {
            guard let url = link.url else { continue }
            for rect in rects(of: link, in: box) { context.setURL(url, for: rect) }
        }
    }

    private func detectedLinks(in text: String) -> [LabelLink] {
        guard let linkDetector else { return [] }
        if let detected, detected.text == text { return detected.links }
        let links = linkDetector.links(in: text)
        detected = (text, links)
        return links
    }

    private func attributeLinks(in text: NSAttributedString) -> [LabelLink] {
        var links: [LabelLink] = []
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) {
            value, range, _ in
            guard let target = (value as? URL)?.absoluteString ?? value as? String else { return }
            links.append(LabelLink(kind: .attribute, range: range, target: target))
        }
        return links
    }
}

extension CGRect {
    /// The distance of a point from the rectangle; 0 within.
    func distance(to point: CGPoint) -> CGFloat {
        let dx = max(minX - point.x, 0, point.x - maxX)
        let dy = max(minY - point.y, 0, point.y - maxY)
        return (dx * dx + dy * dy).squareRoot()
    }
}
