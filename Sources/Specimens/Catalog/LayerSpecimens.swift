extension Specimen {
    /// What layers do by themselves.
    static var layers: [Specimen] { [layerDecoration, layerMasks, layerGradients, layerShapes] }

    private static func box<L: CALayer>(_ layer: L, _ change: (L) -> Void = { _ in }) -> L {
        layer.bounds = CGRect(x: 0, y: 0, width: 64, height: 52)
        change(layer)
        return layer
    }

    private static func plain(_ change: (CALayer) -> Void) -> CALayer {
        box(CALayer()) {
            $0.backgroundColor = UIColor.systemTeal.cgColor
            change($0)
        }
    }

    // MARK: - Decoration

    private static var layerDecoration: Specimen {
        tiles("layer-decoration", "Corners, borders, shadows and opacity of layers.", height: 218) {
            [
                .init("cornerRadius 12", plain { $0.cornerRadius = 12 }),
                .init(
                    "continuous 20",
                    plain {
                        $0.cornerRadius = 20
                        $0.cornerCurve = .continuous
                    }),
                .init(
                    "maskedCorners",
                    plain {
                        $0.cornerRadius = 18
                        $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                    }),
                .init(
                    "borderWidth 4",
                    plain {
                        $0.cornerRadius = 12
                        $0.borderWidth = 4
                        $0.borderColor = UIColor.systemIndigo.cgColor
                    }),
                .init("shadow", plain { shade($0) }),
                .init(
                    "shadowPath",
                    plain {
                        shade($0)
                        $0.shadowPath = UIBezierPath(ovalIn: CGRect(x: 2, y: 40, width: 60, height: 18)).cgPath
                    }),
                .init("opacity of a group", group(opacity: 0.5)),
                .init(
                    "turned by 15°",
                    plain {
                        $0.cornerRadius = 8
                        shade($0)
                        $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 12))
                    }),
            ]
        }
    }

    private static func shade(_ layer: CALayer) {
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.4, 4, CGSize(width: 0, height: 3))
    }

    private static func group(opacity: Float) -> CALayer {
        plain { layer in
            layer.opacity = opacity
            let upper = CALayer()
            upper.frame = CGRect(x: 24, y: 16, width: 48, height: 44)
            upper.backgroundColor = UIColor.systemPink.cgColor
            layer.addSublayer(upper)
        }
    }

    // MARK: - Masks

    private static var layerMasks: Specimen {
        tiles(
            "layer-masks", "Masks by shapes, layers, gradients and text; and a clip that must look the same.",
            height: 218
        ) {
            let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 64, height: 52)).cgPath
            return [
                .init("shape", sky(maskedBy: shape(oval))),
                .init(
                    "even-odd",
                    sky(
                        maskedBy: shape(oval) {
                            let path = UIBezierPath(cgPath: oval)
                            path.append(UIBezierPath(ovalIn: CGRect(x: 16, y: 13, width: 32, height: 26)))
                            $0.path = path.cgPath
                            $0.fillRule = .evenOdd
                        })),
                .init(
                    "stroke",
                    sky(
                        maskedBy: shape(UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 56, height: 44)).cgPath) {
                            $0.fillColor = nil
                            $0.strokeColor = .black
                            $0.lineWidth = 8
                        })),
                .init("gradient", sky(maskedBy: fade())),
                .init("text", sky(maskedBy: word())),
                .init(
                    "rounded layer",
                    sky(
                        maskedBy: plain {
                            $0.frame = CGRect(x: 4, y: 4, width: 56, height: 44)
                            $0.cornerRadius = 16
                        })),
                .init(
                    "masksToBounds",
                    plain {
                        $0.cornerRadius = 16
                        $0.masksToBounds = true
                        let upper = CALayer()
                        upper.frame = CGRect(x: 24, y: 16, width: 48, height: 44)
                        upper.backgroundColor = UIColor.systemPink.cgColor
                        $0.addSublayer(upper)
                    }),
                .init(
                    "half clear",
                    sky(maskedBy: plain { $0.backgroundColor = UIColor.black.withAlphaComponent(0.5).cgColor })),
            ]
        }
    }

    private static func sky(maskedBy mask: CALayer) -> CALayer {
        box(CAGradientLayer()) {
            $0.colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
            if mask.frame.origin != CGPoint(x: 4, y: 4) { mask.frame = $0.bounds }
            $0.mask = mask
        }
    }

    private static func shape(_ path: CGPath, _ change: (CAShapeLayer) -> Void = { _ in }) -> CAShapeLayer {
        box(CAShapeLayer()) {
            $0.path = path
            change($0)
        }
    }

    private static func fade() -> CALayer {
        box(CAGradientLayer()) {
            $0.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
            ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        }
    }

    private static func word() -> CALayer {
        box(CATextLayer()) {
            $0.string = NSAttributedString(string: "Ag", attributes: [.font: UIFont.boldSystemFont(ofSize: 42)])
            $0.alignmentMode = .center
            $0.contentsScale = 3
        }
    }

    // MARK: - Gradients

    private static var layerGradients: Specimen {
        tiles(
            "layer-gradients", "Gradients along a line, across the corners, from a point and around it.", height: 218
        ) {
            let warm = [UIColor.systemRed, .systemOrange, .systemYellow]
            return [
                .init("axial", gradient(warm)),
                .init("to the right", gradient(warm, CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))),
                .init("diagonal", gradient(warm, .zero, CGPoint(x: 1, y: 1))),
                .init("locations", gradient(warm) { $0.locations = [0, 0.2, 1] }),
                .init(
                    "radial",
                    gradient(warm, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)) { $0.type = .radial }),
                .init(
                    "conic",
                    gradient(
                        [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemRed],
                        CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0)
                    ) { $0.type = .conic }),
                .init("to clear", gradient([.systemBlue, UIColor.systemBlue.withAlphaComponent(0)])),
                .init("rounded", gradient(warm) { $0.cornerRadius = 26 }),
            ]
        }
    }

    private static func gradient(
        _ colors: [UIColor], _ start: CGPoint = CGPoint(x: 0.5, y: 0), _ end: CGPoint = CGPoint(x: 0.5, y: 1),
        _ change: (CAGradientLayer) -> Void = { _ in }
    ) -> CALayer {
        box(CAGradientLayer()) {
            $0.colors = colors.map(\.cgColor)
            ($0.startPoint, $0.endPoint) = (start, end)
            change($0)
        }
    }

    // MARK: - Shapes

    private static var layerShapes: Specimen {
        tiles("layer-shapes", "Shape layers, copies by a replicator, and text layers.", height: 218) {
            let wave = UIBezierPath()
            wave.move(to: CGPoint(x: 4, y: 40))
            wave.addCurve(
                to: CGPoint(x: 60, y: 12), controlPoint1: CGPoint(x: 24, y: -30), controlPoint2: CGPoint(x: 40, y: 80)
            )
            return [
                .init("stroke", pen(wave)),
                .init("strokeStart, End", pen(wave) { ($0.strokeStart, $0.strokeEnd) = (0.2, 0.8) }),
                .init("dashes", pen(wave) { $0.lineDashPattern = [8, 5] }),
                .init(
                    "round dots",
                    pen(wave) {
                        $0.lineDashPattern = [0, 8]
                        $0.lineCap = .round
                    }),
                .init("replicator", spinner()),
                .init("text layer", note("Text in a layer, wrapped") { $0.isWrapped = true }),
                .init("truncated", note("Text in a layer") { $0.truncationMode = .end }),
                .init("centred", note("ab\nabcd") { $0.alignmentMode = .center }),
            ]
        }
    }

    private static func pen(_ path: UIBezierPath, _ change: (CAShapeLayer) -> Void = { _ in }) -> CALayer {
        shape(path.cgPath) {
            $0.fillColor = nil
            $0.strokeColor = UIColor.systemIndigo.cgColor
            $0.lineWidth = 4
            change($0)
        }
    }

    private static func spinner() -> CALayer {
        let ray = CALayer()
        ray.frame = CGRect(x: 30, y: 4, width: 4, height: 13)
        ray.cornerRadius = 2
        ray.backgroundColor = UIColor.label.cgColor
        return box(CAReplicatorLayer()) {
            $0.addSublayer(ray)
            $0.instanceCount = 12
            $0.instanceAlphaOffset = -1 / 14
            $0.instanceTransform = CATransform3DMakeRotation(-.pi / 6, 0, 0, 1)
        }
    }

    private static func note(_ text: String, _ change: (CATextLayer) -> Void) -> CALayer {
        box(CATextLayer()) {
            $0.string = text
            $0.font = UIFont.systemFont(ofSize: 14)
            $0.fontSize = 14
            $0.foregroundColor = UIColor.label.cgColor
            $0.backgroundColor = UIColor.secondarySystemBackground.cgColor
            $0.contentsScale = 3
            change($0)
        }
    }
}
