/// Turns analyzed text into runs and words: itemizes, chooses fonts, shapes.
struct ShapedTextBuilder {
    private let analyzed: AnalyzedUnits
    private var runs: [ShapedRun] = []
    private var words: [PlacedWord] = []
    private var missing: [Unicode.Scalar] = []
    /// The index of the script run that the walk has reached.
    private var script = 0
    private let context: ShapingContext

    /// Shapes a text.
    ///
    /// - Parameter analyzed: What is read again and again of the text and its analysis, where it lies.
    static func build(_ text: StyledText, _ analyzed: AnalyzedUnits, library: FontLibrary) -> Shaped {
        let context = ShapingContext.taken(for: text.look, library)
        defer { context.putBack() }
        return build(text, analyzed, in: context)
    }

    /// Shapes a text in a context that nobody else has.
    static func build(_ text: StyledText, _ analyzed: AnalyzedUnits, in context: ShapingContext) -> Shaped {
        var builder = ShapedTextBuilder(analyzed: analyzed, context: context)
        builder.build(text)
        return Shaped(runs: builder.runs.taken(), words: builder.words.taken(), missing: builder.missing.taken())
    }

    /// What becomes of a text.
    struct Shaped {
        let runs: [ShapedRun]
        let words: [PlacedWord]
        let missing: [Unicode.Scalar]
    }

    private init(analyzed: AnalyzedUnits, context: ShapingContext) {
        self.analyzed = analyzed
        self.context = context
    }

    private mutating func build(_ text: StyledText) {
        runs.reserveCapacity(analyzed.levels.isEmpty && analyzed.scripts.count == 1 ? analyzed.styles.count : 16)
        // A word and a space take five or six characters of English.
        words.reserveCapacity(analyzed.units.count * 2 / 5 + 2)
        var style = 0
        while style < analyzed.styles.count {
            let next = endOfGroup(from: style)
            let start = analyzed.styles[style].range.lowerBound
            let end = min(analyzed.styles[next - 1].range.upperBound, analyzed.units.count)
            build(start..<end, style: style, text)
            style = next
        }
    }

    /// The index after the last of the style runs that shaping need not tell apart: letters kern over a change of
    /// height.
    private func endOfGroup(from first: Int) -> Int {
        let runs = analyzed.styles
        var next = first + 1
        while next < runs.count, runs[next].style.isShaped(like: runs[first].style) { next += 1 }
        return next
    }

    private mutating func build(_ range: Range<Int>, style: Int, _ text: StyledText) {
        var start = range.lowerBound
        while start < range.upperBound {
            while analyzed.scripts[script].end <= start { script += 1 }
            let level = analyzed.levels.isEmpty ? 0 : analyzed.levels[start]
            let limit = min(range.upperBound, analyzed.scripts[script].end)
            let end = itemEnd(from: start, limit: limit, level: level)
            let script = analyzed.scripts[script].script
            add(Item(range: start..<end, style: style, level: level, script: script), text)
            start = end
        }
        if let room = analyzed.styles[style].style.ruby { add(room, after: range) }
    }

    /// Leaves the room of an annotation behind its base text, if that ends with glyphs.
    private mutating func add(_ room: CharacterStyle.RubyRoom, after range: Range<Int>) {
        guard let run = runs.last, run.range.upperBound == range.upperBound, let last = run.words.last else { return }
        words[last].adjustment += Double(room.trailing)
    }

    /// A stretch of one style (or several that shape alike), level and script; a control character, tab or attachment
    /// stands alone.
    private struct Item {
        var range: Range<Int>
        var style: Int
        var level: UInt8
        var script: UInt32
    }

    private func itemEnd(from start: Int, limit: Int, level: UInt8) -> Int {
        let units = analyzed.units
        guard analyzed.marks.contains(.loners) else {
            guard !analyzed.levels.isEmpty else { return limit }
            var end = start + 1
            while end < limit, analyzed.levels[end] == level { end += 1 }
            return end
        }
        if ShapedTextBuilder.standsAlone(units[start]) { return start + 1 }
        var end = start + 1
        while end < limit, !ShapedTextBuilder.standsAlone(units[end]),
            analyzed.levels.isEmpty || analyzed.levels[end] == level
        {
            end += 1
        }
        return end
    }

    /// Control characters, separators and the attachment character.
    @inline(__always)
    static func standsAlone(_ unit: UInt16) -> Bool {
        unit < 0x20
            || unit >= 0x7F
                && (unit == 0x7F || unit == 0x85 || unit == 0x2028 || unit == 0x2029 || unit == 0xFFFC)
    }

    private mutating func add(_ item: Item, _ text: StyledText) {
        let units = analyzed.units
        let font = analyzed.styles[item.style].style.font
        let unit = units[item.range.lowerBound]
        if ShapedTextBuilder.standsAlone(unit) {
            let box = unit == 0xFFFC ? analyzed.styles[item.style].style.attachment : nil
            if unit != 0xFFFC || box != nil {
                let kern = analyzed.styles[item.style].style.kern
                let width = box.map { $0.advance + Double(kern ?? 0) }
                let kind: ShapedRun.Kind = unit == 0x09 ? .tab : width.map { .attachment(width: $0) } ?? .control
                runs.append(run(item.range, item, font: font, kind: kind))
                return
            }
        }
        let kind = context.kind(style: item.style, level: item.level, script: item.script)
        if analyzed.isASCII, font.coversASCII {
            shape(item.range, item, context.manner(of: kind, place: FontChoices.asked), text)
            return
        }
        context.findStretches(of: item.range, kind: kind, units: units, boundaries: analyzed.boundaries)
        var start = item.range.lowerBound
        for index in 0..<context.stretches.count {
            let stretch = context.stretches[index]
            shape(start..<stretch.end, item, context.manner(of: kind, place: stretch.place), text)
            start = stretch.end
        }
    }

    private func run(_ range: Range<Int>, _ item: Item, font: CTFont, kind: ShapedRun.Kind) -> ShapedRun {
        let manner = RunManner(
            analyzed.styles[item.style].style, style: item.style, font: font, level: item.level,
            script: item.script, kind: kind)
        return ShapedRun(range: range, words: words.count..<words.count, manner: manner)
    }

    @inline(__always)
    private mutating func shape(
        _ range: Range<Int>, _ item: Item, _ manner: Unmanaged<ShapingManner>, _ text: StyledText
    ) {
        manner._withUnsafeGuaranteedRef { manner in
            let first = words.count
            appendWords(of: range, manner)
            runs.append(ShapedRun(range: range, words: first..<words.count, manner: manner.run))
            guard range.upperBound > analyzed.styles[item.style].range.upperBound, let run = runs.popLast() else {
                return
            }
            divide(run, item, manner.shaper, text)
        }
    }

    @inline(__always)
    private mutating func appendWords(of range: Range<Int>, _ manner: ShapingManner) {
        let units = analyzed.units
        let unit = units[range.lowerBound]
        let context = joiningContext(of: range, manner.shaper, level: manner.run.level)
        let isSingle = range.count == 1 && context.isEmpty
        if isSingle, manner.append(single: unit, at: range.lowerBound, to: &words) { return }
        let first = words.count
        manner.shaper.shape(range, of: units, context, into: &words)
        var isWhole = true
        for index in first..<words.count where words[index].lacksGlyph {
            report(words[index], units)
            isWhole = false
        }
        // What lacks a glyph is told of each text.
        if isSingle, isWhole, words.count == first + 1 { manner.keep(single: words[first], of: unit) }
    }

    /// What letters at the ends of a stretch join that is shaped apart from its neighbors.
    @inline(__always)
    private func joiningContext(of range: Range<Int>, _ shaper: WordShaper, level: UInt8) -> JoiningContext {
        guard shaper.plan.joinsLetters else { return .none }
        let levels = analyzed.levels
        return JoiningContext(of: range, in: analyzed.units) { levels.isEmpty || levels[$0] == level }
    }

    /// Gives each style its own run of what was shaped together; where a ligature lies across a change of style, the
    /// styles are shaped apart after all. A change inside of a character counts from the next one.
    private mutating func divide(_ run: ShapedRun, _ item: Item, _ shaper: WordShaper, _ text: StyledText) {
        let shaped = Array(words[run.words])
        words.removeSubrange(run.words)
        var style = item.style
        var divided = run
        divided.range = run.range.lowerBound..<run.range.lowerBound
        while divided.range.upperBound < run.range.upperBound {
            while analyzed.styles[style].range.upperBound <= divided.range.upperBound { style += 1 }
            var end = min(analyzed.styles[style].range.upperBound, run.range.upperBound)
            while end < run.range.upperBound, !analyzed.boundaries[end].contains(.grapheme) { end += 1 }
            divided.range = divided.range.upperBound..<end
            if divided.style != style { divided.manner = divided.manner.changed(style: style) }
            let first = words.count
            if let parts = PlacedWord.parts(of: shaped[...], in: divided.range, run, text) {
                words += parts
            } else {
                let context = joiningContext(of: divided.range, shaper, level: item.level)
                shaper.shape(divided.range, of: analyzed.units, context, into: &words)
            }
            divided.words = first..<words.count
            runs.append(divided)
        }
    }

    private mutating func report(_ word: PlacedWord, _ units: UnsafeBufferPointer<UInt16>) {
        for glyph in word.kept?.glyphs ?? [] where glyph.id == 0 && missing.count < 256 {
            let start = word.start + Int(glyph.cluster)
            let (value, _) = UTF16Decoding.scalar(at: start, in: units, end: word.end)
            if let scalar = Unicode.Scalar(value), !missing.contains(scalar) { missing.append(scalar) }
        }
    }
}

extension Array {
    /// The elements, which are handed over: nobody counts references to a copy.
    fileprivate mutating func taken() -> Array {
        var taken: Array = []
        swap(&self, &taken)
        return taken
    }
}

extension PlacedWord {
    /// Whether one of its characters has no glyph.
    fileprivate var lacksGlyph: Bool { kept?.hasMissingGlyph ?? false }

    /// The words and parts of words that make up a range; nil if a cluster lies across one of its ends.
    ///
    /// - Parameter words: In order, without gaps.
    static func parts(
        of words: ArraySlice<PlacedWord>, in range: Range<Int>, _ run: ShapedRun, _ text: StyledText
    ) -> [PlacedWord]? {
        var parts: [PlacedWord] = []
        let first = words.indices.bisected { words[$0].end > range.lowerBound }
        for word in words[first...].prefix(while: { $0.start < range.upperBound }) {
            let kept = (word.start..<word.end).clamped(to: range)
            if kept.count == word.length {
                parts.append(word)
                continue
            }
            let inner = kept.lowerBound - word.start..<kept.upperBound - word.start
            let shaped = run.glyphs(of: word, in: text)
            guard shaped.hasClusterEdge(at: inner.lowerBound), shaped.hasClusterEdge(at: inner.upperBound) else {
                return nil
            }
            let adjustment = kept.upperBound == word.end ? word.adjustment : 0
            parts.append(PlacedWord(shaped: shaped.part(inner), start: kept.lowerBound, adjustment: adjustment))
        }
        return parts
    }
}

extension CharacterStyle {
    /// Whether text in two styles is shaped as one: they differ in height alone.
    fileprivate func isShaped(like other: CharacterStyle) -> Bool {
        var leveled = other
        leveled.baselineOffset = baselineOffset
        return self == leveled && attachment == nil
    }

    /// The OpenType features that the style switches, those of the font last.
    func features(for font: CTFont) -> [FontFeature] {
        let isPlain = kern != 0 && ligatures != .required && tracking == 0 && font.modifiers.fixedAdvance == nil
        if isPlain { return font.features }
        var features: [FontFeature] = []
        if kern == 0 || font.modifiers.fixedAdvance != nil { features.append(FontFeature(tag: "kern", value: 0)) }
        if ligatures == .required || tracking != 0 {
            features.append(FontFeature(tag: "liga", value: 0))
            features.append(FontFeature(tag: "clig", value: 0))
        }
        return features + font.features
    }
}
