import PlacardUIKit
import TestTools
import Testing

@MainActor @Suite struct UIVisualEffectViewTests {
    @Test func `an effect tints what lies behind`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.backgroundColor = .red
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        root.addSubview(view)
        let pixels = try Pixels(of: root)
        #expect(pixels[5, 15] == 0xFFFF_0000 && pixels[5, 5] >> 16 & 255 < 120)
        #expect(view.contentView.frame == view.bounds)
    }

    @Test func `what lies behind is softened under the tint and sharp beside it`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        root.backgroundColor = .white
        let stripe = UIView(frame: CGRect(x: 90, y: 0, width: 20, height: 60))
        stripe.backgroundColor = .black
        root.addSubview(stripe)
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        root.addSubview(view)
        let pixels = try Pixels(of: root)
        #expect(pixels[89, 50] == 0xFFFF_FFFF && pixels[91, 50] == 0xFF00_0000)
        let row = (0..<200).map { Int(pixels[$0, 20] & 255) }
        #expect(row[100] < row[80] && row[80] < row[50] && row[50] < row[10])
        #expect(zip(row, row.dropFirst()).allSatisfy { abs($0 - $1) <= 4 })
        view.effect = nil
        #expect(try Pixels(of: root)[89, 20] == 0xFFFF_FFFF)
    }
}
