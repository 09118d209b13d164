import Foundation

/// A label that counts from one number to another.
///
/// The numbers run on the clock that drives the code (`EventClock.drive(_:)`); where none does, and where motion is to be
/// reduced, the last one stands at once. Assistive programs read the last one all the time.
open class CountingLabel: PlacardLabel {
    /// What happens on the way from one number to another.
    public enum Style: Sendable {
        /// Every number between them is written.
        case counts
        /// The last number stands from the beginning, and its digits roll to their places as those of an odometer; numbers of
        /// more than 18 digits stand at once.
        case rolls
    }

    /// What happens on the way from one number to another.
    open var style = Style.counts
    /// How a number is written; whole numbers in the user's language at first.
    open var format: (Double) -> String = { number in
        number.rounded().formatted(.number.precision(.fractionLength(0)))
    }
    /// The pace of counting; slow at last at first.
    open var pace = CAMediaTimingFunction(name: .easeOut)
    /// The number that stands or will stand.
    public private(set) var number = 0.0
    private var ticker: FrameTicker?
    private var shownNumber = 0.0
    private var roll: DigitRoll?
    private var rolledShare = 1.0

    /// Counts from the number that shows to another.
    ///
    /// - Parameters:
    ///   - number: The number to count to.
    ///   - duration: In seconds.
    ///   - completion: Called when the last number stands.
    open func count(to number: Double, duration: TimeInterval, completion: (() -> Void)? = nil) {
        count(from: shownNumber, to: number, duration: duration, completion: completion)
    }

    /// Counts from one number to another.
    open func count(
        from first: Double, to last: Double, duration: TimeInterval, completion: (() -> Void)? = nil
    ) {
        ticker?.stop()
        number = last
        accessibilityLabel = format(last)
        roll = style == .rolls ? DigitRoll(from: format(first), to: format(last), isUp: last >= first) : nil
        ticker = FrameTicker.run(for: duration) { [weak self] share in
            self?.show(share, from: first, to: last, completion)
        }
    }

    private func show(_ share: Double, from first: Double, to last: Double, _ completion: (() -> Void)?) {
        rolledShare = share >= 1 ? 1 : pace.value(at: share)
        shownNumber = share >= 1 ? last : first + (last - first) * rolledShare
        text = format(style == .rolls ? last : shownNumber)
        setNeedsDisplay()
        if share >= 1 { completion?() }
    }

    override func drawWritten(in box: CGRect, _ context: CGContext) {
        let whole = written
        guard let roll, rolledShare < 1, whole.text?.string == roll.text else {
            return super.drawWritten(in: box, context)
        }
        draw(whole.showing(only: roll.standing), in: box, context)
        for column in roll.columns { draw(column, of: whole.hidingToken, in: box, context) }
    }

    /// Draws the two digits of a column that lie in its place, one above the other.
    private func draw(_ column: DigitRoll.Column, of text: ShownText, in box: CGRect, _ context: CGContext) {
        guard let place = textLabel.textRects(forCharacterRange: column.range, in: box).first else { return }
        let value = column.value(at: rolledShare)
        let opacity = column.isNew ? min(1, rolledShare * 4) : 1
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: place)
        for digit in [value.rounded(.down), value.rounded(.down) + 1] where abs(digit - value) < 1 {
            var piece = text
            piece.text = text.text.map { column.text($0, showing: Int(digit)) }
            let own = writing(piece) { textLabel.textRects(forCharacterRange: column.range, in: box).first } ?? place
            let way = CGSize(width: place.midX - own.midX, height: CGFloat(digit - value) * place.height)
            // What comes and goes fades at the edges of the line.
            draw(piece, in: box, movedBy: way, opacity: opacity * CGFloat(1 - abs(digit - value)), context)
        }
    }
}

/// How the digits of one number become those of another.
struct DigitRoll {
    /// A place of the last number whose digit rolls.
    struct Column {
        /// UTF-16 units of the text.
        let range: NSRange
        fileprivate let zero: UInt32
        fileprivate let first: Int
        /// How many digits pass, below 0 if they roll down.
        fileprivate let steps: Int
        /// Whether the first number has no digit here.
        let isNew: Bool

        /// Which digit shows, beyond 9 and below 0 going on from the other end.
        func value(at share: Double) -> Double { Double(first) + Double(steps) * share }

        /// A text of which only this column shows, with another digit.
        func text(_ text: NSAttributedString, showing digit: Int) -> NSAttributedString {
            let turned = UInt32(((digit % 10) + 10) % 10)
            let copy = NSMutableAttributedString(attributedString: text)
            // A digit with a mark is no column of its own: Foundation on Linux would take the mark away too.
            guard (text.string as NSString).rangeOfComposedCharacterSequence(at: range.location) == range else {
                return copy.showing(only: [range])
            }
            copy.replaceCharacters(in: range, with: Unicode.Scalar(zero + turned).map(String.init) ?? "")
            return copy.showing(only: [range])
        }
    }

    /// The last number as it is written.
    let text: String
    private(set) var columns: [Column] = []
    /// More turns of a column than these would not be seen.
    private static let largestTurns = 2

    /// Nil for numbers of more digits than are counted.
    init?(from first: String, to last: String, isUp: Bool) {
        text = last
        let (old, new) = (first.compactMap(\.decimalDigit), last.compactMap(\.decimalDigit))
        guard max(old.count, new.count) <= 18 else { return nil }
        func number(_ digits: some Sequence<Int>) -> Int { digits.reduce(0) { $0 * 10 + $1 } }
        var (offset, place) = (0, new.count)
        for character in last {
            let length = character.utf16.count
            defer { offset += length }
            guard let digit = character.decimalDigit, let scalar = character.unicodeScalars.first else { continue }
            place -= 1
            let passed = abs(number(new.dropLast(place)) - number(old.dropLast(place)))
            guard passed > 0 else { continue }
            let steps = (passed % 10 + 10 * min(passed / 10, Self.largestTurns)) * (isUp ? 1 : -1)
            columns.append(
                Column(
                    range: NSRange(location: offset, length: length), zero: scalar.value - UInt32(digit),
                    first: digit - steps, steps: steps, isNew: place >= old.count))
        }
    }

    /// What does not roll, in UTF-16 units.
    var standing: [NSRange] {
        var end = 0
        let ranges = columns.map { column in
            defer { end = column.range.location + column.range.length }
            return NSRange(location: end, length: column.range.location - end)
        }
        return (ranges + [NSRange(location: end, length: text.utf16.count - end)]).filter { $0.length > 0 }
    }
}

extension Character {
    /// The digit that the character is, in any script that counts by tens.
    fileprivate var decimalDigit: Int? {
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
            scalar.properties.generalCategory == .decimalNumber
        else { return nil }
        return wholeNumberValue
    }
}
