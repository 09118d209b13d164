extension ShapedText {
    /// The same text with other glyphs, gaps or places for lines to start, as an owner of lines wants them.
    ///
    /// - Parameters:
    ///   - changes: In order, without overlaps.
    ///   - lineStarts: For offsets at which the text's own rules do not count. A paragraph's terminator ends its line
    ///     all the same.
    package func changed(_ changes: [ShapedChange], lineStarts: [Int: LineStart] = [:]) -> ShapedText {
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
            return ShapedText(self, text: text, analysis: analysis, runs: Array(runs), words: words)
        }
        let changer = ShapedTextChanger(self, text: text, changes: changes)
        return ShapedText(self, text: text, analysis: analysis, runs: changer.runs, words: changer.words)
    }

    /// The offsets at which a line may start because the text's rules permit it.
    package var permittedLineStarts: some Sequence<Int> {
        segments.lazy.filter { $0.ending == .opportunity || $0.ending == .hyphen }.map(\.end)
            .filter { [count = text.units.count] in $0 < count }
    }
}

extension StyledText {
    /// The same text in which each box has a style run of its own.
    fileprivate func withBoxes(_ changes: [ShapedChange]) -> StyledText {
        var runs: [StyleRun] = []
        var boxes = changes.lazy.compactMap { change in
            if case .box(let box) = change.content { (range: change.range, box: box) } else { nil }
        }.makeIterator()
        guard var next = boxes.next() else { return self }
        for run in styleRuns {
            var rest = run
            while next.range.lowerBound < rest.range.upperBound {
                let inner = next.range.clamped(to: rest.range)
                runs += rest.parts(before: inner, next.box)
                rest.range = inner.upperBound..<run.range.upperBound
                guard next.range.upperBound <= run.range.upperBound, let following = boxes.next() else { break }
                next = following
            }
            if !rest.range.isEmpty { runs.append(rest) }
        }
        return replacing(styleRuns: runs)
    }
}

extension StyledText.StyleRun {
    /// What of the run is before a part of it, and that part, which holds a box.
    fileprivate func parts(before inner: Range<Int>, _ box: CharacterStyle.AttachmentBox) -> [StyledText.StyleRun] {
        var boxed = style
        boxed.attachment = box
        return [
            StyledText.StyleRun(range: range.lowerBound..<inner.lowerBound, style: style),
            StyledText.StyleRun(range: inner, style: boxed),
        ].filter { !$0.range.isEmpty }
    }
}

extension TextAnalysis.Boundary {
    fileprivate mutating func apply(_ rule: LineStart) {
        switch rule {
        case .forbidden: subtract([.line, .mandatory])
        case .required: formUnion([.line, .mandatory])
        }
        keepCharacterWhole()
    }
}
