import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIPageViewController`, its data source and its delegate.
@MainActor @Suite struct UIPageViewControllerTests {
    private final class Page: UIViewController {
        let number: Int
        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var dots = 0
        var heard: [String] = []
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, 1) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { heard.append("will \(numbers(pendingViewControllers))") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { heard.append("did \(numbers(previousViewControllers)) \(finished) \(completed)") }

        private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
            let next = ((controller as? Page)?.number ?? 0) + step
            return (0..<3).contains(next) ? Page(next) : nil
        }
        private func numbers(_ controllers: [UIViewController]) -> [Int] {
            controllers.compactMap { ($0 as? Page)?.number }
        }
    }

    /// Apple's page of `presentationIndex(for:)`: it is asked when pages are set, and the index follows what the user does by itself;
    /// most data sources answer with the page that is shown.
    @Test func `dots go one on with a finger when the data source knows the page that is shown`() throws {
        final class Knowing: NSObject, UIPageViewControllerDataSource {
            func pageViewController(
                _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
            ) -> UIViewController? { Page(((controller as? Page)?.number ?? 0) + 1) }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 5 }
            func presentationIndex(for pages: UIPageViewController) -> Int {
                (pages.viewControllers?.first as? Page)?.number ?? 0
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let source = Knowing()
        pages.dataSource = source
        pages.setViewControllers([Page(1)], direction: .forward, animated: false)
        window.rootViewController = pages
        window.layoutIfNeeded()
        let finger = TouchSequence(in: window)
        finger.down(at: CGPoint(x: 250, y: 100))
        finger.move(to: CGPoint(x: 50, y: 100), over: 0.1)
        finger.up()
        let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect((pages.viewControllers?.first as? Page)?.number == 2 && dots.currentPage == 2)
    }

    private func shown(_ pages: UIPageViewController) -> [Int] {
        (pages.viewControllers ?? []).compactMap { ($0 as? Page)?.number }
    }

    private func swipe(_ window: UIWindow, from start: CGPoint, to end: CGPoint) {
        let finger = TouchSequence(in: window)
        finger.down(at: start)
        finger.wait(0.1)
        finger.move(to: end)
        finger.up()
    }

    @Test func `A swipe turns to the page beside it, as far as there are pages`() {
        let (pages, book) = (
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Book()
        )
        (pages.dataSource, pages.delegate) = (book, book)
        pages.setViewControllers([Page(1)], direction: .forward, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = pages
        window.layoutIfNeeded()
        swipe(window, from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 200))
        #expect(shown(pages) == [2] && pages.children.count == 1)
        swipe(window, from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 200))
        #expect(shown(pages) == [2])
        swipe(window, from: CGPoint(x: 100, y: 200), to: CGPoint(x: 250, y: 200))
        #expect(shown(pages) == [1])
        #expect(book.heard == ["will [2]", "did [1] true true", "will [1]", "did [2] true true"])
    }

    @Test func `Pages that scroll end above their dots, and a curled page has none`() throws {
        let book = Book()
        book.dots = 3
        for (style, height) in [(UIPageViewController.TransitionStyle.scroll, 443.0), (.pageCurl, 480)] {
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.dataSource = book
            let page = Page(1)
            var isDone = false
            pages.setViewControllers([page], direction: .forward, animated: true) { isDone = $0 }
            pages.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            pages.view.layoutIfNeeded()
            #expect(isDone && page.parent === pages)
            #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: height))
            let dots = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
            #expect(dots.isHidden == (style == .pageCurl))
            if style == .scroll { #expect(dots.numberOfPages == 3 && dots.currentPage == 1) }
        }
    }

    @Test func `Two pages lie beside a spine in the middle`() {
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        let both = [Page(0), Page(1)]
        pages.setViewControllers(both, direction: .forward, animated: false)
        pages.view.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
        pages.view.layoutIfNeeded()
        #expect(pages.spineLocation == .mid && both.map(\.view.frame.minX) == [0, 300])
    }
}
