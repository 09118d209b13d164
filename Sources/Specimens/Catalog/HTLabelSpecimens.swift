extension Specimen {
    /// The labels that are built on PlacardLabel, and images with captions.
    static var labelFamilies: [Specimen] { combinations + speechBubbles + htLabels + styleSheets + captions }

    /// HTLabel with the examples of its article, and with what else it does.
    static var htLabels: [Specimen] {
        [
            views("htlabel", "HTLabel: corners, any outline, alignment at three heights, fitted fonts.", 598) {
                examples + alignments + fits
            }
        ]
    }

    private static func label(_ text: String, _ edit: (HTLabel) -> Void) -> HTLabel {
        let label = HTLabel()
        label.text = text
        label.textColor = .yellow
        label.backgroundColor = .red
        edit(label)
        return label
    }

    private static var examples: [ViewsPage.Row] {
        let all = label("我这是测试") {
            $0.font = .systemFont(ofSize: 18)
            $0.cornerRadius = 10
        }
        let some = label("Two corners of 16 points") {
            $0.cornerRadius = 16
            $0.roundedCorners = [.topLeft, .bottomRight]
            $0.titleEdgeInsets.left = 16
        }
        let wave = label("Any outline is a mask") {
            $0.outline = Self.wave
            $0.titleEdgeInsets.left = 24
        }
        return [.init(all, height: 30), .init(some, height: 36), .init(wave, height: 52)]
    }

    private static func wave(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let third = rect.width / 3
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + 6))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + 6), controlPoint1: CGPoint(x: third, y: rect.minY - 14),
            controlPoint2: CGPoint(x: 2 * third, y: rect.minY + 26))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 6))
        path.addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - 6), controlPoint1: CGPoint(x: 2 * third, y: rect.maxY + 14),
            controlPoint2: CGPoint(x: third, y: rect.maxY - 26))
        path.close()
        return path
    }

    private static var alignments: [ViewsPage.Row] {
        let alignments: [(String, VerticalTextAlignment)] = [
            ("Top", .top), ("Middle of the bounds", .centerOfBounds), ("Bottom", .bottom),
        ]
        return alignments.map { text, alignment in
            .init(
                label(text) {
                    $0.font = .systemFont(ofSize: 20)
                    $0.verticalAlignment = alignment
                    $0.cornerRadius = 4
                    $0.titleEdgeInsets = UIEdgeInsets(top: 5, left: 25, bottom: 5, right: 5)
                }, height: 60)
        }
    }

    private static var fits: [ViewsPage.Row] {
        let texts = ["Fitted to its box over as many lines as that takes, up to eighty points", "我这是测试", "Ψ"]
        return texts.map { text in
            .init(
                label(text) {
                    $0.numberOfLines = 0
                    $0.adjustsFontSizeToFitWidth = true
                    $0.minFontSize = 8
                    $0.cornerRadius = 12
                    $0.titleEdgeInsets = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
                }, height: text.count > 20 ? 80 : 46)
        }
    }
}
