extension Specimen {
    /// What code draws that places CoreText's lines itself.
    static var lines: [Specimen] { [framedLines] }

    private static var framedLines: Specimen {
        Specimen(
            name: "core-text-lines",
            caption:
                "Lines of a frame, runs with a mark of their own on plates, and a token for what has no room; in a "
                + "left-to-right interface.",
            size: CGSize(width: 375, height: 122)
        ) {
            let text = NSMutableAttributedString(
                string: "Lines that code places itself show names such as Ada and عائشة on plates; what has no room "
                    + "gives way to a token, which code makes as well, and whatever else a line may need.",
                attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.label])
            for name in ["Ada", "عائشة"] {
                text.addAttribute(.plate, value: true, range: (text.string as NSString).range(of: name))
            }
            return LinesPage(text)
        }
    }
}

extension NSAttributedString.Key {
    fileprivate static let plate = NSAttributedString.Key("plate")
}

/// A page that draws a text by CoreText's functions, as label libraries before TextKit do.
private final class LinesPage: UIView {
    private let text: NSAttributedString
    private static let lineHeight: CGFloat = 28

    init(_ text: NSAttributedString) {
        self.text = text
        super.init(frame: .zero)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
        let typesetter = CTTypesetterCreateWithAttributedString(text)
        var (start, baseline) = (0, bounds.height - 40)
        while start < text.length, baseline > 16 {
            let space = bounds.width - 32
            let count = CTTypesetterSuggestLineBreak(typesetter, start, Double(space))
            let isLast = baseline - Self.lineHeight <= 16
            let line = CTTypesetterCreateLine(typesetter, CFRangeMake(start, isLast ? 0 : count))
            draw(isLast ? cut(line, space) : line, at: CGPoint(x: 16, y: baseline), in: context)
            start += count
            baseline -= Self.lineHeight
        }
    }

    private func cut(_ line: CTLine, _ space: CGFloat) -> CTLine {
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        let token = CTLineCreateWithAttributedString(NSAttributedString(string: "\u{2026}", attributes: attributes))
        return CTLineCreateTruncatedLine(line, Double(space), .end, token) ?? line
    }

    private func draw(_ line: CTLine, at origin: CGPoint, in context: CGContext) {
        for case let run as CTRun in CTLineGetGlyphRuns(line) where CTRunGetAttributes(run)["plate"] != nil {
            var (ascent, descent, place) = (CGFloat(0), CGFloat(0), CGPoint.zero)
            let width = CTRunGetTypographicBounds(run, CFRange(), &ascent, &descent, nil)
            CTRunGetPositions(run, CFRangeMake(0, 1), &place)
            let plate = CGRect(
                x: origin.x + place.x, y: origin.y - descent, width: CGFloat(width), height: ascent + descent)
            UIColor.systemYellow.setFill()
            UIBezierPath(roundedRect: plate.insetBy(dx: -2, dy: 0), cornerRadius: 6).fill()
        }
        context.textPosition = origin
        CTLineDraw(line, context)
    }
}
