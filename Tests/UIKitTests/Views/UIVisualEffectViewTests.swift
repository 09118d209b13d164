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
}
