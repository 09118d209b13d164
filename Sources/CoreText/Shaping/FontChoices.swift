import Synchronization

/// The fonts that serve the clusters of a script beside a font that was asked for, remembered: choosing one costs more
/// than setting what it serves.
///
/// Bounded: 65,536 single units, 4,096 longer clusters and 254 fonts; what is beyond is chosen again each time.
final class FontChoices: Sendable {
    typealias Units = UnsafeBufferPointer<UInt16>
    typealias Boundaries = UnsafeBufferPointer<TextAnalysis.Boundary>

    /// The font that was asked for.
    let font: CTFont
    let script: UInt32
    private let table = Mutex(Table())

    init(_ font: CTFont, script: UInt32) {
        self.font = font
        self.script = script
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
            // Where the table has the serving font, and where `stretches` has it.
            var (serving, servingFont) = (Table.unknown, stretches.index(of: font))
            var index = range.lowerBound
            var start = index
            while index < range.upperBound {
                index = table.endOfUnits(at: serving, from: index, in: range, units, boundaries)
                guard index < range.upperBound else { break }
                let end = FontChoices.clusterEnd(after: index, in: range, units, boundaries)
                let place = table.place(of: index..<end, units)
                if place != serving || place == Table.unknown,
                    let found = self.index(of: place, index..<end, units, chooser, &table, &stretches)
                {
                    if index > start, found != servingFont {
                        stretches.append(to: index, font: servingFont)
                        start = index
                    }
                    (serving, servingFont) = (place, found)
                }
                index = end
            }
            if start < index { stretches.append(to: index, font: servingFont) }
        }
    }

    /// Where the font of a cluster is in some stretches; nil if the cluster takes that of what is before it.
    ///
    /// - Parameter place: Where the table has it.
    private func index(
        of place: UInt8, _ cluster: Range<Int>, _ units: Units, _ chooser: FontChooser, _ table: inout Table,
        _ stretches: inout FontStretches
    ) -> Int? {
        if place != Table.unknown {
            return stretches.index(ofPlace: place)
                ?? table.font(at: place).map { stretches.index(of: $0, place: place) }
        }
        return choose(cluster, units, chooser, &table).map { stretches.index(of: $0) }
    }

    /// The font of a cluster that the table lacks; nil if the cluster takes that of what is before it.
    private func choose(
        _ cluster: Range<Int>, _ units: Units, _ chooser: FontChooser, _ table: inout Table
    ) -> CTFont? {
        let found = chooser.choice(for: cluster, units: units, font: font, script: script)
        if Shortcut.choices.isOn { table.insert(found, for: cluster, units) }
        return found
    }

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
        private var fonts: [CTFont] = []
        /// For each 256 units an index into `pages`; 0 is the empty page.
        private var directory = [UInt16](repeating: 0, count: 256)
        /// Places of fonts by unit, 256 a page.
        private var pages = [UInt8](repeating: unknown, count: 256)
        /// Places of fonts by clusters of two to four units.
        private var longer: [UInt64: UInt8] = [:]

        static let unknown: UInt8 = 0
        /// Of clusters that take the font of what is before them.
        private static let before: UInt8 = 255

        /// Where the font of a cluster lies.
        @inline(__always)
        func place(of cluster: Range<Int>, _ units: Units) -> UInt8 {
            let unit = Int(units[cluster.lowerBound])
            if cluster.count == 1 { return pages[Int(directory[unit >> 8]) << 8 | unit & 0xFF] }
            return cluster.count <= 4 ? longer[Self.key(cluster, units)] ?? Self.unknown : Self.unknown
        }

        /// Where clusters of one unit end whose font is at a known place; most go on with the font before them.
        func endOfUnits(
            at place: UInt8, from start: Int, in range: Range<Int>, _ units: Units, _ boundaries: Boundaries
        ) -> Int {
            guard place != Self.unknown else { return start }
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

        /// The font at a place; nil for that of what is before.
        func font(at place: UInt8) -> CTFont? { place == Self.before ? nil : fonts[Int(place) - 1] }

        mutating func insert(_ font: CTFont?, for cluster: Range<Int>, _ units: Units) {
            guard let place = font.map({ place(of: $0) }) ?? Self.before else { return }
            if cluster.count == 1 {
                let unit = Int(units[cluster.lowerBound])
                if directory[unit >> 8] == 0 {
                    directory[unit >> 8] = UInt16(pages.count >> 8)
                    pages += [UInt8](repeating: Self.unknown, count: 256)
                }
                pages[Int(directory[unit >> 8]) << 8 | unit & 0xFF] = place
            } else if cluster.count <= 4 {
                if longer.count >= 4_096 { longer.removeAll() }
                longer[Self.key(cluster, units)] = place
            }
        }

        /// The place of a font, which it has from now on; nil if all places are taken.
        private mutating func place(of font: CTFont) -> UInt8? {
            if let known = fonts.firstIndex(of: font) { return UInt8(known + 1) }
            guard fonts.count < 254 else { return nil }
            fonts.append(font)
            return UInt8(fonts.count)
        }

        private static func key(_ cluster: Range<Int>, _ units: Units) -> UInt64 {
            cluster.reduce(0) { $0 << 16 | UInt64(units[$1]) }
        }
    }
}

/// Some text, divided where another font serves it.
struct FontStretches {
    private(set) var fonts: [CTFont] = []
    /// Where choices have the fonts; 0 where that is not known.
    private var places: [UInt8] = []
    private(set) var all: [Stretch] = []

    /// Up to an offset, from where the stretch before it ends.
    struct Stretch {
        let end: Int
        /// An index into `fonts`.
        let font: Int
    }

    mutating func removeAll() {
        fonts.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        all.removeAll(keepingCapacity: true)
    }

    fileprivate mutating func append(to end: Int, font: Int) { all.append(Stretch(end: end, font: font)) }

    fileprivate func index(ofPlace place: UInt8) -> Int? { places.firstIndex(of: place) }

    /// The index of a font, which it has from now on.
    fileprivate mutating func index(of font: CTFont, place: UInt8 = 0) -> Int {
        if let known = fonts.firstIndex(of: font) {
            if place != 0 { places[known] = place }
            return known
        }
        fonts.append(font)
        places.append(place)
        return fonts.count - 1
    }
}
