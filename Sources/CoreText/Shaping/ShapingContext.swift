import Synchronization

/// What is at hand when texts of one look are shaped: the fonts that serve them, and how each of those is shaped.
///
/// Bounded: 32 kinds of text; eight contexts are kept. Unchecked because one text has it at a time: between two of them
/// it is kept here.
final class ShapingContext: @unchecked Sendable {
    private let look: TextLook
    private let library: FontLibrary
    /// How often faces had been registered when it was made: other faces may serve then.
    private let registrations: Int
    // One text has it at a time, on one thread, and nothing that it calls comes back here: nobody checks each access.
    @exclusivity(unchecked) private var keys: [KindKey] = []
    @exclusivity(unchecked) private var kinds: [Kind] = []
    @exclusivity(unchecked) private var manners: [ShapingManner] = []
    @exclusivity(unchecked) private(set) var stretches = FontStretches()

    /// Text of one style, level and script.
    private struct KindKey: Equatable {
        var style: Int
        var level: UInt8
        var script: UInt32
    }

    private struct Kind {
        let choices: FontChoices
        /// Where `manners` has those of the fonts at the places of the choices, plus 1; 0 for what was not made.
        var manners: [Int32] = []
    }

    /// A context in which nothing was shaped yet.
    init(_ look: TextLook, _ library: FontLibrary) {
        (self.look, self.library) = (look, library)
        registrations = library.registrations
    }

    // MARK: - Kept contexts

    private static let kept = Mutex<[ShapingContext]>([])
    /// How many are kept.
    private static let mostKept = 8

    /// A context for a text of a look, which nobody else has until it is put back.
    static func taken(for look: TextLook, _ library: FontLibrary) -> ShapingContext {
        guard look.isUniform, Shortcut.contexts.isOn else { return ShapingContext(look, library) }
        let known = kept.withLock { contexts in
            contexts.lastIndex { $0.look === look && $0.library === library }.map { contexts.remove(at: $0) }
        }
        if let known, known.registrations == library.registrations { return known }
        return ShapingContext(look, library)
    }

    /// Keeps the context for the next text of its look, if that is one that texts share.
    func putBack() {
        guard look.isUniform, Shortcut.contexts.isOn else { return }
        Self.kept.withLock { contexts in
            if contexts.count == Self.mostKept { contexts.removeFirst() }
            contexts.append(self)
        }
    }

    // MARK: - Manners

    /// How many are at hand: beyond that, all are made anew when they are wanted.
    private static let (mostKinds, mostManners) = (32, 64)

    /// The number of a kind of text, and of no other until the next is asked for.
    func kind(style: Int, level: UInt8, script: UInt32) -> Int {
        let key = KindKey(style: style, level: level, script: script)
        if let known = keys.firstIndex(of: key) { return known }
        if keys.count == Self.mostKinds || manners.count >= Self.mostManners {
            (keys, kinds, manners) = ([], [], [])
        }
        let font = look.styleRuns[style].style.font
        keys.append(key)
        kinds.append(Kind(choices: library.choices(for: font, script: script, language: look.language)))
        return kinds.count - 1
    }

    /// Divides text of a kind where another font serves it.
    func findStretches(
        of range: Range<Int>, kind: Int, units: FontChoices.Units, boundaries: FontChoices.Boundaries
    ) {
        stretches.removeAll()
        kinds[kind].choices.appendStretches(
            of: range, units: units, boundaries: boundaries,
            FontChooser(library: library, language: look.language), to: &stretches)
    }

    /// The manner of a kind's runs in the font at a place, which is kept.
    @inline(__always)
    func manner(of kind: Int, place: Int) -> Unmanaged<ShapingManner> {
        if place < kinds[kind].manners.count {
            let known = Int(kinds[kind].manners[place])
            if known != 0 { return Unmanaged.passUnretained(manners[known - 1]) }
        }
        return newManner(of: kind, place: place)
    }

    @inline(never)
    private func newManner(of kind: Int, place: Int) -> Unmanaged<ShapingManner> {
        if let other = stretches.other(at: place) { return manner(of: keys[kind], inOther: other) }
        let manner = manner(of: keys[kind], kinds[kind].choices.font(at: place))
        manners.append(manner)
        let known = kinds[kind].manners.count
        if place >= known { kinds[kind].manners += [Int32](repeating: 0, count: place + 1 - known) }
        kinds[kind].manners[place] = Int32(manners.count)
        return Unmanaged.passUnretained(manner)
    }

    /// The manner of runs in a font that the choices do not have.
    private func manner(of key: KindKey, inOther font: CTFont) -> Unmanaged<ShapingManner> {
        let known = manners.first {
            $0.run.font === font && $0.run.level == key.level && $0.run.script == key.script
                && $0.run.style == key.style
        }
        if let known { return Unmanaged.passUnretained(known) }
        manners.append(manner(of: key, font))
        return Unmanaged.passUnretained(manners[manners.count - 1])
    }

    private func manner(of key: KindKey, _ font: CTFont) -> ShapingManner {
        let style = look.styleRuns[key.style].style
        let run = RunManner(style, style: key.style, font: font, level: key.level, script: key.script, kind: .glyphs)
        let plan = font.face.harfBuzz.plan(
            for: ShapingPlan.Key(
                script: key.script, isRightToLeft: key.level & 1 == 1, language: look.language ?? "",
                features: style.features(for: font)))
        return ShapingManner(run, plan)
    }
}
