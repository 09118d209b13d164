import Foundation

/// Sets lines into a shape, row by row from the top.
///
/// A row ends where no word fits any more, or with a paragraph. Where not even one fits, the row lies lower; where none fits
/// for a long way, words are divided.
struct FrameFlow {
    private var flow: LineFlow
    private let shape: FrameShape
    private var y: CGFloat = 0
    private var narrowRows = 0
    /// Whether the last line has ended a paragraph, and the next one has not been told from it yet.
    private var hasEnded = false

    /// How many rows without a line follow each other before words are divided, some hundred lines.
    private static let mostNarrowRows = 400
    /// How many rows are tried in all: a shape may be high and thin.
    private static let mostRows = 100_000
    private static let tolerance: CGFloat = 1e-3

    init(_ shaped: ShapedText, _ shape: FrameShape) {
        flow = LineFlow(shaped, leading: .included)
        self.shape = shape
    }

    /// The lines that have space.
    mutating func layOut() -> TextLayout {
        for _ in 0..<Self.mostRows {
            guard !flow.isAtEnd, setRow() else { break }
        }
        return flow.layout
    }

    /// Whether there was space for another row.
    private mutating func setRow() -> Bool {
        if hasEnded { y += flow.format.paragraphSpacingBefore }
        hasEnded = false
        var height = flow.expectedHeight
        while y + height <= shape.size.height + Self.tolerance {
            switch fillRow(height: height) {
            case .taller(let needed): height = needed
            case .filled(let bottom):
                (y, narrowRows) = (bottom, 0)
                return true
            case .empty:
                y += max(1, height / 4)
                narrowRows += 1
                return true
            }
        }
        return false
    }

    private enum Row {
        /// A line is higher than the row.
        case taller(CGFloat)
        case filled(to: CGFloat)
        case empty
    }

    private mutating func fillRow(height: CGFloat) -> Row {
        let spans = shape.spans(top: y, bottom: y + height).filter { $0.upperBound - $0.lowerBound >= 1 }
        var bottom: CGFloat?
        for span in flow.isRightToLeft ? spans.reversed() : spans where !flow.isAtEnd {
            let format = flow.format
            guard let line = flow.next(width: span.upperBound - span.lowerBound) else { break }
            if line.height > height + Self.tolerance {
                flow.back()
                guard bottom != nil else { return .taller(line.height) }
                break
            }
            guard narrowRows >= Self.mostNarrowRows || !flow.dividesWord(line) else {
                flow.back()
                continue
            }
            flow.place(line, x: span.lowerBound, top: y, baseline: line.baseline)
            hasEnded = flow.endsHard(line)
            let spacing = format.lineSpacing + (hasEnded ? format.paragraphSpacing : 0)
            bottom = max(bottom ?? 0, y + line.height + max(spacing, -line.height))
            if hasEnded { break }
        }
        return bottom.map { .filled(to: max($0, y + 1)) } ?? .empty
    }
}
