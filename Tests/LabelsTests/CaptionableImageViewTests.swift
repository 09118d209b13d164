import Foundation
import PlacardLabels
import TestTools
import Testing

@MainActor @Suite struct CaptionableImageViewTests {
    private let view = CaptionableImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))

    /// Left half red, right half blue, 40 × 40 points.
    private static var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 20, y: 0, width: 20, height: 40))
        }
    }

    init() {
        view.image = Self.picture
        view.caption = "A caption"
        view.layoutIfNeeded()
    }

    @Test func theBarLiesAlongTheBottomWithTheCaptionInsetByTenAndFive() {
        #expect(view.captionBar.frame == CGRect(x: 0, y: 90, width: 200, height: 30))
        #expect(view.captionLabel.frame == CGRect(x: 10, y: 5, width: 180, height: 20))
        #expect(view.captionBar.backgroundColor == UIColor(white: 0.1, alpha: 0.8))
        #expect(view.captionLabel.textColor == UIColor(white: 0.9, alpha: 1))
    }

    @Test func thePictureFillsTheViewInItsProportionsAndIsCutAtItsEdges() throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
        page.addSubview(view)
        view.frame.origin = CGPoint(x: 20, y: 20)
        page.layoutIfNeeded()
        let pixels = try Pixels(of: page)
        #expect(pixels[22, 22] == 0xFFFF_0000 && pixels[217, 22] == 0xFF00_00FF)
        #expect(pixels[120, 18] == 0 && pixels[120, 142] == 0)
        #expect(view.imageView.contentMode == .scaleAspectFill)
    }

    @Test func theBarDarkensThePictureAndLetsItThrough() throws {
        view.caption = " "
        let pixels = try Pixels(of: view)
        let (red, blue) = (pixels[10, 110], pixels[190, 110])
        #expect(red != blue && red >> 16 & 255 < 120 && blue & 255 < 120)
    }

    @Test func theCaptionCanStandAtTheTopAndBeAsHighAsIsWished() {
        view.captionPosition = .top
        view.captionHeight = 44
        view.layoutIfNeeded()
        #expect(view.captionBar.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
        #expect(view.captionLabel.frame == CGRect(x: 10, y: 5, width: 180, height: 34))
    }

    @Test func withoutCaptionThereIsNoBar() {
        #expect(!view.captionBar.isHidden)
        view.caption = nil
        #expect(view.captionBar.isHidden)
        view.caption = "Again"
        #expect(!view.captionBar.isHidden)
    }

    @Test func tapsHideAndShowTheCaptionOnDemandOnly() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.addSubview(view)
        let finger = TouchSequence(in: window)
        finger.tap(at: CGPoint(x: 100, y: 50))
        #expect(!view.isCaptionHidden)
        view.hidesCaptionOnTap = true
        finger.tap(at: CGPoint(x: 100, y: 50))
        #expect(view.isCaptionHidden && view.captionBar.isHidden)
        finger.tap(at: CGPoint(x: 250, y: 150))
        #expect(view.isCaptionHidden)
        finger.tap(at: CGPoint(x: 100, y: 110))
        #expect(!view.isCaptionHidden)
        view.hidesCaptionOnTap = false
        finger.tap(at: CGPoint(x: 100, y: 50))
        #expect(!view.isCaptionHidden && view.gestureRecognizers == nil)
    }

    @Test func bothInitializersGoThroughOneSetUp() throws {
        let decoded = try #require(CaptionableImageView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
        decoded.frame = view.frame
        decoded.caption = view.caption
        decoded.image = view.image
        decoded.layoutIfNeeded()
        #expect(decoded.captionBar.frame == view.captionBar.frame)
        #expect(try Pixels(of: decoded) == Pixels(of: view))
    }

    @Test func aViewLowerThanItsBarHasABarOfItsHeight() {
        view.frame.size.height = 12
        view.layoutIfNeeded()
        #expect(view.captionBar.frame == CGRect(x: 0, y: 0, width: 200, height: 12))
    }
}
