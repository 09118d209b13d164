import Foundation

/// A label whose letters go over into those of another text.
///
/// Letters that both texts have move to their new places, others fade. Letters are user-perceived characters; where they
/// join, as in Arabic, whole words are moved. It runs on the clock that drives the code (`EventClock.drive(_:)`); where none
/// does, and where motion is to be reduced, the new text stands at once. Assistive programs read the new one.
open class MorphingLabel: PlacardLabel {
    /// The pace of the letters; slow at first and at last at first.
    open var pace = CAMediaTimingFunction(name: .easeInEaseOut)
    private var ticker: FrameTicker?
    private var change: LetterChange?
    private var share = 1.0

    /// Goes over to another text in the looks of this one.
    ///
    /// - Parameters:
    ///   - text: The new text.
    ///   - duration: In seconds.
    ///   - completion: Called when the new text stands.
    open func morph(to text: String, duration: TimeInterval = 0.6, completion: (() -> Void)? = nil) {
        morph(duration, completion) { self.text = text }
    }

    /// Goes over to another text with attributes.
    open func morph(to text: NSAttributedString, duration: TimeInterval = 0.6, completion: (() -> Void)? = nil) {
        morph(duration, completion) { attributedText = text }
    }

    private func morph(_ duration: TimeInterval, _ completion: (() -> Void)?, _ setText: () -> Void) {
        ticker?.stop()
        let box = writtenBox(in: bounds)
        change = LetterChange(from: written, places(of: written, in: box), in: box)
        setText()
        ticker = FrameTicker.run(for: duration) { [weak self] share in
            guard let self else { return }
            (self.share, change) = (share, share < 1 ? change : nil)
            setNeedsDisplay()
            if share >= 1 { completion?() }
        }
    }

    /// The letters of the text that was written for a box, and where they stand.
    private func places(of shown: ShownText, in box: CGRect) -> [LetterChange.Letter] {
        LetterChange.letters(of: shown.text?.string ?? "").compactMap { letter, range in
            textLabel.textRects(forCharacterRange: range, in: box).first.map {
                LetterChange.Letter(text: letter, range: range, place: $0)
            }
        }
    }

    override func drawWritten(in box: CGRect, _ context: CGContext) {
        guard let change, share < 1 else { return super.drawWritten(in: box, context) }
        let new = written
        let plan = change.plan(to: places(of: new, in: box))
        let fading = min(1, share / 0.6)
        draw(change.old.showing(only: plan.leaving), in: change.box, opacity: CGFloat(1 - fading), context)
        let coming = max(0, (share - 0.4) / 0.6)
        draw(new.showing(only: plan.coming), in: box, opacity: CGFloat(coming), context)
        let left = CGFloat(1 - pace.value(at: share))
        for group in plan.moving {
            let way = CGSize(width: group.way.width * left, height: group.way.height * left)
            draw(new.showing(only: group.ranges).hidingToken, in: box, movedBy: way, context)
        }
    }
}

/// What becomes of the letters of a text when another one takes its place.
struct LetterChange {
    /// A letter, or a word of letters that join.
    struct Letter {
        let text: String
        /// UTF-16 units.
        let range: NSRange
        let place: CGRect
    }

    /// Letters that move together.
    struct Group {
        /// From the new place to the old one, in points.
        let way: CGSize
        /// UTF-16 units of the new text.
        var ranges: [NSRange]
    }

    /// Ranges of UTF-16 units, those that leave of the old text, others of the new one.
    struct Plan {
        var leaving: [NSRange] = []
        var coming: [NSRange] = []
        var moving: [Group] = []
    }

    let old: ShownText
    let letters: [Letter]
    let box: CGRect
    /// Texts of more letters fade as a whole: to compare them would take the product of their lengths.
    private static let largestCount = 500

    init(from old: ShownText, _ letters: [Letter], in box: CGRect) {
        (self.old, self.letters, self.box) = (old, letters, box)
    }

    /// What becomes of the letters: those that stand in both texts in the same order stay, of the others those that are
    /// alike move.
    func plan(to new: [Letter]) -> Plan {
        let pairs = pairs(with: new)
        var plan = Plan()
        let kept = Set(pairs.values)
        plan.leaving = letters.indices.filter { !kept.contains($0) }.map { letters[$0].range }
        var groups: [[Int]: Int] = [:]
        for (index, letter) in new.enumerated() {
            guard let from = pairs[index].map({ letters[$0].place }) else {
                plan.coming.append(letter.range)
                continue
            }
            let way = CGSize(width: from.midX - letter.place.midX, height: from.midY - letter.place.midY)
            let key = [way.width, way.height].map { Int(($0 * 100).rounded()) }
            if let group = groups[key] {
                plan.moving[group].ranges.append(letter.range)
            } else {
                groups[key] = plan.moving.count
                plan.moving.append(Group(way: way, ranges: [letter.range]))
            }
        }
        return plan
    }

    /// The old letter for each new one that has one.
    private func pairs(with new: [Letter]) -> [Int: Int] {
        guard max(letters.count, new.count) <= Self.largestCount else { return [:] }
        let difference = new.map(\.text).difference(from: letters.map(\.text))
        var (removed, inserted): ([Int], [Int]) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.append(offset)
            case .insert(let offset, _, _): inserted.append(offset)
            }
        }
        let (gone, added) = (Set(removed), Set(inserted))
        let stays = zip(new.indices.filter { !added.contains($0) }, letters.indices.filter { !gone.contains($0) })
        var pairs = Dictionary(uniqueKeysWithValues: stays.map { ($0, $1) })
        var free = Dictionary(grouping: removed.sorted(by: >)) { letters[$0].text }
        for index in inserted.sorted() {
            if let from = free[new[index].text]?.popLast() { pairs[index] = from }
        }
        return pairs
    }

    /// The letters of a text without white space, those that join as one.
    static func letters(of text: String) -> [(text: String, range: NSRange)] {
        var (letters, offset, joins): ([(text: String, range: NSRange)], Int, Bool) = ([], 0, false)
        for character in text {
            let length = character.utf16.count
            defer { offset += length }
            let isJoined = character.joins
            if isJoined, joins, var last = letters.popLast() {
                last.text.append(character)
                last.range.length += length
                letters.append(last)
            } else if !character.isWhitespace {
                letters.append((String(character), NSRange(location: offset, length: length)))
            }
            joins = isJoined
        }
        return letters
    }
}

extension Character {
    /// Whether the character is of a script whose letters join in words, or hang on one line.
    ///
    /// Source: Unicode 16, Joining_Type, and the scripts with a headline in chapter 12 of the standard.
    fileprivate var joins: Bool {
        guard let scalar = unicodeScalars.first, !isWhitespace, !isPunctuation, !isNumber else { return false }
        return Self.joining.contains { $0.contains(scalar.value) }
    }

    /// Arabic, Syriac, N'Ko, Mandaic; Devanagari, Bengali, Gurmukhi; Mongolian; Phags-pa; forms of Arabic; Manichaean,
    /// Psalter Pahlavi, Hanifi Rohingya, Sogdian, Chorasmian; Adlam.
    private static let joining: [ClosedRange<UInt32>] = [
        0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0x900...0xA7F, 0x1800...0x18AF, 0xA840...0xA87F,
        0xA8E0...0xA8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10AC0...0x10AFF, 0x10B80...0x10BAF,
        0x10D00...0x10D3F, 0x10F30...0x10F6F, 0x10FB0...0x10FDF, 0x1E900...0x1E95F,
    ]
}
