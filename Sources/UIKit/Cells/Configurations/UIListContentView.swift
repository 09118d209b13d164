/// Shows what a `UIListContentConfiguration` describes, in a list or anywhere else.
///
/// Source: Apple's documentation of `UIListContentView`.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let first = UILabel()
    private let second = UILabel()
    private var content: UIListContentConfiguration

    /// Makes a view that shows a content.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for part in [imageView, first, second] { addSubview(part) }
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        take(configuration)
    }

    /// Nil: nibs have no such view.
    public required init?(coder: NSCoder) { nil }

    /// What the view shows; configurations of other types are not taken.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != content else { return }
            take(new)
        }
    }

    /// The text's rectangle, for constraints; nil without a text.
    open var textLayoutGuide: UILayoutGuide? { guides.guide(of: first, in: self) }
    /// The second text's rectangle, for constraints; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guides.guide(of: second, in: self) }
    /// The image's rectangle, for constraints; nil without an image.
    open var imageLayoutGuide: UILayoutGuide? { guides.guide(of: imageView, in: self) }

    private let guides = PartGuides()
    override var drawsContent: Bool { type(of: self) != UIListContentView.self }
    override var wrapsContent: Bool { true }
    /// Where the first text begins, in points from the view's leading edge: where lines between rows begin too.
    var textInset: CGFloat { content.image == nil ? 0 : arrangement(within: bounds.width).textStart }

    private func take(_ configuration: UIListContentConfiguration) {
        content = configuration
        imageView.image = configuration.image
        imageView.preferredSymbolConfiguration = configuration.imageProperties.preferredSymbolConfiguration
        imageView.isHidden = configuration.image == nil
        showTint()
        imageView.layer.cornerRadius = configuration.imageProperties.cornerRadius
        first.take(configuration.text, configuration.attributedText, configuration.textProperties)
        second.take(
            configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties)
        guides.removeGuides(of: [imageView, first, second].filter(\.isHidden), in: self)
        alpha = configuration.alpha
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The tint that the content asks for; the view's own where it asks for none.
    private func showTint() {
        let look = content.imageProperties
        imageView.tintColor =
            look.tintColor == nil && look.tintColorTransformer == nil ? nil : look.resolvedTintColor(for: tintColor)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if content.imageProperties.tintColorTransformer != nil { showTint() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(within: bounds.width)
        let rise = (bounds.height - arrangement.height) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (part, frame) in [
            (imageView as UIView, arrangement.image), (first, arrangement.first), (second, arrangement.second),
        ] {
            let x = isMirrored ? bounds.width - frame.maxX : frame.minX
            part.frame = CGRect(x: x, y: pixelGrid.round(frame.minY + rise), width: frame.width, height: frame.height)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(within: size.width).height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric, height: arrangement(within: widthOfContent ?? bounds.width).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // Texts keep to one line by 750, unless the width is wanted more.
        guard horizontalFittingPriority.rawValue < UILayoutPriority.defaultHigh.rawValue else {
            return sizeThatFits(targetSize)
        }
        let natural = arrangement(within: .greatestFiniteMagnitude).naturalWidth
        return sizeThatFits(CGSize(width: pixelGrid.ceil(max(natural, targetSize.width)), height: targetSize.height))
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    private func arrangement(within width: CGFloat) -> ListArrangement {
        ListArrangement(
            content, (imageView.sizeThatFits(.zero), symbolHeight), margins(atWidth: width), width: width,
            first: first,
            second: second)
    }

    /// The height of text beside a symbol, which makes rows no higher, as rows with symbols show; nil for pictures.
    private var symbolHeight: CGFloat? {
        content.image?.heightOfText(
            preferring: content.imageProperties.preferredSymbolConfiguration, for: traitCollection)
    }

    /// The content's own margins, at least those of the cell around.
    private func margins(atWidth width: CGFloat) -> NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        guard content.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview else {
            return margins
        }
        guard let row = CellContentView.margins(of: self) else {
            let around = superview.directionalLayoutMargins
            margins.leading = max(margins.leading, around.leading)
            margins.trailing = max(margins.trailing, around.trailing)
            return margins
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        margins.leading = max(margins.leading, isMirrored ? row.right : row.left)
        margins.trailing = isMirrored ? row.left : row.right
        return margins
    }
}

extension UILabel {
    fileprivate func take(
        _ text: String?, _ attributedText: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties
    ) {
        adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        font = look.font
        textColor = look.resolvedColor()
        textAlignment = look.alignment == .natural ? .natural : look.alignment == .center ? .center : .justified
        lineBreakMode = look.lineBreakMode
        lineBreakStrategy = look.lineBreakStrategy
        numberOfLines = look.numberOfLines
        adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        minimumScaleFactor = look.minimumScaleFactor
        allowsDefaultTighteningForTruncation = look.allowsDefaultTighteningForTruncation
        if let attributedText {
            self.attributedText = attributedText
        } else {
            self.text = text.map(look.transformed)
        }
        isHidden = (attributedText?.string ?? text ?? "").isEmpty
    }
}

/// Where the parts of a list's content lie, read from the left, for a width.
@MainActor private struct ListArrangement {
    private(set) var image = CGRect.zero
    private(set) var first = CGRect.zero
    private(set) var second = CGRect.zero
    /// The height of everything with its margins, in points.
    private(set) var height: CGFloat
    /// Where texts begin, in points.
    private(set) var textStart: CGFloat
    /// The width at which texts that have all the room they want are on one line each, in points.
    private(set) var naturalWidth: CGFloat

    init(
        _ content: UIListContentConfiguration, _ image: (size: CGSize, symbolHeight: CGFloat?),
        _ margins: NSDirectionalEdgeInsets, width: CGFloat, first: UILabel, second: UILabel
    ) {
        textStart = margins.leading
        var high: CGFloat = 0
        let size = content.image == nil ? .zero : content.imageProperties.limited(image.size)
        if content.image != nil {
            let room = content.imageProperties.reservedLayoutSize
            let wide = room.width > 0 ? room.width : size.width
            high = room.height > 0 ? room.height : image.symbolHeight ?? size.height
            self.image = CGRect(
                origin: CGPoint(x: margins.leading + (wide - size.width) / 2, y: 0), size: size)
            textStart += wide + content.imageToTextPadding
        }
        let space = max(0, width - textStart - margins.trailing)
        let text = Self.placeTexts(content, first, second, x: textStart, space: space)
        (self.first, self.second) = (text.first, text.second)
        naturalWidth = textStart + text.naturalWidth + margins.trailing
        let inner = max(text.height, high)
        height = max(inner + margins.top + margins.bottom, content.leastHeight)
        let top = margins.top + max(0, height - inner - margins.top - margins.bottom) / 2
        let rise = top + (inner - text.height) / 2
        self.first.origin.y += rise
        self.second.origin.y += rise
        self.image.origin.y = top + (inner - self.image.height) / 2
    }

    private static func placeTexts(
        _ content: UIListContentConfiguration, _ first: UILabel, _ second: UILabel, x: CGFloat, space: CGFloat
    ) -> (first: CGRect, second: CGRect, height: CGFloat, naturalWidth: CGFloat) {
        func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        let wide = (size(first, .greatestFiniteMagnitude), size(second, .greatestFiniteMagnitude))
        let gap = content.textToSecondaryTextHorizontalPadding
        let isPair = !first.isHidden && !second.isHidden
        let beside = wide.0.width + gap + wide.1.width
        if content.prefersSideBySideTextAndSecondaryText, isPair, beside <= space {
            let height = max(wide.0.height, wide.1.height)
            return (
                CGRect(x: x, y: 0, width: wide.0.width, height: height),
                CGRect(x: x + space - wide.1.width, y: 0, width: wide.1.width, height: height), height, beside
            )
        }
        let (one, two) = (size(first, space), size(second, space))
        let below = one.height + (isPair ? content.textToSecondaryTextVerticalPadding : 0)
        return (
            CGRect(x: x, y: 0, width: space, height: one.height),
            CGRect(x: x, y: below, width: space, height: two.height), below + two.height,
            max(wide.0.width, wide.1.width)
        )
    }
}

extension UIListContentConfiguration.ImageProperties {
    /// A size shrunk to the greatest one, its proportions kept.
    fileprivate func limited(_ size: CGSize) -> CGSize {
        let factors = [maximumSize.width / size.width, maximumSize.height / size.height].filter {
            $0 > 0 && $0.isFinite
        }
        let scale = min(1, factors.min() ?? 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
