/// Shows a background configuration.
final class ListBackgroundView: UIView {
    var configuration: UIBackgroundConfiguration { didSet { if configuration != oldValue { apply() } } }
    private let ground = UIView()
    /// Has the line around the ground if that lies apart from it.
    private let line = UIView()
    private lazy var effect = UIVisualEffectView()
    private lazy var picture = UIImageView()
    /// What lies upon the ground's color at present, from the lowest.
    private var parts: [UIView] = []

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(ground)
        apply()
    }

    required init?(coder: NSCoder) { nil }

    override var drawsContent: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = configuration.insets(adding: superview?.directionalLayoutMargins)
        ground.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing))
        line.frame = ground.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        let shadow = configuration.shadowProperties
        shadow.apply(to: layer, below: ground.frame, cornerRadius: configuration.cornerRadius, traitCollection)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        apply()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }

    private func apply() {
        ground.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        showParts()
        ground.clipsToBounds = configuration.cornerRadius > 0
        ground.layer.cornerRadius = configuration.cornerRadius
        let color = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        // A line at the edge is the ground's own, so that the corners of both agree.
        let isApart = configuration.strokeOutset != 0 && configuration.strokeWidth > 0
        for part in [ground, line] { part.layer.borderColor = color }
        ground.layer.borderWidth = isApart ? 0 : configuration.strokeWidth
        if isApart != (line.superview != nil) { isApart ? addSubview(line) : line.removeFromSuperview() }
        line.layer.borderWidth = configuration.strokeWidth
        line.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
        setNeedsLayout()
    }

    private func showParts() {
        let shown = [effectView, configuration.customView, pictureView].compactMap { $0 }
        for part in parts where !shown.contains(part) { part.removeFromSuperview() }
        parts = shown
        for part in shown { ground.fill(with: part) }
    }

    private var effectView: UIView? {
        guard let shown = configuration.visualEffect else { return nil }
        effect.effect = shown
        return effect
    }

    private var pictureView: UIView? {
        guard let image = configuration.image else { return nil }
        (picture.image, picture.contentMode) = (image, configuration.imageContentMode)
        return picture
    }
}

extension UIBackgroundConfiguration {
    /// How far the background keeps from a view's edges, in points.
    fileprivate func insets(adding margins: NSDirectionalEdgeInsets?) -> NSDirectionalEdgeInsets {
        var insets = backgroundInsets
        guard let margins, !edgesAddingLayoutMarginsToBackgroundInsets.isEmpty else { return insets }
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }
}
