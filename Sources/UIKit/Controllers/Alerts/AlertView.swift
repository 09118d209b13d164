import Foundation

/// A question over all that it dims: its texts, fields and choices, as on iOS 13 to 18 but without blur.
final class AlertView: UIView {
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var header = UIStackView()
    private weak var alert: UIAlertController?
    private var choiceStack = UIStackView()
    /// The cards; what a program adds to the view lies beside them.
    private var content = UIStackView()
    private let isSheet: Bool
    /// The choice that stands out in an alert.
    private var strong: UIAlertAction?
    private var cancels: [UIAlertAction] = []
    private var others: [UIAlertAction] = []

    /// Figures of iOS's pictures, in points.
    private enum Size {
        static let width: CGFloat = 270
        static let corner: CGFloat = 14
        static let margin: CGFloat = 16
        static let choice: CGFloat = 44
        static let sheetChoice: CGFloat = 57
        static let sheetGap: CGFloat = 8
    }

    init(_ alert: UIAlertController) {
        self.alert = alert
        isSheet = alert.preferredStyle == .actionSheet
        super.init(frame: .zero)
        backgroundColor = .presentationDimming
        fill(from: alert)
    }

    /// Shows the texts, fields and choices that the question has by now: programs ask for its view before they add them.
    func fill(from alert: UIAlertController) {
        cancels = alert.actions.filter { $0.style == .cancel }
        others = alert.actions.filter { $0.style != .cancel }
        strong = alert.preferredAction ?? cancels.first
        let fields = alert.textFields ?? []
        header = UIStackView(arrangedSubviews: [titleLabel, messageLabel] + fields)
        setUpHeader(fields)
        takeTexts(of: alert)
        content.removeFromSuperview()
        if isSheet { layOutSheet() } else { layOutCard() }
    }

    required init?(coder: NSCoder) { nil }

    func takeTexts(of alert: UIAlertController) {
        (titleLabel.text, messageLabel.text) = (alert.title, alert.message)
        if let text = alert.attributedTitle { titleLabel.attributedText = text }
        if let text = alert.attributedMessage { messageLabel.attributedText = text }
        for label in [titleLabel, messageLabel] { label.isHidden = label.text?.isEmpty ?? true }
        header.isHidden = header.arrangedSubviews.allSatisfy(\.isHidden)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isSheet, touches.contains(where: { $0.view === self }), let cancel = cancels.first else { return }
        alert?.choose(cancel)
    }

    // MARK: Texts

    private func setUpHeader(_ fields: [UITextField]) {
        titleLabel.font = Self.font(isSheet ? 13 : 17, .semibold, isSheet ? .footnote : .headline)
        messageLabel.font = Self.font(13, .regular, .footnote)
        for label in [titleLabel, messageLabel] {
            (label.numberOfLines, label.textAlignment) = (0, .center)
            label.adjustsFontForContentSizeCategory = true
            if isSheet { label.textColor = .secondaryLabel }
        }
        (header.axis, header.spacing) = (.vertical, isSheet ? 12 : 3)
        if !fields.isEmpty { header.setCustomSpacing(16, after: messageLabel) }
        header.isLayoutMarginsRelativeArrangement = true
        let height: CGFloat = isSheet ? 14 : 20
        header.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: height, leading: Size.margin, bottom: height, trailing: Size.margin)
    }

    /// A font of the system that grows with the user's text size as a style does.
    static func font(
        _ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle, _ traits: UITraitCollection? = nil
    ) -> UIFont {
        UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
    }

    // MARK: Cards

    private func layOutCard() {
        choiceStack = UIStackView()
        choiceStack.axis = .vertical
        arrangeChoices()
        content = card([header, choiceStack])
        insertSubview(content, at: 0)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: Size.width),
            content.centerXAnchor.constraint(equalTo: centerXAnchor),
            content.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    private func layOutSheet() {
        let cards = [card([header] + column(others))] + cancels.map { card([button(for: $0)]) }
        content = UIStackView(arrangedSubviews: cards)
        (content.axis, content.spacing) = (.vertical, Size.sheetGap)
        content.translatesAutoresizingMaskIntoConstraints = false
        insertSubview(content, at: 0)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Size.sheetGap),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Size.sheetGap),
            content.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -Size.sheetGap),
        ])
    }

    private func card(_ parts: [UIView]) -> UIStackView {
        let card = UIStackView(arrangedSubviews: parts)
        card.axis = .vertical
        card.backgroundColor = Self.ground
        (card.layer.cornerRadius, card.clipsToBounds) = (Size.corner, true)
        card.translatesAutoresizingMaskIntoConstraints = false
        return card
    }

    private static let ground = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.18 : 0.98, alpha: 1)
    }

    // MARK: Choices

    private func arrangeChoices() {
        for view in choiceStack.arrangedSubviews { view.removeFromSuperview() }
        for view in choices() { choiceStack.addArrangedSubview(view) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        if !isSheet, previousTraitCollection?.preferredContentSizeCategory != size { arrangeChoices() }
    }

    /// The choices of an alert: two short ones beside each other, others below each other; the one that cancels is first or last.
    private func choices() -> [UIView] {
        guard cancels.count + others.count == 2 else { return column(others + cancels) }
        let actions = cancels + others
        let room = Size.width / 2 - Size.margin
        guard actions.allSatisfy({ width(of: $0) <= room }) else { return column(others + cancels) }
        let buttons = actions.map { button(for: $0) }
        let row = UIStackView(arrangedSubviews: [buttons[0], line(.vertical), buttons[1]])
        buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true
        return [line(.horizontal), row]
    }

    private func column(_ actions: [UIAlertAction]) -> [UIView] {
        actions.flatMap { [line(.horizontal), button(for: $0)] }
    }

    private func line(_ axis: NSLayoutConstraint.Axis) -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        let length = axis == .horizontal ? line.heightAnchor : line.widthAnchor
        length.constraint(equalToConstant: 0.5).isActive = true
        return line
    }

    private func font(of action: UIAlertAction) -> UIFont {
        let isStrong = isSheet ? action.style == .cancel : action === strong
        return Self.font(
            isSheet ? 20 : 17, isStrong ? .semibold : .regular, isSheet ? .title3 : .body, traitCollection)
    }

    private func width(of action: UIAlertAction) -> CGFloat {
        ((action.title ?? "") as NSString).size(withAttributes: [.font: font(of: action)]).width
    }

    private func button(for action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.titleLabel?.font = font(of: action)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.5
        button.isEnabled = action.isEnabled
        action.button = button
        let color = action.titleTextColor ?? (action.style == .destructive ? .systemRed : nil)
        button.setTitleColor(color, for: .normal)
        button.setImage(action.image, for: .normal)
        button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
        let height = isSheet ? Size.sheetChoice : Size.choice
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
        return button
    }
}
