import UIKit

/// A ticket: where to go and when, three facts beside each other, and a button.
public final class TicketCard: UIView {
    /// What the card tells.
    public struct Ticket: Sendable {
        public var gate: String
        public var seat: String
        public var boarding: String
        public var bags: Int

        public init(gate: String, seat: String, boarding: String, bags: Int) {
            (self.gate, self.seat, self.boarding, self.bags) = (gate, seat, boarding, bags)
        }
    }

    public init(_ ticket: Ticket) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let facts = UIStackView(arrangedSubviews: [
            fact("boarding", ticket.boarding), fact("gate", ticket.gate), fact("seat", ticket.seat),
        ])
        facts.distribution = .fillEqually
        facts.spacing = 8
        let bags = UILabel()
        bags.font = .preferredFont(forTextStyle: .subheadline)
        bags.adjustsFontForContentSizeCategory = true
        bags.numberOfLines = 0
        bags.text = String.localizedStringWithFormat(
            NSLocalizedString("bags", bundle: .module, comment: ""), ticket.bags)
        let column = UIStackView(arrangedSubviews: [facts, bags, button])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// A name above its value.
    private func fact(_ key: String, _ value: String) -> UIView {
        let name = UILabel()
        name.font = .preferredFont(forTextStyle: .footnote)
        name.textColor = .label
        name.text = NSLocalizedString(key, bundle: .module, comment: "")
        let shown = UILabel()
        shown.font = .preferredFont(forTextStyle: .title2)
        shown.text = value
        for label in [name, shown] { label.adjustsFontForContentSizeCategory = true }
        let pair = UIStackView(arrangedSubviews: [name, shown])
        pair.axis = .vertical
        return pair
    }

    private var button: UIButton {
        let button = UIButton(type: .system)
        button.setTitle(NSLocalizedString("show", bundle: .module, comment: ""), for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.setTitleColor(.white, for: .normal)
        button.backgroundColor = UIColor(red: 0, green: 0.34, blue: 0.8, alpha: 1)
        button.layer.cornerRadius = 10
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        return button
    }
}

extension TicketCard.Ticket {
    /// A ticket for previews and tests.
    public static let sample = TicketCard.Ticket(gate: "B 12", seat: "14 C", boarding: "18:40", bags: 2)
}

/// The bundle of the app's nibs and texts.
public let cardsBundle = Bundle.module
