import UIKit

/// Shows a conversation: rows that are as high as their texts, of which those in sight are made.
public final class ConversationViewController: UIViewController {
    /// Where the conversation is shown.
    public enum Place: Hashable, Sendable {
        /// Its end.
        case end
        /// A message at the upper edge.
        case message(Message.ID)
        /// A distance from the beginning, in points.
        case offset(CGFloat)
    }

    private enum Section { case messages }

    public let collectionView: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Section, Message.ID>?
    private var messages: [Message.ID: Message]
    private let order: [Message.ID]

    public init(messages: [Message]) {
        self.messages = Dictionary(uniqueKeysWithValues: messages.map { ($0.id, $0) })
        order = messages.map(\.id)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
        super.init(nibName: nil, bundle: nil)
        title = "Conversation"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private static func layout() -> UICollectionViewLayout {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        return UICollectionViewCompositionalLayout(section: section)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.backgroundColor = .systemBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let bubbles = UICollectionView.CellRegistration<BubbleCell, Message> { cell, _, message in cell.show(message)
        }
        let nib = UINib(nibName: "PictureCell", bundle: .module)
        let pictures = UICollectionView.CellRegistration<PictureCell, Message>(cellNib: nib) { cell, _, message in
            cell.show(message)
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] view, path, id in
            guard let message = self?.messages[id] else { return nil }
            return message.picture == nil
                ? view.dequeueConfiguredReusableCell(using: bubbles, for: path, item: message)
                : view.dequeueConfiguredReusableCell(using: pictures, for: path, item: message)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Message.ID>()
        snapshot.appendSections([.messages])
        snapshot.appendItems(order)
        source?.apply(snapshot, animatingDifferences: false)
    }

    /// Scrolls to a place, at once.
    public func show(_ place: Place) {
        view.layoutIfNeeded()
        switch place {
        case .end: scroll(to: order.last, at: .bottom)
        case .message(let id): scroll(to: id, at: .top)
        case .offset(let distance):
            let end = max(0, collectionView.contentSize.height - collectionView.bounds.height)
            collectionView.contentOffset.y = min(max(0, distance), end)
        }
        view.layoutIfNeeded()
    }

    private func scroll(to id: Message.ID?, at position: UICollectionView.ScrollPosition) {
        guard let id, let path = source?.indexPath(for: id) else { return }
        collectionView.scrollToItem(at: path, at: position, animated: false)
    }

    /// Gives a message another text.
    public func setText(_ text: String, of id: Message.ID) {
        guard let message = messages[id], var snapshot = source?.snapshot() else { return }
        messages[id] = Message(id: id, text: text, isMine: message.isMine, picture: message.picture)
        snapshot.reconfigureItems([id])
        source?.apply(snapshot, animatingDifferences: false)
    }
}
