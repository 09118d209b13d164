// Literals are what is tested.
// swift-format-ignore-file: NoPlaygroundLiterals

import PlacardUIKit
import TestTools
import Testing

/// What Apple's documentation of `UIColor.init(colorLiteralRed:green:blue:alpha:)`, of `UIImage.init(imageLiteralResourceName:)` and of
/// `UIView.AnimationOptions` says; raw values are those of `UIView.h`.
@MainActor @Suite struct LiteralTests {
    @Test func `a color literal is a color, whether a type is said or not`() {
        let plain = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        let typed: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(plain == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) && typed == plain)
        #expect(UIColor(colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 1) == plain)
    }

    @Test func `an image literal finds an image by name, and is empty without one`() {
        let report = UIImage.report
        defer { UIImage.report = report }
        UIImage.report = { _ in }
        let image = #imageLiteral(resourceName: "there is none")
        #expect(image.size == .zero)
    }

    @Test func `options for images a second have UIKit's bits, and leave the rest of an animation alone`() {
        #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
        #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
        #expect(UIView.AnimationOptions.preferredFramesPerSecondDefault.isEmpty)
        let view = UIView()
        UIView.animate(
            withDuration: 0, delay: 0, options: [.preferredFramesPerSecond30, .curveLinear],
            animations: { view.alpha = 0 })
        #expect(view.alpha == 0)
    }
}
