import Foundation
import Placard

/// The views of cards: labels in code, and a document of Interface Builder.
@MainActor enum CardViews {
    /// A card's view, laid out, and the pixels in a point of its picture.
    static func view(of card: Card) -> (view: UIView, scale: CGFloat) {
        let view =
            switch card {
            case .share(let title, let author): share(title, author)
            case .receipt(let shop, let items): receipt(shop, items)
            case .ticket(let event, let place, let seat, let code): ticket([event, place, seat, code])
            }
        view.layoutIfNeeded()
        return (view, 2)
    }

    private static func share(_ title: String, _ author: String) -> UIView {
        let card = GradientView(frame: CGRect(x: 0, y: 0, width: 600, height: 315))
        card.gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemBlue.cgColor]
        let heading = PlacardLabel(frame: CGRect(x: 40, y: 40, width: 520, height: 175))
        heading.text = title
        heading.font = .systemFont(ofSize: 48, weight: .bold)
        heading.textColor = .white
        heading.numberOfLines = 0
        heading.fontFit = .shrink(minimum: 20)
        heading.verticalAlignment = .top
        card.addSubview(heading)
        let byline = PlacardLabel(frame: CGRect(x: 40, y: 243, width: 520, height: 32))
        byline.text = author
        byline.font = .systemFont(ofSize: 22, weight: .medium)
        byline.textColor = UIColor(white: 1, alpha: 0.85)
        card.addSubview(byline)
        return card
    }

    private static func receipt(_ shop: String, _ items: [Card.Item]) -> UIView {
        let rows = UIStackView()
        rows.axis = .vertical
        rows.spacing = 8
        rows.isLayoutMarginsRelativeArrangement = true
        rows.layoutMargins = UIEdgeInsets(top: 24, left: 20, bottom: 24, right: 20)
        let heading = UILabel()
        heading.text = shop
        heading.numberOfLines = 0
        heading.textAlignment = .center
        heading.font = .systemFont(ofSize: 22, weight: .semibold)
        rows.addArrangedSubview(heading)
        rows.setCustomSpacing(20, after: heading)
        for item in items { rows.addArrangedSubview(row(item.name, item.price, weight: .regular)) }
        if let last = rows.arrangedSubviews.last { rows.setCustomSpacing(16, after: last) }
        rows.addArrangedSubview(row("Total", items.map(\.price).reduce(0, +), weight: .bold))
        rows.backgroundColor = .white
        let fitted = rows.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        rows.frame.size = CGSize(width: 300, height: fitted.height)
        return rows
    }

    private static func row(_ name: String, _ price: Int, weight: UIFont.Weight) -> UIView {
        let (left, right) = (UILabel(), UILabel())
        left.text = name
        left.numberOfLines = 0
        left.font = .systemFont(ofSize: 15, weight: weight)
        right.text = String(format: "%d.%02d", price / 100, price % 100)
        right.font = .monospacedDigitSystemFont(ofSize: 15, weight: weight)
        right.setContentHuggingPriority(.required, for: .horizontal)
        right.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [left, right])
        row.alignment = .firstBaseline
        row.spacing = 12
        return row
    }

    /// Read once; each ticket has views of its own.
    private static let ticketNib = UINib(nibName: "Ticket", bundle: .module)

    private static func ticket(_ texts: [String]) -> UIView {
        let objects = ticketNib.instantiate(withOwner: nil)
        let view = objects.lazy.compactMap { $0 as? UIView }.first ?? UIView()
        for (index, text) in texts.enumerated() { (view.viewWithTag(index + 1) as? UILabel)?.text = text }
        return view
    }
}

/// A ground whose colors run from above to below; it has no bitmap of its own, as a label that is filled would have.
private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var gradient: CAGradientLayer { layer as! CAGradientLayer }
}

extension Card {
    /// The bytes of a card's file.
    ///
    /// - Throws: `CGContextError` where the machine has no memory for it.
    @MainActor public func data(as format: Format) throws -> Data {
        let (view, scale) = CardViews.view(of: self)
        if format == .png {
            let settings = UIGraphicsImageRendererFormat()
            settings.scale = scale
            return UIGraphicsImageRenderer(bounds: view.bounds, format: settings).pngData {
                view.layer.render(in: $0.cgContext)
            }
        }
        let document = CGDocument()
        view.layer.render(in: try document.beginPage(size: view.bounds.size))
        return format == .pdf ? document.pdfData() : document.svgData()
    }
}
