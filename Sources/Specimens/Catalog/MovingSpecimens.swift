import Foundation

extension Specimen {
    /// Labels and views that move; their still images show the end.
    static var moving: [Specimen] {
        [
            Specimen(
                name: "moving-marquees",
                caption: "Labels that move past their space: to the left, to the right in Arabic, to and fro, and up",
                size: CGSize(width: 343, height: 292), film: Film(framesPerSecond: 30, duration: 6)
            ) { marquees },
            Specimen(
                name: "moving-numbers", caption: "A number that counts and a text that is typed",
                size: CGSize(width: 343, height: 250), film: Film(framesPerSecond: 30, duration: 4)
            ) { numbers },
            Specimen(
                name: "moving-letters",
                caption:
                    "Digits that roll, letters and Arabic words that go over into other texts, a light through links",
                size: CGSize(width: 343, height: 252), film: Film(framesPerSecond: 30, duration: 4)
            ) { letters },
            Specimen(
                name: "moving-bubbles", caption: "Bubbles that spring into their places one after another",
                size: CGSize(width: 343, height: 216), film: Film(framesPerSecond: 30, duration: 2.5)
            ) { MovingBubbles() },
        ]
    }

    // MARK: - Marquees

    private static var marquees: UIView {
        let news = marquee("Trains to the airport run every ten minutes until midnight", .systemYellow)
        let arabic = marquee("تنطلق القطارات إلى المطار كل عشر دقائق حتى منتصف الليل", .systemTeal)
        arabic.semanticContentAttribute = .forceRightToLeft
        let credits = marquee("Type\nInter by Rasmus Andersson\nNoto by Google\n\nLines\nUnicode Consortium", nil)
        credits.direction = .up
        credits.speed = 20
        credits.gap = 24
        credits.label.numberOfLines = 0
        credits.label.textAlignment = .center
        let returning = marquee("This one comes back from its end to its beginning", .systemGreen)
        returning.style = .returns
        return ViewsPage([
            .init(news, height: 44), .init(arabic, height: 44), .init(returning, height: 44),
            .init(credits, height: 88),
        ])
    }

    private static func marquee(_ text: String, _ color: UIColor?) -> MarqueeLabel {
        let marquee = MarqueeLabel()
        marquee.label.text = text
        marquee.label.font = .systemFont(ofSize: 17, weight: color == nil ? .regular : .semibold)
        marquee.backgroundColor = color
        marquee.layer.cornerRadius = 12
        marquee.label.textInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        return marquee
    }

    // MARK: - Numbers and letters

    private static var numbers: UIView {
        let number = CountingLabel()
        number.font = .monospacedDigitSystemFont(ofSize: 56, weight: .bold)
        number.textAlignment = .center
        number.textGradient = LabelGradient([.systemIndigo, .systemPink])
        number.format = {
            "€ " + $0.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en")))
        }
        number.count(from: 0, to: 1234.5, duration: 2)
        let latin = typing("Hello! Your table for four is ready at eight. See you tonight 👋")
        let arabic = typing("أهلاً بكم في مطعمنا، طاولتكم جاهزة")
        return ViewsPage([.init(number, height: 72), .init(latin, height: 66), .init(arabic, height: 44)])
    }

    private static func typing(_ text: String) -> TypingLabel {
        let label = TypingLabel()
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = 0
        label.alignsByText = true
        label.verticalAlignment = .top
        label.type(text)
        return label
    }

    // MARK: - Letters

    private static var letters: UIView {
        let price = CountingLabel()
        price.style = .rolls
        price.font = .systemFont(ofSize: 44, weight: .heavy)
        price.textAlignment = .center
        price.textGradient = LabelGradient([.systemTeal, .systemIndigo])
        price.format = { $0.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en"))) }
        price.count(from: 98.6, to: 1204.35, duration: 3)
        let latin = MovingMorph(from: "Departs at 8:45", to: "Departed 8:52")
        let arabic = MovingMorph(from: "القطار إلى المطار", to: "وصل القطار الآن")
        return ViewsPage([
            .init(price, height: 60), .init(latin, height: 36), .init(arabic, height: 36),
            .init(MovingLight(), height: 52),
        ])
    }
}

/// A label that goes over to another text when it has been laid out.
private final class MovingMorph: MorphingLabel {
    private var goal: String?

    init(from text: String, to goal: String) {
        super.init(frame: .zero)
        (self.text, self.goal) = (text, goal)
        font = .systemFont(ofSize: 24, weight: .semibold)
        textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let goal, bounds.width > 0 else { return }
        self.goal = nil
        morph(to: goal, duration: 2.5)
    }
}

/// A text through whose links a light runs when it has been laid out.
private final class MovingLight: PlacardLabel {
    private var hasStarted = false

    init() {
        super.init(frame: .zero)
        text = "Ask @maya for the key, or write to hello@example.com before #friday"
        font = .systemFont(ofSize: 17)
        numberOfLines = 0
        linkDetector = try? LinkDetector([.mention, .email, .hashtag])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !hasStarted, bounds.width > 0 else { return }
        hasStarted = true
        runHighlightThroughLinks(LinkHighlight(color: .systemYellow.withAlphaComponent(0.6)), length: 40, speed: 90)
    }
}

/// Bubbles that spring into their places when the page is first laid out.
private final class MovingBubbles: UIView {
    private let bubbles = ["Coming tonight? 🎉", "Of course, at eight!", "נתראה שם"].enumerated().map { index, text in
        let bubble = PlacardLabel()
        bubble.text = text
        bubble.font = .systemFont(ofSize: 17)
        bubble.textColor = index == 1 ? .white : .label
        bubble.textInsets = UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)
        bubble.cornerRadius = 20
        bubble.fill = .color(index == 1 ? .systemBlue : .systemGray5)
        return bubble
    }
    private var hasStarted = false

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for bubble in bubbles { addSubview(bubble) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !hasStarted, bounds.width > 0 else { return }
        hasStarted = true
        for (index, bubble) in bubbles.enumerated() {
            bubble.sizeToFit()
            let isOwn = index == 1
            bubble.frame.origin = CGPoint(
                x: isOwn ? bounds.width - bubble.frame.width - 16 : 16, y: 20 + 62 * CGFloat(index))
            show(bubble, after: 0.15 + 0.5 * Double(index), from: isOwn ? 60 : -60)
        }
    }

    private func show(_ bubble: UIView, after delay: Double, from distance: CGFloat) {
        bubble.alpha = 0
        bubble.transform = CGAffineTransform(translationX: distance, y: 30).scaledBy(x: 0.5, y: 0.5)
        UIView.animate(
            withDuration: 0.9, delay: delay, usingSpringWithDamping: 0.55, initialSpringVelocity: 0,
            animations: { bubble.transform = .identity })
        UIView.animate(withDuration: 0.2, delay: delay, animations: { bubble.alpha = 1 })
    }
}
