/// Draws the texts that stand above and below others.
struct RubyPainter {
    private let context: CGContext

    init(_ context: CGContext) { self.context = context }

    /// Draws the annotations of a line, each over all of its base text on the line; where a base text was too long for a
    /// line, over its first part.
    func draw(_ line: PaintedLine) {
        guard line.stretches.contains(where: { $0.paint.ruby != nil }) else { return }
        var bases: [TextPaint.Ruby: Base] = [:]
        for stretch in line.stretches {
            guard let ruby = stretch.paint.ruby else { continue }
            bases[ruby, default: Base()].add(stretch)
        }
        for (ruby, base) in bases.sorted(by: { $0.key.start < $1.key.start }) where base.start == ruby.start {
            draw(ruby, over: base, on: line)
        }
    }

    /// What of a base text a line shows.
    private struct Base {
        var start = Int.max
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        var paint: TextPaint?

        mutating func add(_ stretch: TextStretch) {
            start = min(start, stretch.range.lowerBound)
            left = min(left, stretch.runs.map(\.x).min() ?? left)
            right = max(right, stretch.runs.map { $0.x + $0.width }.max() ?? right)
            paint = paint ?? stretch.paint
        }
    }

    private func draw(_ ruby: TextPaint.Ruby, over base: Base, on line: PaintedLine) {
        guard let paint = base.paint else { return }
        var look = TextPaint(foreground: ruby.color ?? paint.foreground)
        (look.shadow, look.takesContextColor) = (paint.shadow, ruby.color == nil && paint.takesContextColor)
        let block = TextBlock(layout: ShapedText(ruby.text).layout(.oneLine), paints: TextPaints(look))
        guard let text = block.layout.lines.first else { return }
        let x = line.place.x + base.left + (base.right - base.left - ruby.width) / 2 + ruby.shift
        block.draw(text.runs, of: text, in: context, at: CGPoint(x: x, y: line.place.y - ruby.rise))
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
        /// Points from the left edge of that width to the text's.
        let shift: CGFloat
        /// Points of its baseline above that of the base text; negative below.
        let rise: CGFloat
        /// Nil for the base text's.
        let color: UIColor?
    }
}
