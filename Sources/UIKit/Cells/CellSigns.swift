/// What a row shows besides its content: its accessory, signs of editing, and the lines around it.
@MainActor final class CellSigns {
    /// What of a row can be tapped by itself.
    enum Part {
        case detailButton, editing
    }

    let accessory = AccessorySign()
    private(set) var mark: EditingSign?
    private var handle: EditingSign?
    private var lines: [UIView] = []

    /// Shows the sign at a row's start, or takes it away.
    func showMark(_ kind: EditingSign.Kind?, on cell: UIView) -> EditingSign? {
        mark = sign(mark, kind, on: cell)
        return mark
    }

    /// Shows the sign by which a row is moved, or takes it away.
    func showHandle(_ isShown: Bool, on cell: UIView) -> EditingSign? {
        handle = sign(handle, isShown ? .handle : nil, on: cell)
        return handle
    }

    /// Shows lines in rectangles of a row, above everything else.
    func showLines(_ frames: [CGRect?], _ color: UIColor, on cell: UIView) {
        let frames = frames.compactMap { $0 }
        while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
        while lines.count < frames.count {
            let line = UIView()
            line.isUserInteractionEnabled = false
            lines.append(line)
            cell.addSubview(line)
        }
        for (line, frame) in zip(lines, frames) { (line.frame, line.backgroundColor) = (frame, color) }
    }

    func hideLines() {
        for line in lines { line.removeFromSuperview() }
        lines = []
    }

    private func sign(_ old: EditingSign?, _ kind: EditingSign.Kind?, on cell: UIView) -> EditingSign? {
        guard let kind else {
            old?.removeFromSuperview()
            return nil
        }
        let sign = old ?? EditingSign(kind)
        sign.kind = kind
        if sign.superview == nil { cell.addSubview(sign) }
        return sign
    }
}

/// A sign that a row has while it is edited.
final class EditingSign: UIView {
    enum Kind {
        case delete, insert, unmarked, marked, handle
    }

    static let markSize = CGSize(width: 22, height: 22)
    static let handleSize = CGSize(width: 22, height: 12)
    var kind: Kind { didSet { if kind != oldValue { setNeedsDisplay() } } }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let disk = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.5, dy: 0.5))
        switch kind {
        case .delete: fill(disk, .systemRed, [line(from: (6, 11), to: (16, 11))])
        case .insert:
            fill(disk, .systemGreen, [line(from: (6, 11), to: (16, 11)), line(from: (11, 6), to: (11, 16))])
        case .marked:
            let check = line(from: (6.5, 11.5), to: (9.5, 15))
            check.addLine(to: CGPoint(x: 15.5, y: 7))
            fill(disk, tintColor, [check])
        case .unmarked:
            UIColor.tertiaryLabel.setStroke()
            let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.75, dy: 0.75))
            ring.lineWidth = 1.5
            ring.stroke()
        case .handle:
            UIColor.tertiaryLabel.setStroke()
            for y: CGFloat in [1, 6, 11] { line(from: (1, y), to: (bounds.width - 1, y)).stroke() }
        }
    }

    private func fill(_ disk: UIBezierPath, _ color: UIColor, _ strokes: [UIBezierPath]) {
        color.setFill()
        disk.fill()
        UIColor.white.setStroke()
        for stroke in strokes { stroke.stroke() }
    }

    private func line(from start: (x: CGFloat, y: CGFloat), to end: (x: CGFloat, y: CGFloat)) -> UIBezierPath {
        let path = UIBezierPath()
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (2, .round, .round)
        path.move(to: CGPoint(x: start.x, y: start.y))
        path.addLine(to: CGPoint(x: end.x, y: end.y))
        return path
    }
}
