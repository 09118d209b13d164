/// Turns analyzed text into runs and words: itemizes, chooses fonts, shapes.
struct ShapedTextBuilder {
    private let analyzed: AnalyzedUnits
    private let language: String?
    private let library: FontLibrary
    private var runs: [ShapedRun] = []
    private var words: [PlacedWord] = []
    private var missing: [Unicode.Scalar] = []
    /// The index of the script run that the walk has reached.
    private var script = 0
    /// What was used last of what is common to runs; a text in two scripts goes to and fro between a few.
    private var manners: [Manner] = []
    private var mannerKeys: [MannerKey] = []
    /// The first of them lies here: most texts have no other.
    private var firstManner: Manner?
    private var firstKey: MannerKey?
    /// What texts take that one font may not serve; most do without.
    private var mixture: Mixture?

    private struct Mixture {
        var choices: [FontChoices] = []
        /// The stretches of the item that the walk has reached.
        var stretches = FontStretches()
        /// The manners of their fonts, as far as they are known.
        var manners: [Manner?] = []
    }

    /// Shapes a text.
    ///
    /// - Parameter analyzed: What is read again and again of the text and its analysis, where it lies.
    static func build(_ text: StyledText, _ analyzed: AnalyzedUnits, library: FontLibrary) -> Shaped {
        var builder = ShapedTextBuilder(analyzed: analyzed, language: text.language, library: library)
        builder.build(text)
        return Shaped(runs: builder.runs.taken(), words: builder.words.taken(), missing: builder.missing.taken())
    }

    /// What becomes of a text.
    struct Shaped {
        let runs: [ShapedRun]
        let words: [PlacedWord]
        let missing: [Unicode.Scalar]
    }

    private init(analyzed: AnalyzedUnits, language: String?, library: FontLibrary) {
        self.analyzed = analyzed
        self.language = language
        self.library = library
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
                let width = box.map { Double($0.bounds.width) + Double(kern ?? 0) }
                let kind: ShapedRun.Kind = unit == 0x09 ? .tab : width.map { .attachment(width: $0) } ?? .control
                runs.append(run(item.range, item, font: font, kind: kind))
                return
            }
        }
        if analyzed.isASCII, font.coversASCII {
            shape(item.range, item, manner(of: item, font), text)
            return
        }
        shapeStretches(of: item, font, text)
    }

    /// Shapes an item, some of whose text may be served by other fonts than the one that was asked for.
    private mutating func shapeStretches(of item: Item, _ font: CTFont, _ text: StyledText) {
        var mixture = mixture.take() ?? Mixture()
        defer { self.mixture = mixture }
        mixture.stretches.removeAll()
        choices(of: font, item.script, in: &mixture).appendStretches(
            of: item.range, units: analyzed.units, boundaries: analyzed.boundaries,
            FontChooser(library: library, language: language), to: &mixture.stretches)
        mixture.manners.removeAll(keepingCapacity: true)
        for _ in mixture.stretches.fonts { mixture.manners.append(nil) }
        var start = item.range.lowerBound
        for index in mixture.stretches.all.indices {
            let stretch = mixture.stretches.all[index]
            if mixture.manners[stretch.font] == nil {
                mixture.manners[stretch.font] = manner(of: item, mixture.stretches.fonts[stretch.font])
            }
            if let manner = mixture.manners[stretch.font] { shape(start..<stretch.end, item, manner, text) }
            start = stretch.end
        }
    }

    private func choices(of font: CTFont, _ script: UInt32, in mixture: inout Mixture) -> FontChoices {
        for index in mixture.choices.indices {
            let known = mixture.choices[index]
            if known.font === font, known.script == script { return known }
        }
        let found = library.choices(for: font, script: script, language: language)
        if mixture.choices.count < ShapedTextBuilder.keptCount { mixture.choices.append(found) }
        return found
    }

    /// How many of each kind a text keeps at hand.
    private static let keptCount = 16

    /// What runs have in common that are alike but for their text.
    private final class Manner {
        let run: ShapedRun
        let shaper: WordShaper
        /// The last word of one unit, and that unit: between words of a fallback font each space is a run of its own.
        var single: PlacedWord?
        var singleUnit: UInt16 = 0

        init(_ run: ShapedRun, _ plan: ShapingPlan) {
            self.run = run
            shaper = WordShaper(plan: plan, face: run.font.face.harfBuzz, scale: run.scale)
        }
    }

    /// What runs of one manner share: kept apart from the manners, so that a search counts no references.
    private struct MannerKey: Equatable {
        var font: ObjectIdentifier
        var style: Int
        var level: UInt8
        var script: UInt32
    }

    /// The manner of an item's runs in a font.
    private mutating func manner(of item: Item, _ font: CTFont) -> Manner {
        let key = MannerKey(font: ObjectIdentifier(font), style: item.style, level: item.level, script: item.script)
        if firstKey == key, let firstManner { return firstManner }
        if let known = mannerKeys.firstIndex(of: key) { return manners[known] }
        let run = run(item.range, item, font: font, kind: .glyphs)
        let plan = font.face.harfBuzz.plan(
            for: ShapingPlan.Key(
                script: item.script, isRightToLeft: run.isRightToLeft, language: language ?? "",
                features: analyzed.styles[item.style].style.features(for: font)))
        let manner = Manner(run, plan)
        guard firstManner != nil else {
            (firstManner, firstKey) = (manner, key)
            return manner
        }
        if manners.count == ShapedTextBuilder.keptCount {
            manners.removeLast()
            mannerKeys.removeLast()
        }
        manners.append(manner)
        mannerKeys.append(key)
        return manner
    }

    private func run(_ range: Range<Int>, _ item: Item, font: CTFont, kind: ShapedRun.Kind) -> ShapedRun {
        let manner = RunManner(
            analyzed.styles[item.style].style, style: item.style, font: font, level: item.level,
            script: item.script, kind: kind)
        return ShapedRun(range: range, words: words.count..<words.count, manner: manner)
    }

    private mutating func shape(_ range: Range<Int>, _ item: Item, _ manner: Manner, _ text: StyledText) {
        let first = words.count
        appendWords(of: range, manner)
        runs.append(manner.run)
        runs[runs.count - 1].range = range
        runs[runs.count - 1].words = first..<words.count
        guard range.upperBound > analyzed.styles[item.style].range.upperBound, let run = runs.popLast() else {
            return
        }
        divide(run, item, manner.shaper, text)
    }

    private mutating func appendWords(of range: Range<Int>, _ manner: Manner) {
        let units = analyzed.units
        let unit = units[range.lowerBound]
        let context = joiningContext(of: range, manner.shaper, level: manner.run.level)
        let isSingle = range.count == 1 && context.isEmpty
        if isSingle, manner.singleUnit == unit, let single = manner.single {
            words.append(single)
            words[words.count - 1].start = range.lowerBound
            return
        }
        let first = words.count
        manner.shaper.shape(range, of: units, context, into: &words)
        if isSingle, words.count == first + 1 { (manner.single, manner.singleUnit) = (words[first], unit) }
        for index in first..<words.count where words[index].lacksGlyph { report(words[index], units) }
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
