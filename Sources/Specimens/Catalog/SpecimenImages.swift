import Foundation

/// Images that specimens show, drawn here, so that nothing has to be found on the disk.
@MainActor enum SpecimenImages {
    /// A landscape of 72 × 48 points at 3x that went through a JPEG file, as photographs do.
    static let landscape: UIImage = {
        let size = CGSize(width: 72, height: 48)
        let file = draw(size) { context in
            sky(size, context)
            UIColor(red: 1, green: 0.86, blue: 0.55, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 46, y: 8, width: 13, height: 13)).fill()
            hill([(0, 34), (14, 20), (24, 30), (38, 14), (54, 32), (72, 24)], UIColor(white: 0.42, alpha: 1), size)
            hill(
                [(0, 38), (20, 33), (44, 39), (72, 33)], UIColor(red: 0.25, green: 0.48, blue: 0.29, alpha: 1), size)
            hill([(0, 44), (30, 40), (72, 44)], UIColor(red: 0.16, green: 0.35, blue: 0.2, alpha: 1), size)
        }.jpegData(compressionQuality: 0.92)
        return file.flatMap { UIImage(data: $0, scale: 3) } ?? UIImage()
    }()

    private static func sky(_ size: CGSize, _ context: CGContext) {
        let colors = [
            UIColor(red: 0.33, green: 0.6, blue: 0.9, alpha: 1), UIColor(red: 0.98, green: 0.9, blue: 0.78, alpha: 1),
        ]
        guard
            let gradient = CGGradient(
                colorsSpace: nil, colors: colors.map(\.cgColor), locations: [0, 1])
        else { return }
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
    }

    private static func hill(_ ridge: [(CGFloat, CGFloat)], _ color: UIColor, _ size: CGSize) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        for (x, y) in ridge { path.addLine(to: CGPoint(x: x, y: y)) }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        color.setFill()
        path.fill()
    }

    /// A letter that looks different in all eight orientations, 60 × 40 points.
    static let letter = draw(CGSize(width: 60, height: 40)) { _ in
        UIColor.systemTeal.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 40))
        UIColor.systemYellow.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 5))
        ("F" as NSString).draw(
            at: CGPoint(x: 20, y: 5),
            withAttributes: [.font: UIFont.systemFont(ofSize: 28, weight: .bold), .foregroundColor: UIColor.white])
    }

    /// A frame of 24 points with thick corners and a dotted edge, to be resized.
    static let frame = draw(CGSize(width: 24, height: 24)) { _ in
        UIColor.systemIndigo.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 7).fill()
        UIColor.white.setFill()
        for index in 0..<4 {
            let offset = CGFloat(index) * 6 + 2
            for spot in [(offset, 2), (offset, 20), (2, offset), (20, offset)] as [(CGFloat, CGFloat)]
            where offset > 4 && offset < 18 {
                UIBezierPath(ovalIn: CGRect(x: spot.0, y: spot.1, width: 2, height: 2)).fill()
            }
        }
        UIBezierPath(rect: CGRect(x: 9, y: 9, width: 6, height: 6)).fill()
    }

    /// A heart of 32 points, black on clear.
    static let heart = draw(CGSize(width: 32, height: 32)) { _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 16, y: 28))
        path.addCurve(
            to: CGPoint(x: 3, y: 11), controlPoint1: CGPoint(x: 11, y: 24), controlPoint2: CGPoint(x: 3, y: 18))
        path.addArc(
            withCenter: CGPoint(x: 9.5, y: 10.5), radius: 6.5, startAngle: .pi, endAngle: 0, clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: 22.5, y: 10.5), radius: 6.5, startAngle: .pi, endAngle: 0, clockwise: true)
        path.addCurve(
            to: CGPoint(x: 16, y: 28), controlPoint1: CGPoint(x: 29, y: 18), controlPoint2: CGPoint(x: 21, y: 24))
        path.close()
        UIColor.black.setFill()
        path.fill()
    }

    private static func draw(_ size: CGSize, _ actions: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: size, format: format).image { actions($0.cgContext) }
    }
}
