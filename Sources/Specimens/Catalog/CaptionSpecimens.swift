extension Specimen {
    /// Images with captions at the bottom, at the top, and hidden.
    static var captions: [Specimen] {
        [
            views(
                "captioned-pictures",
                "CaptionableImageView: the picture fills the view, the caption lies on it; the last one in a right-to-left interface.",
                520
            ) {
                [
                    .init(captioned("A caption at the bottom") { _ in }, height: 150),
                    .init(captioned("标题在上面") { $0.captionPosition = .top }, height: 150),
                    .init(captioned("Hidden") { $0.isCaptionHidden = true }, height: 60),
                    .init(
                        captioned("شرح أطول من أن تتسع له الصورة كلها في سطر واحد") {
                            $0.traitOverrides.layoutDirection = .rightToLeft
                        }, height: 80),
                ]
            }
        ]
    }

    private static func captioned(
        _ caption: String, _ edit: (CaptionableImageView) -> Void
    ) -> CaptionableImageView {
        let view = CaptionableImageView()
        view.image = hills
        view.caption = caption
        edit(view)
        return view
    }

    /// A landscape under an evening sky, drawn.
    private static var hills: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 160, height: 120)).image { context in
            let colors: [UIColor] = [.systemIndigo, .systemPink, .systemOrange]
            if let sky = CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: nil) {
                context.cgContext.drawLinearGradient(
                    sky, start: .zero, end: CGPoint(x: 0, y: 120), options: [])
            }
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 96, y: 44, width: 28, height: 28)).fill()
            for (top, color) in [(70, UIColor.systemPurple), (88, UIColor.black)] as [(CGFloat, UIColor)] {
                let hill = UIBezierPath()
                hill.move(to: CGPoint(x: 0, y: top + 12))
                hill.addCurve(
                    to: CGPoint(x: 160, y: top), controlPoint1: CGPoint(x: 60, y: top - 30),
                    controlPoint2: CGPoint(x: 100, y: top + 40))
                hill.addLine(to: CGPoint(x: 160, y: 120))
                hill.addLine(to: CGPoint(x: 0, y: 120))
                hill.close()
                color.setFill()
                hill.fill()
            }
        }
    }
}
