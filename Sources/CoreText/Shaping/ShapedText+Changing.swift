extension ShapedText {
    /// The same text with other glyphs, gaps or places for lines to start, as an owner of lines wants them.
    ///
    /// - Parameters:
    ///   - changes: In order, without overlaps.
    ///   - lineStarts: For offsets at which the text's own rules do not count. A paragraph's terminator ends its line
    ///     all the same.
    public func changed(_ changes: [ShapedChange], lineStarts: [Int: LineStart] = [:]) -> ShapedText {
        let changes = changes.filter {
            !$0.range.isEmpty && $0.range.clamped(to: self.text.units.indices) == $0.range
        }
        guard !changes.isEmpty || !lineStarts.isEmpty else { return self }
        let text = text.withBoxes(changes)
        var analysis = analysis
        for (offset, rule) in lineStarts where offset > 0 && offset < text.units.count {
            analysis.boundaries[offset].apply(rule)
        }
        guard !changes.isEmpty else {
            return ShapedText(self, text: text, analysis: analysis, runs: runs, words: words)
        }
        let changer = ShapedTextChanger(self, text: text, changes: changes)
        return ShapedText(self, text: text, analysis: analysis, runs: changer.runs, words: changer.words)
    }

    /// The offsets at which a line may start because the text's rules permit it.
    public var permittedLineStarts: some Sequence<Int> {
        segments.lazy.filter { $0.ending == .opportunity || $0.ending == .hyphen }.map(\.end)
            .filter { [count = text.units.count] in $0 < count }
    }
}

extension StyledText {
    /// The same text in which each box has a style run of its own.
    fileprivate func withBoxes(_ changes: [ShapedChange]) -> StyledText {
        var runs: [StyleRun] = []
        var rest = styleRuns[...]
        for change in changes {
            guard case .box(let box) = change.content else { continue }
            while let first = rest.first, first.range.upperBound <= change.range.lowerBound {
                runs.append(first)
                rest.removeFirst()
            }
            while let first = rest.first, first.range.lowerBound < change.range.upperBound {
                rest.removeFirst()
                runs += first.parts(around: change.range.clamped(to: first.range), box)
                if let last = runs.last, last.range.lowerBound >= change.range.upperBound {
                    rest = [runs.removeLast()] + rest
                    break
                }
            }
        }
        guard !runs.isEmpty else { return self }
        return StyledText(units: units, styleRuns: runs + rest, formatRuns: formatRuns, language: language)
    }
}

extension StyledText.StyleRun {
    /// The run in up to three parts, of which that of the box holds it.
    fileprivate func parts(around inner: Range<Int>, _ box: CharacterStyle.AttachmentBox) -> [StyledText.StyleRun] {
        var boxed = style
        boxed.attachment = box
        return [
            StyledText.StyleRun(range: range.lowerBound..<inner.lowerBound, style: style),
            StyledText.StyleRun(range: inner, style: boxed),
            StyledText.StyleRun(range: inner.upperBound..<range.upperBound, style: style),
        ].filter { !$0.range.isEmpty }
    }
}

extension TextAnalysis.Boundary {
    fileprivate mutating func apply(_ rule: LineStart) {
        switch rule {
        case .forbidden: subtract([.line, .mandatory])
        case .required: formUnion([.line, .mandatory])
        }
    }
}
