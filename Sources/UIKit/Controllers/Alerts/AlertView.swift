/// A question over all that it dims: its texts, fields and choices, as on iOS 13 to 18 but without blur.
final class AlertView: UIView {
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let header: UIStackView
    private weak var alert: UIAlertController?
    private let isSheet: Bool
    private let cancels: [UIAlertAction]
    private let others: [UIAlertAction]

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
        cancels = alert.actions.filter { $0.style == .cancel }
        others = alert.actions.filter { $0.style != .cancel }
        header = UIStackView(arrangedSubviews: [titleLabel, messageLabel] + (alert.textFields ?? []))
        super.init(frame: .zero)
        backgroundColor = .presentationDimming
        setUpHeader(alert.textFields ?? [])
        if isSheet { layOutSheet() } else { layOutCard(strong: alert.preferredAction ?? cancels.first) }
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
        titleLabel.font =
            isSheet ? .systemFont(ofSize: 13, weight: .semibold) : .systemFont(ofSize: 17, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, messageLabel] {
            (label.numberOfLines, label.textAlignment) = (0, .center)
            if isSheet { label.textColor = .secondaryLabel }
        }
        for field in fields {
            field.borderStyle = .roundedRect
            field.font = .systemFont(ofSize: 13)
        }
        (header.axis, header.spacing) = (.vertical, isSheet ? 12 : 3)
        if !fields.isEmpty { header.setCustomSpacing(16, after: messageLabel) }
        header.isLayoutMarginsRelativeArrangement = true
        let height: CGFloat = isSheet ? 14 : 20
        header.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: height, leading: Size.margin, bottom: height, trailing: Size.margin)
    }

    // MARK: Cards

    /// - Parameter strong: The choice that stands out.
    private func layOutCard(strong: UIAlertAction?) {
        let card = card([header] + choices(strong))
        addSubview(card)
        NSLayoutConstraint.activate([
            card.widthAnchor.constraint(equalToConstant: Size.width),
            card.centerXAnchor.constraint(equalTo: centerXAnchor),
            card.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    private func layOutSheet() {
        let cards = [card([header] + column(others))] + cancels.map { card([button(for: $0, .semibold)]) }
        let stack = UIStackView(arrangedSubviews: cards)
        (stack.axis, stack.spacing) = (.vertical, Size.sheetGap)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Size.sheetGap),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Size.sheetGap),
            stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -Size.sheetGap),
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

    /// The choices of an alert: two short ones beside each other, others below each other; the one that cancels is first or last.
    private func choices(_ strong: UIAlertAction?) -> [UIView] {
        guard cancels.count + others.count == 2 else { return column(others + cancels, strong: strong) }
        let buttons = (cancels + others).map { button(for: $0, $0 === strong ? .semibold : .regular) }
        let room = Size.width / 2 - Size.margin
        guard buttons.allSatisfy({ $0.titleLabel?.intrinsicContentSize.width ?? 0 <= room }) else {
            return column(others + cancels, strong: strong)
        }
        let row = UIStackView(arrangedSubviews: [buttons[0], line(.vertical), buttons[1]])
        buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true
        return [line(.horizontal), row]
    }

    private func column(_ actions: [UIAlertAction], strong: UIAlertAction? = nil) -> [UIView] {
        actions.flatMap { [line(.horizontal), button(for: $0, $0 === strong ? .semibold : .regular)] }
    }

    private func line(_ axis: NSLayoutConstraint.Axis) -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        let length = axis == .horizontal ? line.heightAnchor : line.widthAnchor
        length.constraint(equalToConstant: 0.5).isActive = true
        return line
    }

    private func button(for action: UIAlertAction, _ weight: UIFont.Weight) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: weight)
        button.isEnabled = action.isEnabled
        action.button = button
        let color = action.titleTextColor ?? (action.style == .destructive ? .systemRed : nil)
        button.setTitleColor(color, for: .normal)
        button.setImage(action.image, for: .normal)
        button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
        button.heightAnchor.constraint(equalToConstant: isSheet ? Size.sheetChoice : Size.choice).isActive = true
        return button
    }
}
