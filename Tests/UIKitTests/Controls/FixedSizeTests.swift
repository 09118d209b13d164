import PlacardUIKit
import TestTools
import Testing

/// Controls whose size is UIKit's own: Apple's documentation of `UISwitch.init(frame:)` and `UIActivityIndicatorView.init(style:)`.
@MainActor @Suite struct FixedSizeTests {
    private func page(_ view: UIView) -> UIView {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        page.addSubview(view)
        return page
    }

    @Test func `switches and steppers take a place and no size`() {
        let given = CGRect(x: 7, y: 9, width: 200, height: 12)
        for (view, width, height) in [(UISwitch(), 51, 31), (UIStepper(), 94, 32)] {
            view.frame = given
            #expect(view.frame == CGRect(x: 7, y: 9, width: width, height: height))
            view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            view.frame = given
            #expect(view.bounds.size == CGSize(width: width, height: height) && view.frame.origin == given.origin)
        }
    }

    @Test func `rules stretch a switch's place and not the switch`() throws {
        let view = UISwitch()
        (view.isOn, view.onTintColor, view.translatesAutoresizingMaskIntoConstraints) = (true, .red, false)
        let page = page(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 90), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        page.layoutIfNeeded()
        #expect(view.bounds.height == 20)
        let red = try Pixels(of: page)
        #expect((red.rows { $0 == 0xFFFF_0000 }).max() == 40 && (red.columns { $0 == 0xFFFF_0000 }).max() ?? 0 < 61)
    }

    @Test(arguments: [4, 20, 70]) func `a wheel has its style's size in the middle of any bounds`(_ side: CGFloat)
        throws
    {
        let wheel = UIActivityIndicatorView(style: .large)
        let page = page(wheel)
        (wheel.color, wheel.hidesWhenStopped) = (.red, false)
        wheel.center = CGPoint(x: 60, y: 40)
        let before = try Pixels(of: page)
        wheel.bounds.size = CGSize(width: side, height: side)
        #expect(try Pixels(of: page).difference(from: before) <= 64)
    }

    @Test func `a progress bar is as thick as it is made`() throws {
        let bar = UIProgressView(frame: CGRect(x: 10, y: 10, width: 100, height: 12))
        (bar.progress, bar.progressTintColor) = (1, .red)
        let rows = try Pixels(of: page(bar)).rows { $0 == 0xFFFF_0000 }
        #expect(rows == Array(10..<22))
    }

    /// Programs round a bar through its views: `bar.subviews[1].clipsToBounds = true`, `bar.layer.sublayers![1].cornerRadius`.
    @Test func `a progress bar has a view for its track and one for what is done, which programs round`() throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 12))
        bar.progress = 0.5
        let done = try #require(bar.subviews.last)
        #expect(bar.subviews.count == 2 && bar.layer.sublayers?.count == 2 && done is UIImageView)
        #expect(bar.subviews[0].frame == bar.bounds && done.frame == CGRect(x: 0, y: 0, width: 50, height: 12))
        done.layer.cornerRadius = 6
        bar.progress = 0.75
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(done.frame.width == 75 && done.layer.cornerRadius == 6)
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(done.frame.minX == 25)
    }
}
