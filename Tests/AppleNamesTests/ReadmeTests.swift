import Testing
import UIKit

/// A label with space around its text, on a rounded rectangle.
final class BubbleLabel: UILabel {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY,
            width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom)
    }

    override func drawText(in rect: CGRect) {
        UIColor.cyan.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: 16).fill()
        super.drawText(in: rect.inset(by: insets))
    }
}

/// The bytes of a PNG file with a bubble at most 343 points wide.
@MainActor func bubble(_ text: String) -> Data {
    let label = BubbleLabel()
    label.text = text
    label.numberOfLines = 0
    label.frame.size = label.sizeThatFits(CGSize(width: 343, height: CGFloat.greatestFiniteMagnitude))
    return UIGraphicsImageRenderer(bounds: label.bounds).pngData { context in
        label.layer.render(in: context.cgContext)
    }
}

/// The bytes of a PNG file of 1,200 × 630 pixels, as sites show it for a link.
func shareCard(title: String) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let card = CGRect(x: 0, y: 0, width: 1200, height: 630)
    return UIGraphicsImageRenderer(bounds: card, format: format).pngData { context in
        UIColor.systemIndigo.setFill()
        context.fill(card)
        let look: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 96, weight: .bold), .foregroundColor: UIColor.white,
        ]
        title.draw(in: card.insetBy(dx: 80, dy: 80), withAttributes: look)
    }
}

/// The README's snippets, which `Scripts/snippets` looks for in this file.
@MainActor @Suite struct ReadmeTests {
    @Test func `The first example draws a bubble that grows with its text`() throws {
        let short = try #require(UIImage(data: bubble("One")))
        let long = try #require(UIImage(data: bubble("All right, but what have the Romans ever done for us?")))
        #expect(short.size.width < long.size.width && short.size.height < long.size.height)
    }

    @Test func `The second example draws its title on a card of the size it says`() throws {
        let image = try #require(UIImage(data: shareCard(title: "One")))
        #expect(image.size == CGSize(width: 1200, height: 630))
        #expect(shareCard(title: "One") != shareCard(title: "Two"))
    }
}
