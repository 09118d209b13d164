extension Specimen {
    /// A conversation of ten thousand messages, of which those in sight are made.
    static var conversations: [Specimen] {
        func page(_ name: String, _ caption: String, _ change: @escaping @MainActor (ChatPage) -> Void)
            -> Specimen
        {
            Specimen(name: name, caption: caption, size: CGSize(width: 375, height: 640)) {
                let page = ChatPage(ChatMessage.conversation(count: 10_000))
                change(page)
                return page
            }
        }
        return [
            page("chat-end", "The end of a conversation of ten thousand messages.") { $0.start = .end },
            page("chat-middle-dark", "The middle of the same conversation in dark appearance.") {
                $0.start = .message(5_000)
                $0.overrideUserInterfaceStyle = .dark
            },
            page("chat-from-the-right", "The conversation where reading goes from the right.") {
                $0.start = .end
                $0.traitOverrides.layoutDirection = .rightToLeft
            },
        ]
    }
}

/// A message of a conversation.
struct ChatMessage: Hashable, Sendable {
    let id: Int
    let text: String
    let isMine: Bool
    let hasPicture: Bool

    /// Messages of several languages and lengths, the same every time.
    static func conversation(count: Int) -> [ChatMessage] {
        let texts = [
            "Are you coming tonight?",
            "Yes! 🎉 I will be there at eight, maybe a little later if the train is late again.",
            "هل ستأتي الليلة؟ سنلتقي عند الساعة الثامنة أمام المحطة.", "👍🏽", "今晩は何時に会いましょうか。",
            "The address is on https://example.org/party, together with a map and the names of everybody who comes.",
            "Ok", "שלום! אני אביא עוגה 🍰",
            "Please bring something to drink.\nWe have enough to eat, I think, but nobody has thought of drinks so far.",
        ]
        return (0..<count).map { number in
            ChatMessage(
                id: number, text: texts[(number * 7 + number / 9) % texts.count], isMine: number % 5 < 2,
                hasPicture: number % 11 == 10)
        }
    }
}

/// A conversation in a collection with a diffable data source, as an app would show it.
final class ChatPage: UIView {
    /// What the page shows first.
    enum Start {
        case end
        case message(Int)
    }

    var start = Start.end
    let collection: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, ChatMessage>
    /// The size that the page was last scrolled for.
    private var startedSize = CGSize.zero

    init(_ messages: [ChatMessage]) {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.interGroupSpacing = 6
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        collection = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let registration = UICollectionView.CellRegistration<BubbleCell, ChatMessage> {
            cell, _, message in
            cell.show(message)
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, message in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: message)
        }
        super.init(frame: .zero)
        collection.backgroundColor = .systemBackground
        addSubview(collection)
        var snapshot = NSDiffableDataSourceSnapshot<Int, ChatMessage>()
        snapshot.appendSections([0])
        snapshot.appendItems(messages)
        source.apply(snapshot, animatingDifferences: false)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        collection.frame = bounds
        guard bounds.size != startedSize, bounds.height > 0 else { return }
        startedSize = bounds.size
        switch start {
        case .end:
            let last = collection.numberOfItems(inSection: 0) - 1
            collection.scrollToItem(at: IndexPath(item: last, section: 0), at: .bottom, animated: false)
        case .message(let number):
            collection.scrollToItem(at: IndexPath(item: number, section: 0), at: .top, animated: false)
        }
    }
}

/// A message in a bubble at the side of whoever wrote it.
final class BubbleCell: UICollectionViewCell {
    let label = UILabel()
    private let bubble = UIView()
    private let picture = UIImageView()
    private var sides: (mine: NSLayoutConstraint, other: NSLayoutConstraint)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        picture.setContentHuggingPriority(.required, for: .vertical)
        bubble.layer.cornerRadius = 17
        let column = UIStackView(arrangedSubviews: [picture, label])
        (column.axis, column.alignment, column.spacing) = (.vertical, .leading, 6)
        for view in [bubble, column] { view.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(bubble)
        bubble.addSubview(column)
        let mine = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        let other = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        sides = (mine, other)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
            column.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            column.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            column.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            column.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ message: ChatMessage) {
        label.attributedText = Self.text(message)
        picture.image = message.hasPicture ? SpecimenImages.landscape : nil
        picture.isHidden = !message.hasPicture
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        sides?.mine.isActive = message.isMine
        sides?.other.isActive = !message.isMine
    }

    /// The text with its links underlined.
    static func text(_ message: ChatMessage) -> NSAttributedString {
        let color: UIColor = message.isMine ? .white : .label
        let text = NSMutableAttributedString(
            string: message.text,
            attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: color])
        let address = message.text.split { $0 == " " || $0 == "," }.first { $0.hasPrefix("https://") }
        if let address, let range = message.text.range(of: address) {
            text.addAttribute(
                .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(range, in: message.text))
        }
        return text
    }
}
