extension TextLayout {
    /// The same lines, one of them spread over a width; nil if the line has no place where it could stretch.
    ///
    /// - Parameter width: Points; a line that is wider already stays as it is.
    package func stretching(lineAt index: Int, to width: CGFloat) -> TextLayout? {
        let slack = Double(width) - records[index].width
        guard slack > 0 else { return self }
        let stretch = Justification(shaped, records[index]).stretch(for: slack)
        guard stretch > 0 else { return nil }
        var stretched = records
        stretched[index].stretch = stretch
        return TextLayout(shaped, lines: stretched, isTruncated: isTruncated)
    }
}
