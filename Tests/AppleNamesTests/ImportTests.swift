import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Label code as it is written for iOS, with Apple's imports.
final class BadgeLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 8, height: size.height + 4)
    }
}

@MainActor @Suite struct ImportTests {
    @Test func `Code that imports UIKit compiles and draws as it stands`() {
        let label = BadgeLabel()
        label.text = "7"
        label.font = .systemFont(ofSize: 17)
        label.layer.cornerRadius = 4
        #expect(label.intrinsicContentSize.height == 24.5)
        label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
        let image = UIGraphicsImageRenderer(size: label.bounds.size).image { context in
            label.layer.render(in: context.cgContext)
        }
        #expect(image.size == label.bounds.size)
        #expect(CGAffineTransform.identity.isIdentity)
    }
}
