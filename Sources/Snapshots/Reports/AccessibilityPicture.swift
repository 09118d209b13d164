import PlacardSpecimens

/// A picture of a view with what screen readers stop at: numbered regions in reading order, and a legend beside it.
@MainActor package struct AccessibilityPicture {
    private let view: UIView
    private let elements: [SnapshotTree.Element]
    /// The width of the legend, and what lies around everything, in points.
    private static let (legendWidth, margin): (CGFloat, CGFloat) = (300, 20)
    /// Of the numbers' grounds.
    private static let badge: CGFloat = 20
    private static let colors: [UIColor] = [
        .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemRed, .systemTeal, .systemPink, .systemIndigo,
    ]

    /// - Parameter view: One that is laid out.
    package init(of view: UIView) {
        self.view = view
        elements = AccessibilityReader(view).elements
    }

    /// The picture as PNG; nil for a view without an area.
    package func png() -> Data? {
        guard let image = try? drawn(view) else { return nil }
        let sheet = UIView()
        sheet.backgroundColor = .white
        let picture = UIImageView(image: UIImage(cgImage: image, scale: SnapshotStage.scale, orientation: .up))
        picture.frame = CGRect(origin: CGPoint(x: Self.margin, y: Self.margin), size: view.bounds.size)
        picture.layer.borderColor = UIColor(white: 0.85, alpha: 1).cgColor
        picture.layer.borderWidth = 1
        sheet.addSubview(picture)
        for (index, element) in elements.enumerated() { mark(element, index, upon: picture) }
        let legend = legend(from: picture.frame.maxX + Self.margin)
        sheet.addSubview(legend)
        sheet.frame.size = CGSize(
            width: legend.frame.maxX + Self.margin,
            height: max(picture.frame.maxY, legend.frame.maxY) + Self.margin)
        return (try? drawn(sheet)).flatMap { try? PNGEncoder(scale: SnapshotStage.scale).encode($0) }
    }

    private func drawn(_ view: UIView) throws -> CGImage? {
        view.layoutIfNeeded()
        let context = try CGContext(size: view.bounds.size, scale: SnapshotStage.scale)
        view.layer.render(in: context)
        return context.makeImage()
    }

    private func color(_ index: Int) -> UIColor { Self.colors[index % Self.colors.count] }

    /// A tinted region with its number at its upper corner, on the side that reading begins at.
    private func mark(_ element: SnapshotTree.Element, _ index: Int, upon picture: UIView) {
        let frame = element.rect
        let region = UIView(frame: frame)
        region.backgroundColor = color(index).withAlphaComponent(0.18)
        region.layer.borderColor = color(index).cgColor
        region.layer.borderWidth = 1.5
        region.layer.cornerRadius = min(4, frame.height / 4)
        picture.addSubview(region)
        let number = number(index)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let outwards = Self.badge / 3 * (isRightToLeft ? 1 : -1)
        let corner = CGPoint(
            x: (isRightToLeft ? frame.maxX : frame.minX) + outwards, y: frame.minY - Self.badge / 4)
        let bounds = picture.bounds.insetBy(dx: Self.badge / 2, dy: Self.badge / 2)
        number.center = CGPoint(
            x: min(max(corner.x, bounds.minX), bounds.maxX), y: min(max(corner.y, bounds.minY), bounds.maxY))
        picture.addSubview(number)
    }

    private func number(_ index: Int) -> UILabel {
        let label = UILabel(
            frame: CGRect(x: 0, y: 0, width: index < 99 ? Self.badge : Self.badge * 1.5, height: Self.badge))
        label.text = "\(index + 1)"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 11, weight: .bold)
        label.textColor = .white
        label.backgroundColor = color(index)
        label.layer.cornerRadius = Self.badge / 2
        label.clipsToBounds = true
        return label
    }

    private func legend(from left: CGFloat) -> UIView {
        let legend = UIView()
        var y: CGFloat = 0
        for (index, element) in elements.enumerated() {
            let number = number(index)
            number.frame.origin = CGPoint(x: 0, y: y)
            let text = UILabel()
            text.numberOfLines = 0
            text.attributedText = Self.words(element)
            let width = Self.legendWidth - 32
            let height = text.sizeThatFits(CGSize(width: width, height: 10_000)).height
            text.frame = CGRect(x: 32, y: y, width: width, height: max(height, Self.badge))
            legend.addSubview(number)
            legend.addSubview(text)
            y = text.frame.maxY + 10
        }
        legend.frame = CGRect(x: left, y: Self.margin, width: Self.legendWidth, height: max(0, y - 10))
        return legend
    }

    /// The label, and below it what else is read.
    private static func words(_ element: SnapshotTree.Element) -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: element.label ?? "No label",
            attributes: [
                .font: UIFont.systemFont(ofSize: 14, weight: .semibold),
                .foregroundColor: element.label == nil ? UIColor.systemRed : .black,
            ])
        let rest = [
            element.value.map { "Value: \($0)" }, element.traits.map { $0.joined(separator: ", ") },
            element.hint.map { "Hint: \($0)" }, element.actions.map { "Actions: \($0.joined(separator: ", "))" },
        ].compactMap(\.self)
        guard !rest.isEmpty else { return text }
        text.append(
            NSAttributedString(
                string: "\n" + rest.joined(separator: "\n"),
                attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor(white: 0.4, alpha: 1)]))
        return text
    }
}

extension SnapshotTree.Element {
    fileprivate var rect: CGRect {
        guard frame.count == 4 else { return .zero }
        return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
}
