import UIKit

/// A picture with its caption, laid out in PictureCell.xib.
final class PictureCell: UICollectionViewCell {
    // Foundation on Linux has no `@IBOutlet` for classes; `placard port` writes these lines by itself.
    #if canImport(ObjectiveC)
        @IBOutlet var bubble: UIView!
        @IBOutlet var pictureView: UIImageView!
        @IBOutlet var captionLabel: UILabel!
        @IBOutlet var mine: NSLayoutConstraint!
        @IBOutlet var other: NSLayoutConstraint!
    #else
        @Outlet var bubble: UIView!
        @Outlet var pictureView: UIImageView!
        @Outlet var captionLabel: UILabel!
        @Outlet var mine: NSLayoutConstraint!
        @Outlet var other: NSLayoutConstraint!
    #endif

    override func awakeFromNib() {
        super.awakeFromNib()
        bubble.layer.cornerRadius = 18
        pictureView.layer.cornerRadius = 12
        pictureView.clipsToBounds = true
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        pictureView.image = nil
    }

    func show(_ message: Message) {
        pictureView.image = message.picture?.image(size: CGSize(width: 216, height: 130))
        captionLabel.attributedText = message.attributedText(color: message.isMine ? .white : .label)
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        mine.isActive = message.isMine
        other.isActive = !message.isMine
    }
}

extension Message.Picture {
    /// Hills before a sky with a sun.
    func image(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: 0.1, brightness: 1, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: size.width * 0.66, y: size.height * 0.15, width: 34, height: 34)).fill()
            for (height, brightness) in [(0.5, 0.6), (0.68, 0.45)] {
                UIColor(hue: hue + 0.2, saturation: 0.45, brightness: brightness, alpha: 1).setFill()
                hill(from: size.height * height, in: size).fill()
            }
        }
    }

    private func hill(from top: CGFloat, in size: CGSize) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: top + 18))
        path.addCurve(
            to: CGPoint(x: size.width, y: top + 8), controlPoint1: CGPoint(x: size.width * 0.3, y: top - 34),
            controlPoint2: CGPoint(x: size.width * 0.6, y: top + 46))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height))
        path.close()
        return path
    }
}
