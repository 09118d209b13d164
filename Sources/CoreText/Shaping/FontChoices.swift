import Synchronization

/// The fonts that serve the clusters of a script beside a font that was asked for, remembered: choosing one costs more
/// than setting what it serves.
///
/// Bounded: 65,536 single units, 4,096 clusters of up to 32 units and 254 fonts; what is beyond is chosen again each time.
final class FontChoices: Sendable {
    typealias Units = UnsafeBufferPointer<UInt16>
    typealias Boundaries = UnsafeBufferPointer<TextAnalysis.Boundary>

    /// The font that was asked for.
    let font: CTFont
    let script: UInt32
    private let table: Mutex<Table>

    init(_ font: CTFont, script: UInt32) {
        self.font = font
        self.script = script
        table = Mutex(Table(font))
    }

    /// Appends the stretches of `range` that one font each serves, in order.
    ///
    /// - Parameters:
    ///   - range: Text of the script.
    ///   - chooser: Of the library and the language that the choices are for.
    func appendStretches(
        of range: Range<Int>, units: Units, boundaries: Boundaries, _ chooser: FontChooser,
        to stretches: inout FontStretches
    ) {
        table.withLock { table in
            var serving = FontChoices.asked
            var index = range.lowerBound
            var start = index
            while index < range.upperBound {
                index = table.endOfUnits(at: serving, from: index, in: range, units, boundaries)
                guard index < range.upperBound else { break }
                let end = FontChoices.clusterEnd(after: index, in: range, units, boundaries)
                let known = Int(table.place(of: index..<end, units))
                let place = known != 0 ? known : place(of: index..<end, units, chooser, &table, &stretches)
                if place != serving, place != Table.before {
                    if index > start { stretches.append(to: index, place: serving) }
                    (serving, start) = (place, index)
                }
                index = end
            }
            if start < index { stretches.append(to: index, place: serving) }
        }
    }

    /// The place of the font of a cluster that the table lacks.
    private func place(
        of cluster: Range<Int>, _ units: Units, _ chooser: FontChooser, _ table: inout Table,
        _ stretches: inout FontStretches
    ) -> Int {
        let found = chooser.choice(for: cluster, units: units, font: font, script: script)
        if Shortcut.choices.isOn, let place = table.insert(found, for: cluster, units) { return place }
        guard let found else { return Table.before }
        return found == font ? FontChoices.asked : stretches.place(ofOther: found)
    }

    /// The font at a place of the table.
    func font(at place: Int) -> CTFont { table.withLock { $0.font(at: place) } }

    /// The place of the font that was asked for.
    static let asked = 1

    /// The end of the cluster that starts somewhere: of a user-perceived character, but a skin tone after a character
    /// that is no emoji is a sign of its own, a patch of color beside it (UTS #51, section 2.4).
    @inline(__always)
    static func clusterEnd(after index: Int, in range: Range<Int>, _ units: Units, _ boundaries: Boundaries) -> Int {
        var end = index + 1
        while end < range.upperBound, !boundaries[end].contains(.grapheme) {
            if units[end] == 0xD83C, EmojiPresentation.beginsWithLoneTone(at: end, after: index, units, range) {
                return end
            }
            end += 1
        }
        return end
    }
}

extension FontChoices {
    /// Fonts by clusters.
    private struct Table {
        private var fonts: [CTFont]
        /// For each 256 units an index into `pages`; 0 is the empty page.
        private var directory = [UInt16](repeating: 0, count: 256)
        /// Places of fonts by unit, 256 a page.
        private var pages = [UInt8](repeating: 0, count: 256)
        /// Places of fonts by clusters of several units.
        private var longer = ClusterPlaces()

        /// In place of a font for clusters that take that of what is before them; 0 stands for clusters that nobody
        /// has seen.
        static let before = 255

        init(_ asked: CTFont) { fonts = [asked] }

        /// Where the font of a cluster lies.
        @inline(__always)
        func place(of cluster: Range<Int>, _ units: Units) -> UInt8 {
            let unit = Int(units[cluster.lowerBound])
            if cluster.count == 1 { return pages[Int(directory[unit >> 8]) << 8 | unit & 0xFF] }
            return longer.place(of: UnsafeBufferPointer(rebasing: units[cluster]))
        }

        /// Where clusters of one unit end whose font is at a known place; most go on with the font before them.
        func endOfUnits(
            at place: Int, from start: Int, in range: Range<Int>, _ units: Units, _ boundaries: Boundaries
        ) -> Int {
            guard let place = UInt8(exactly: place) else { return start }
            return pages.withUnsafeBufferPointer { pages in
                directory.withUnsafeBufferPointer { directory in
                    var index = start
                    while index < range.upperBound {
                        let unit = Int(units[index])
                        guard pages[Int(directory[unit >> 8]) << 8 | unit & 0xFF] == place,
                            index + 1 == range.upperBound || boundaries[index + 1].contains(.grapheme)
                        else { break }
                        index += 1
                    }
                    return index
                }
            }
        }

        func font(at place: Int) -> CTFont { fonts[place - 1] }

        /// Remembers the font of a cluster, nil for that of what is before it; nil if all places are taken.
        mutating func insert(_ font: CTFont?, for cluster: Range<Int>, _ units: Units) -> Int? {
            guard let place = font.map({ place(of: $0) }) ?? Self.before else { return nil }
            guard cluster.count == 1 else {
                longer.insert(UInt8(place), for: UnsafeBufferPointer(rebasing: units[cluster]))
                return place
            }
            let unit = Int(units[cluster.lowerBound])
            if directory[unit >> 8] == 0 {
                directory[unit >> 8] = UInt16(pages.count >> 8)
                pages += [UInt8](repeating: 0, count: 256)
            }
            pages[Int(directory[unit >> 8]) << 8 | unit & 0xFF] = UInt8(place)
            return place
        }

        /// The place of a font, which it has from now on; nil if all places are taken.
        private mutating func place(of font: CTFont) -> Int? {
            if let known = fonts.firstIndex(of: font) { return known + 1 }
            guard fonts.count < 254 else { return nil }
            fonts.append(font)
            return fonts.count
        }
    }
}

/// Some text, divided where another font serves it.
struct FontStretches {
    private var all: [Stretch] = []
    /// Fonts that have no place in the choices.
    private var others: [CTFont] = []

    /// Up to an offset, from where the stretch before it ends.
    struct Stretch {
        let end: Int
        /// Where the choices have the font, or these stretches.
        let place: Int
    }

    var count: Int { all.count }

    subscript(index: Int) -> Stretch { all[index] }

    mutating func removeAll() {
        all.removeAll(keepingCapacity: true)
        if !others.isEmpty { others.removeAll() }
    }

    /// The font at a place that the choices do not have; nil for theirs.
    func other(at place: Int) -> CTFont? { place < Self.firstOther ? nil : others[place - Self.firstOther] }

    private static let firstOther = 256

    fileprivate mutating func append(to end: Int, place: Int) { all.append(Stretch(end: end, place: place)) }

    fileprivate mutating func place(ofOther font: CTFont) -> Int {
        if let known = others.firstIndex(of: font) { return known + Self.firstOther }
        others.append(font)
        return others.count - 1 + Self.firstOther
    }
}
