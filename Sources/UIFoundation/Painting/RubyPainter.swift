/// Draws the texts that stand above and below others.
struct RubyPainter {
    private let context: CGContext

    init(_ context: CGContext) { self.context = context }

    /// Draws the annotations of a line, each over all of its base text on the line; where a base text was too long for a
    /// line, over its first part.
    func draw(_ line: PaintedLine) {
        var bases: [Int: Base] = [:]
        // Most stretches have none, and are not worth a copy.
        for index in line.stretches.indices where line.stretches[index].paint.ruby != nil {
            let stretch = line.stretches[index]
            guard let ruby = stretch.paint.ruby else { continue }
            bases[ruby.start, default: Base(ruby: ruby, paint: stretch.paint)].add(stretch)
        }
        for (start, base) in bases.sorted(by: { $0.key < $1.key }) where base.start == start { draw(base, on: line) }
    }

    /// What of a base text a line shows.
    private struct Base {
        let ruby: TextPaint.Ruby
        let paint: TextPaint
        var start = Int.max
        var left = CGFloat.infinity
        var right = -CGFloat.infinity

        mutating func add(_ stretch: TextStretch) {
            start = min(start, stretch.range.lowerBound)
            left = min(left, stretch.runs.map(\.x).min() ?? left)
            right = max(right, stretch.runs.map { $0.x + $0.width }.max() ?? right)
        }
    }

    private func draw(_ base: Base, on line: PaintedLine) {
        let (ruby, paint) = (base.ruby, base.paint)
        var look = TextPaint(foreground: ruby.color ?? paint.foreground)
        (look.shadow, look.takesContextColor) = (paint.shadow, ruby.color == nil && paint.takesContextColor)
        let block = TextBlock(layout: ShapedText(ruby.text).layout(.oneLine), paints: TextPaints(look))
        guard let text = block.layout.lines.first, let first = text.runs.first, let last = text.runs.last else {
            return
        }
        // From the edge at which the annotation begins.
        let (middle, half) = ((base.left + base.right) / 2, ruby.width / 2)
        let x =
            first.level & 1 == 1
            ? middle + half - ruby.shift - (last.x + last.width) : middle - half + ruby.shift - first.x
        block.draw(text.runs, of: text, in: context, at: CGPoint(x: line.place.x + x, y: line.place.y - ruby.rise))
    }
}

extension TextPaint {
    /// A text that stands above or below others.
    struct Ruby: Hashable {
        /// The UTF-16 offset at which its base text begins.
        let start: Int
        let text: StyledText
        /// Of the longer one of the two texts, in points.
        let width: CGFloat
        /// Points from the edge of that width at which the text begins to the text.
        let shift: CGFloat
        /// Points of its baseline above that of the base text; negative below.
        let rise: CGFloat
        /// Nil for the base text's.
        let color: UIColor?
    }
}
