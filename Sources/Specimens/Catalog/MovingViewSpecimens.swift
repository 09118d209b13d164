import Foundation

extension Specimen {
    /// Controls, images and particles that move; still images show the end, and no particles.
    static var movingViews: [Specimen] {
        [
            Specimen(
                name: "moving-controls",
                caption:
                    "A switch that slides, a bar that fills, a wheel that turns, images that take turns, a button let go of",
                size: CGSize(width: 343, height: 132), film: Film(framesPerSecond: 30, duration: 1.5)
            ) { MovingControls() },
            Specimen(
                name: "moving-confetti", caption: "Confetti that falls, each piece as the seed says",
                size: CGSize(width: 343, height: 240), film: Film(framesPerSecond: 30, duration: 4)
            ) { Confetti() },
        ]
    }
}

/// Controls that are worked when they have been laid out.
private final class MovingControls: UIView {
    private let toggle = UISwitch()
    private let bar = UIProgressView(progressViewStyle: .default)
    private let wheel = UIActivityIndicatorView(style: .large)
    private let weather = UIImageView()
    private let button = UIButton(configuration: .filled())
    private var hasStarted = false

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        button.setTitle("Continue", for: .normal)
        weather.animationImages = ["sun.max", "cloud", "moon"].compactMap { UIImage(systemName: $0) }
        (weather.animationDuration, weather.contentMode) = (1.5, .scaleAspectFit)
        for view in [toggle, bar, wheel, weather, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        toggle.frame.origin = CGPoint(x: 24, y: 24)
        wheel.center = CGPoint(x: 132, y: 40)
        weather.frame = CGRect(x: 176, y: 24, width: 32, height: 32)
        button.frame = CGRect(x: 228, y: 20, width: 100, height: 40)
        bar.frame = CGRect(x: 24, y: 92, width: bounds.width - 48, height: 4)
        guard !hasStarted, bounds.width > 0 else { return }
        hasStarted = true
        wheel.startAnimating()
        weather.startAnimating()
        toggle.setOn(true, animated: true)
        bar.setProgress(0.8, animated: true)
        button.isHighlighted = true
        button.layoutIfNeeded()
        button.isHighlighted = false
    }
}

/// Pieces of paper that fall from above.
private final class Confetti: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }
    private let thanks = PlacardLabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        clipsToBounds = true
        thanks.text = "Thank you!"
        thanks.font = .systemFont(ofSize: 34, weight: .bold)
        thanks.textGradient = LabelGradient([.systemPink, .systemIndigo])
        thanks.textAlignment = .center
        addSubview(thanks)
        guard let emitter = layer as? CAEmitterLayer else { return }
        (emitter.emitterShape, emitter.seed) = (.line, 4)
        emitter.emitterCells = [UIColor.systemPink, .systemYellow, .systemTeal, .systemIndigo, .systemGreen].map(cell)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        thanks.frame = bounds
        guard let emitter = layer as? CAEmitterLayer else { return }
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: -10)
        emitter.emitterSize = CGSize(width: bounds.width, height: 0)
    }

    private static let paper = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 6))
    }

    private func cell(_ color: UIColor) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = Self.paper.cgImage
        cell.contentsScale = Self.paper.scale
        cell.color = color.cgColor
        (cell.birthRate, cell.lifetime) = (9, 5)
        (cell.velocity, cell.velocityRange, cell.yAcceleration) = (70, 30, 25)
        (cell.emissionLongitude, cell.emissionRange) = (.pi, .pi / 3)
        (cell.spin, cell.spinRange, cell.scaleRange) = (1, 4, 0.3)
        return cell
    }
}
