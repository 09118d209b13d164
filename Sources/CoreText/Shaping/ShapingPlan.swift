import CHarfBuzz
import Synchronization

/// How text of one script, language and direction is shaped in one face, and the words shaped so far.
///
/// Unchecked because `session` is touched only under `lock`.
final class ShapingPlan: @unchecked Sendable {
    struct Key: Hashable, Sendable {
        /// ISO 15924, big-endian.
        var script: UInt32
        var isRightToLeft: Bool
        /// BCP 47; empty for none.
        var language: String
        var features: [FontFeature]
    }

    let key: Key
    let spaces: SpaceRules
    /// Whether words may be shaped apart from the spaces beside them.
    ///
    /// Kerning with spaces is added to the word before; for scripts whose letters change shape with their neighbors
    /// a letter alone would not kern as it does in its word.
    let dividesAtSpaces: Bool
    /// Whether letters have other forms where they join their neighbors, in the order of the text.
    let joinsLetters: Bool
    private let session: Session
    private let lock = Mutex<Void>(())

    init(
        _ key: Key, spaces: SpaceRules, sequences: TypedSequences = .asTheFontSays,
        shortcuts: Set<Shortcut> = Shortcut.on
    ) {
        self.key = key
        self.spaces = spaces
        dividesAtSpaces = !spaces.kernsSpaces || Script.isSimple(key.script)
        // Against their script's direction letters would join in the reverse order.
        let direction = hb_script_get_horizontal_direction(hb_script_from_iso15924_tag(key.script))
        joinsLetters = Script.isJoining(key.script) && (direction == HB_DIRECTION_RTL) == key.isRightToLeft
        session = Session(
            key, inputs: spaces.contextualInputs, joinsLetters: joinsLetters, sequences, shortcuts)
    }

    /// Lends the plan's buffer and memory to one caller at a time.
    func use<Result>(_ body: (Session) -> Result) -> Result {
        lock.withLock { _ in body(session) }
    }

    /// A buffer to shape in and the words that were shaped.
    final class Session {
        private let buffer: OpaquePointer
        private let script: hb_script_t
        private let language: hb_language_t?
        private let direction: hb_direction_t
        private let features: [hb_feature_t]
        private let inputs: Set<CGGlyph>
        private let sequences: TypedSequences
        let joinsLetters: Bool
        /// Whether letters keep their forms beside each other, but for the font's rules.
        private let mayUsePairs: Bool
        /// Whoever has the session has it alone, so nothing checks each access.
        private let caches = UnsafeMutablePointer<Caches>.allocate(capacity: 1)

        private struct Caches {
            var words = WordCache()
            /// Words with what stands beside them: there are many, so they are kept apart lest they push the words out.
            var windows = WordCache()
            var pairs = Pairs.unknown
        }

        private enum Pairs {
            case unknown
            /// Rules of the font or the script reach everywhere.
            case none
            case table(PairTable)
        }

        init(
            _ key: Key, inputs: Set<CGGlyph>, joinsLetters: Bool, _ sequences: TypedSequences,
            _ shortcuts: Set<Shortcut>
        ) {
            self.inputs = inputs
            self.sequences = sequences
            self.joinsLetters = joinsLetters
            caches.initialize(to: Caches())
            mayUsePairs = shortcuts.contains(.pairs) && Script.isSimple(key.script) && !key.isRightToLeft
            buffer = hb_buffer_create()
            script = hb_script_from_iso15924_tag(key.script)
            language = key.language.isEmpty ? nil : hb_language_from_string(key.language, -1)
            direction = key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
            features = key.features.map {
                hb_feature_t(
                    tag: hb_tag_from_string($0.tag, -1), value: UInt32(clamping: $0.value), start: 0, end: .max)
            }
        }

        deinit {
            caches.deinitialize(count: 1)
            caches.deallocate()
            hb_buffer_destroy(buffer)
        }

        /// The glyphs of some units of text: remembered if the text is short, shaped if it is new.
        func shapedWord(
            for text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext = .none, in font: OpaquePointer
        ) -> ShapedWord {
            remembered(text, context, font, in: &caches.pointee.words)
        }

        /// The glyphs of some words together, for a look at the one in the middle.
        func window(
            for text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext, in font: OpaquePointer
        ) -> ShapedWord {
            remembered(text, context, font, in: &caches.pointee.windows)
        }

        /// Whether words of a text may be plain.
        func mayHavePlainWords(_ text: UnsafeBufferPointer<UInt16>, _ font: OpaquePointer) -> Bool {
            pairTable(font)?.admits(text) ?? false
        }

        /// Appends the words of a text that may have plain words from an offset on, as long as they are plain at a glance.
        func appendPlainWords(
            from start: inout Int, in range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, scale: Double,
            to words: inout [PlacedWord], _ font: OpaquePointer
        ) {
            pairTable(font)?.appendWords(from: &start, in: range, of: units, scale: scale, to: &words)
        }

        /// The advance of a word whose glyphs need not be kept, because they can be set again quickly; nil for others.
        ///
        /// - Parameter range: What is shaped together with the word; it may have plain words.
        func plainAdvance(
            of word: Range<Int>, in range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, _ font: OpaquePointer
        ) -> Int? {
            pairTable(font)?.advance(of: word, in: range, of: units)
        }

        /// The font units by which two plain characters stand closer (below 0) or wider than alone.
        func plainKerning(_ left: UInt16, _ right: UInt16, _ font: OpaquePointer) -> Int {
            pairTable(font)?.kerning(left, right) ?? 0
        }

        /// The glyphs of a plain word.
        func plainWord(for text: UnsafeBufferPointer<UInt16>, in font: OpaquePointer) -> ShapedWord {
            guard let glyphs = pairTable(font)?.glyphs(of: text, ) else {
                return shapedWord(for: text, in: font)
            }
            return ShapedWord(glyphs: glyphs, length: text.count)
        }

        /// Writes the glyphs of a plain word, one for each unit; false if it is plain no longer.
        func writePlainWord(
            _ text: UnsafeBufferPointer<UInt16>, in font: OpaquePointer,
            to glyphs: UnsafeMutableBufferPointer<ShapedWord.Glyph>
        ) -> Bool {
            pairTable(font)?.write(text, to: glyphs) ?? false
        }

        /// What the session remembers.
        var cacheStatistics: [CacheStatistics] {
            var pairs = CacheStatistics("kerned pairs", limit: PairTable.limit)
            if case .table(let table) = caches.pointee.pairs { pairs += table.statistics }
            return [
                caches.pointee.words.statistics("words"), caches.pointee.windows.statistics("words beside others"),
                pairs,
            ]
        }

        func pairTable(_ font: OpaquePointer) -> PairTable? {
            if case .unknown = caches.pointee.pairs { caches.pointee.pairs = newPairs(font) }
            return if case .table(let table) = caches.pointee.pairs { table } else { nil }
        }

        private func newPairs(_ font: OpaquePointer) -> Pairs {
            guard mayUsePairs, let face = hb_font_get_face(font) else { return .none }
            var properties = hb_segment_properties_t()
            (properties.direction, properties.script, properties.language) = (direction, script, language)
            var count: UInt32 = 0
            let places = hb_font_get_var_coords_normalized(font, &count)
            guard
                let plan = hb_shape_plan_create2(
                    face, &properties, features, UInt32(features.count), places, count, nil)
            else { return .none }
            defer { hb_shape_plan_destroy(plan) }
            return SequenceRules(plan, face: face).map { .table(PairTable($0, font: font, session: self)) } ?? .none
        }

        @inline(__always)
        private func remembered(
            _ text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext, _ font: OpaquePointer,
            in cache: inout WordCache
        ) -> ShapedWord {
            guard text.count <= WordCache.longestWord else { return shape(text, context, in: font) }
            let hash = WordCache.hash(text, context)
            if let known = cache.find(text, context, hash: hash) { return known }
            let word = shape(text, context, in: font)
            cache.insert(word, for: text, context, hash: hash)
            return word
        }

        private func run(
            _ text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext, _ font: OpaquePointer,
            _ features: [hb_feature_t]
        ) {
            hb_buffer_clear_contents(buffer)
            // Text of which nothing is set but what it is beside: HarfBuzz keeps the first one's start and the last
            // one's end.
            if context.before != 0 {
                withUnsafePointer(to: context.before) { hb_buffer_add_utf32(buffer, $0, 1, 1, 0) }
            }
            hb_buffer_add_utf16(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
            if context.after != 0 {
                withUnsafePointer(to: context.after) { hb_buffer_add_utf32(buffer, $0, 1, 0, 0) }
            }
            hb_buffer_set_direction(buffer, direction)
            hb_buffer_set_script(buffer, script)
            if let language { hb_buffer_set_language(buffer, language) }
            let typed = sequences.features(in: text)
            let features = typed.isEmpty ? features : features + typed
            hb_shape(font, buffer, features, UInt32(features.count))
        }

        /// The glyphs of some units of text, by HarfBuzz.
        func shapeAtOnce(
            _ text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext, in font: OpaquePointer
        ) -> ShapedWord {
            run(text, context, font, features)
            let glyphs = glyphsInLogicalOrder().markingInvisible(in: text)
            let depends =
                !inputs.isEmpty && (glyphs.contains { inputs.contains($0.id) } || hasInput(text, font))
                && reachesOut(text, context, font)
            return ShapedWord(glyphs: glyphs, length: text.count, dependsOnNeighbors: depends)
        }

        /// Whether substitutions of a word shaped alone looked for glyphs beyond its ends.
        ///
        /// HarfBuzz marks what a failed match had looked at. Kerning is left out, because every pair looks beyond the
        /// last letter; pairs with the space are kerned apart. A match that fails at both ends of the text is not
        /// marked (Inter's `x` between numbers), so short words count as reaching out.
        private func reachesOut(
            _ text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext, _ font: OpaquePointer
        ) -> Bool {
            if text.count <= 3, text[0] != 0x20 { return true }
            let kerning = hb_feature_t(tag: hb_tag_from_string("kern", -1), value: 0, start: 0, end: .max)
            hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
            defer { hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_DEFAULT) }
            run(text, context, font, features + [kerning])
            var count: UInt32 = 0
            guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0 else { return false }
            let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue
            return infos[0].mask & unsafe != 0 || infos[Int(count) - 1].mask & unsafe != 0
        }

        /// Whether a character's own glyph is changed by contextual rules, whatever became of it.
        private func hasInput(_ text: UnsafeBufferPointer<UInt16>, _ font: OpaquePointer) -> Bool {
            text.contains { unit in
                var glyph: hb_codepoint_t = 0
                return hb_font_get_nominal_glyph(font, hb_codepoint_t(unit), &glyph) != 0
                    && inputs.contains(CGGlyph(truncatingIfNeeded: glyph))
            }
        }

        private func glyphsInLogicalOrder() -> [ShapedWord.Glyph] {
            var count: UInt32 = 0
            guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
                let places = hb_buffer_get_glyph_positions(buffer, &count)
            else { return [] }
            let isReversed = direction == HB_DIRECTION_RTL
            let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
            return (0..<Int(count)).map { position in
                let index = isReversed ? Int(count) - 1 - position : position
                return ShapedWord.Glyph(
                    id: CGGlyph(truncatingIfNeeded: infos[index].codepoint),
                    isSafeToBreak: infos[index].mask & unsafe == 0, cluster: Int32(infos[index].cluster),
                    advance: places[index].x_advance, dx: places[index].x_offset, dy: places[index].y_offset)
            }
        }
    }
}
