import PlacardUIKit
import Testing

@MainActor @Suite struct TintColorTests {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

    private func background() throws -> UInt32 {
        let image = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
        let pixels = try #require(image.cgImage).withPixels { Array($0) }
        return pixels[0]
    }

    @Test func `The tint color follows the view that is drawn`() throws {
        label.backgroundColor = .tintColor
        #expect(try background() == 0xFF00_7AFF)
        let page = UIView()
        page.tintColor = .red
        page.addSubview(label)
        #expect(try background() == 0xFFFF_0000)
        page.tintColor = .green
        #expect(try background() == 0xFF00_FF00)
        page.tintColor = .tintColor
        #expect(try background() == 0xFF00_7AFF)
    }

    /// A view that counts how often its tint has changed.
    private final class Listener: UIView {
        var changes = 0

        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    @Test func `a dimmed tint has no color, here and below, until a view insists on the normal one`() throws {
        let (page, row, alert) = (Listener(), Listener(), Listener())
        page.addSubview(row)
        page.addSubview(alert)
        alert.tintAdjustmentMode = .normal
        #expect(page.tintAdjustmentMode == .normal && alert.changes == 0)
        page.tintColor = .red
        page.tintAdjustmentMode = .dimmed
        #expect(row.tintAdjustmentMode == .dimmed && alert.tintAdjustmentMode == .normal)
        #expect([page, row, alert].map(\.changes) == [2, 2, 1])
        #expect(alert.tintColor == .red)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(row.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(red == green && green == blue && red < 0.5 && alpha == 1)
        page.tintAdjustmentMode = .automatic
        #expect(row.tintColor == .red && row.changes == 3)
    }

    @Test func `views hear of another tint when they move, and only of one that reaches them`() {
        let (page, row, own) = (UIView(), Listener(), Listener())
        own.tintColor = .green
        row.addSubview(own)
        own.changes = 0
        page.tintColor = .red
        page.addSubview(row)
        #expect(row.changes == 1 && own.changes == 0)
        page.tintAdjustmentMode = .dimmed
        #expect(row.changes == 2 && own.changes == 1)
        row.removeFromSuperview()
        #expect(row.tintColor == .systemBlue && row.changes == 3 && own.changes == 2)
    }
}
