/// The sign at the end of a table's row.
final class AccessorySign: UIView {
    var kind = UITableViewCell.AccessoryType.none { didSet { if kind != oldValue { setNeedsDisplay() } } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// In points.
    var size: CGSize { Self.size(kind) }

    /// The size of a sign, in points.
    static func size(_ kind: UITableViewCell.AccessoryType) -> CGSize {
        switch kind {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 8, height: 13)
        case .checkmark: CGSize(width: 14, height: 12)
        case .detailButton: CGSize(width: 22, height: 22)
        case .detailDisclosureButton: CGSize(width: 42, height: 22)
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        switch kind {
        case .none: break
        case .disclosureIndicator: drawChevron(path, in: bounds)
        case .checkmark: drawCheckmark(path)
        case .detailButton: drawDetail(path, at: bounds.midX)
        case .detailDisclosureButton:
            drawDetail(path, at: isMirrored ? bounds.maxX - 11 : 11)
            let chevron = UIBezierPath()
            (chevron.lineWidth, chevron.lineCapStyle, chevron.lineJoinStyle) = (2, .round, .round)
            drawChevron(
                chevron, in: CGRect(x: isMirrored ? 0 : bounds.maxX - 8, y: bounds.midY - 6.5, width: 8, height: 13))
        }
    }

    private func drawChevron(_ path: UIBezierPath, in box: CGRect) {
        let area = box.insetBy(dx: 1, dy: 1)
        let (tip, back) = isMirrored ? (area.minX, area.maxX) : (area.maxX, area.minX)
        path.move(to: CGPoint(x: back, y: area.minY))
        path.addLine(to: CGPoint(x: tip, y: area.midY))
        path.addLine(to: CGPoint(x: back, y: area.maxY))
        UIColor.tertiaryLabel.setStroke()
        path.stroke()
    }

    private func drawCheckmark(_ path: UIBezierPath) {
        path.move(to: CGPoint(x: 1, y: 6.5))
        path.addLine(to: CGPoint(x: 5, y: 11))
        path.addLine(to: CGPoint(x: 13, y: 1))
        tintColor.setStroke()
        path.stroke()
    }

    private func drawDetail(_ path: UIBezierPath, at x: CGFloat) {
        let y = bounds.midY
        tintColor.setStroke()
        let ring = UIBezierPath(ovalIn: CGRect(x: x - 10, y: y - 10, width: 20, height: 20))
        ring.lineWidth = 1.5
        ring.stroke()
        path.move(to: CGPoint(x: x, y: y - 0.5))
        path.addLine(to: CGPoint(x: x, y: y + 5))
        path.move(to: CGPoint(x: x, y: y - 5))
        path.addLine(to: CGPoint(x: x, y: y - 4.9))
        path.stroke()
    }
}
