import PlacardUIKit
import Testing

/// Truth: Apple's documentation of `UIScrollView`, "Managing zooming", and of `UIScrollViewDelegate`.
@MainActor @Suite struct ZoomingTests {
    private final class Reader: UIScrollViewDelegate {
        let page: UIView?
        var told: [String] = []

        init(_ page: UIView?) { self.page = page }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("did \(scrollView.zoomScale)") }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            told.append("begins \(view === page)")
        }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            told.append("ends \(scale)")
        }
    }

    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let reader: Reader

    init() {
        reader = Reader(page)
        scrollView.addSubview(page)
        scrollView.contentSize = page.frame.size
        scrollView.maximumZoomScale = 4
        scrollView.minimumZoomScale = 0.5
        scrollView.delegate = reader
    }

    @Test func `a scale makes view and content larger about the middle of what is visible`() {
        scrollView.contentOffset = CGPoint(x: 50, y: 100)
        scrollView.zoomScale = 2
        #expect(page.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(page.bounds.size == CGSize(width: 200, height: 400))
        #expect(scrollView.contentSize == CGSize(width: 400, height: 800))
        #expect(scrollView.contentOffset == CGPoint(x: 150, y: 250))
        #expect(reader.told == ["did 2.0"])
        scrollView.zoomScale = 1
        #expect(page.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(scrollView.contentOffset == CGPoint(x: 50, y: 100))
    }

    @Test func `scales keep to the limits, and numbers that are none change nothing`() {
        scrollView.zoomScale = 9
        #expect(scrollView.zoomScale == 4)
        scrollView.setZoomScale(0.1, animated: true)
        #expect(scrollView.zoomScale == 0.5)
        #expect(reader.told == ["did 4.0", "begins true", "did 0.5", "ends 0.5"])
        scrollView.zoomScale = .nan
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 0), animated: false)
        #expect(scrollView.zoomScale == 0.5)
        scrollView.minimumZoomScale = -1
        scrollView.zoomScale = 0
        #expect(scrollView.zoomScale > 0 && page.frame.width >= 0)
    }

    @Test func `a rectangle is shown as large as it fits, in the middle`() {
        scrollView.zoom(to: CGRect(x: 50, y: 100, width: 50, height: 20), animated: false)
        #expect(scrollView.zoomScale == 2)
        #expect(scrollView.contentOffset == CGPoint(x: 100, y: 170))
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(scrollView.zoomScale == 4 && scrollView.contentOffset == .zero)
    }

    @Test func `nothing zooms without a view for it`() {
        let nobody = Reader(nil)
        scrollView.delegate = nobody
        scrollView.zoomScale = 2
        scrollView.setZoomScale(3, animated: true)
        #expect(scrollView.zoomScale == 1 && nobody.told.isEmpty && scrollView.contentSize.width == 200)
    }

    @Test func `touches reach controls, which scrolling does not take them from`() {
        #expect(scrollView.touchesShouldBegin([], with: nil, in: page))
        #expect(scrollView.touchesShouldCancel(in: page) && !scrollView.touchesShouldCancel(in: UIButton()))
        scrollView.bouncesVertically = false
        #expect(scrollView.bounces)
        scrollView.bounces = false
        #expect(!scrollView.bouncesHorizontally)
    }
}
