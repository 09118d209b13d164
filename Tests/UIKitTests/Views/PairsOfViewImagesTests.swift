import PlacardUIKit
import TestTools
import Testing

/// Two ways to show one thing: views whose images must be equal whatever their pixels are.
@MainActor @Suite struct PairsOfViewImagesTests {
    private let bounds = CGRect(x: 0, y: 0, width: 120, height: 80)

    /// A page with a label and overlapping boxes in a container that a test may change.
    private func page(_ change: (_ page: UIView, _ content: UIView) -> Void) throws -> Pixels {
        let page = UIView(frame: bounds)
        page.backgroundColor = .white
        let content = content()
        page.addSubview(content)
        change(page, content)
        return try Pixels(of: page, scale: 2)
    }

    private func content() -> UIView {
        let content = UIView(frame: bounds)
        for (index, color) in [UIColor.systemRed, .systemBlue, .systemGreen].enumerated() {
            let box = UIView(frame: CGRect(x: 10 + index * 25, y: 10 + index * 15, width: 40, height: 35))
            box.backgroundColor = color
            content.addSubview(box)
        }
        let label = UILabel(frame: CGRect(x: 5, y: 30, width: 110, height: 22))
        label.text = "Pairs of pictures"
        content.addSubview(label)
        return content
    }

    private func difference(_ a: Pixels, _ b: Pixels) -> Int {
        guard a.values.count == b.values.count else { return 256 }
        return zip(a.values, b.values).reduce(0) { worst, pair in
            [24, 16, 8, 0].reduce(worst) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
        }
    }

    private func picture(_ view: UIView) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
    }

    @Test func `a faded view is its picture, faded`() throws {
        let faded = try page { _, content in content.alpha = 0.4 }
        let pictured = try page { page, content in
            content.removeFromSuperview()
            let view = UIImageView(image: picture(content))
            view.alpha = 0.4
            page.addSubview(view)
        }
        #expect(difference(faded, pictured) <= 1)
        #expect(try difference(faded, page { _, _ in }) > 60)
    }

    /// One flat image: where a clip cuts several drawings one by one, its soft edge lets what is below shine through.
    @Test func `a round mask is a layer's round corners and a clip to an oval`() throws {
        let flat = picture(content())
        let round = CGRect(x: 20, y: 10, width: 60, height: 60)
        func cut(_ change: (_ page: UIView, _ view: UIImageView) -> Void) throws -> Pixels {
            try page { page, content in
                content.removeFromSuperview()
                let view = UIImageView(image: flat)
                page.addSubview(view)
                change(page, view)
            }
        }
        let masked = try cut { _, view in
            let mask = UIView(frame: round)
            mask.backgroundColor = .black
            mask.layer.cornerRadius = 30
            view.mask = mask
        }
        let shaped = try cut { _, view in
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(ovalIn: round).cgPath
            view.layer.mask = shape
        }
        let clipped = try cut { page, view in
            let port = UIView(frame: round)
            port.clipsToBounds = true
            port.layer.cornerRadius = 30
            view.frame.origin = CGPoint(x: -20, y: -10)
            port.addSubview(view)
            page.addSubview(port)
        }
        #expect(difference(masked, clipped) <= 3)
        #expect(difference(masked, shaped) <= 3)
    }

    @Test func `a view turned by a quarter shows its picture's pixels turned`() throws {
        let upright = try page { _, _ in }
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 120))
        page.backgroundColor = .white
        let content = content()
        content.center = CGPoint(x: 40, y: 60)
        content.transform = CGAffineTransform(rotationAngle: .pi / 2)
        page.addSubview(content)
        let turned = try Pixels(of: page, scale: 2)
        var worst = 0
        for y in 0..<upright.height {
            for x in 0..<upright.width {
                let (a, b) = (upright[x, y], turned[upright.height - 1 - y, x])
                worst = [16, 8, 0].reduce(worst) { max($0, abs(Int(a >> $1 & 255) - Int(b >> $1 & 255))) }
            }
        }
        #expect(worst <= 2)
    }

    @Test func `a transform that only moves is another place`() throws {
        let moved = try page { _, content in content.transform = CGAffineTransform(translationX: 7.5, y: -3) }
        let placed = try page { _, content in content.frame.origin = CGPoint(x: 7.5, y: -3) }
        #expect(moved == placed)
    }

    @Test func `a scrolled view is its content in another place`() throws {
        let scrolled = try page { _, content in content.bounds.origin = CGPoint(x: 12, y: 9) }
        let placed = try page { _, content in content.frame.origin = CGPoint(x: -12, y: -9) }
        #expect(scrolled == placed)
    }

    @Test func `a filled pattern is a tiled picture`() throws {
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 9)).image { context in
            UIColor.systemOrange.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 9, height: 6))
        }
        let filled = try page { page, _ in page.backgroundColor = UIColor(patternImage: tile) }
        let tiled = try page { page, content in
            let view = UIImageView(image: tile.resizableImage(withCapInsets: .zero, resizingMode: .tile))
            view.frame = page.bounds
            page.backgroundColor = nil
            page.insertSubview(view, belowSubview: content)
        }
        #expect(difference(filled, tiled) <= 2)
    }
}
