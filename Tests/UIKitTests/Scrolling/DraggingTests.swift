import Foundation
import PlacardUIKit
import TestTools
import Testing

/// Fingers that move content. Source: Apple's documentation of `UIScrollView` and `UIScrollViewDelegate`.
@MainActor @Suite struct DraggingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let listener = DragListener()
    private let finger: TouchSequence

    init() {
        finger = TouchSequence(in: window)
        scrollView.contentSize = CGSize(width: 200, height: 2_000)
        scrollView.delegate = listener
        window.addSubview(scrollView)
        window.isHidden = false
    }

    /// A finger that goes some way in a sixth of a second, and is lifted, after a rest if it throws nothing.
    private func draw(from start: CGPoint, by way: CGVector, rest: Double = 0.5) {
        finger.down(at: start)
        finger.move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), over: 1.0 / 6)
        finger.wait(rest)
        finger.up()
    }

    @Test func `content follows a finger once that has moved ten points`() {
        finger.down(at: CGPoint(x: 100, y: 300))
        #expect(scrollView.isTracking && !scrollView.isDragging)
        finger.move(to: CGPoint(x: 100, y: 291))
        #expect(scrollView.contentOffset.y == 0)
        finger.move(to: CGPoint(x: 100, y: 280))
        #expect(scrollView.isDragging && scrollView.contentOffset.y == 10)
        finger.move(to: CGPoint(x: 150, y: 200))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 90))
        finger.move(to: CGPoint(x: 150, y: 240))
        #expect(scrollView.contentOffset.y == 50)
        finger.wait(0.2)
        finger.up()
        #expect(!scrollView.isTracking && scrollView.contentOffset.y == 50)
        #expect(listener.heard == ["begins", "ends false"])
    }

    @Test func `a throw goes on until it comes to rest`() throws {
        draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100), rest: 0)
        #expect(listener.heard == ["begins", "ends true", "goes on", "rests"])
        // Ten points in a sixtieth of a second, of which 0.998 are left after a millisecond.
        let speed = try #require(listener.velocity)
        #expect(abs(speed.y - 0.6) < 1e-6)
        #expect(abs(scrollView.contentOffset.y - (90 + 0.6 * 0.998 / 0.002)) < 0.5)
    }

    @Test func `where a clock drives the code content slows down, and a finger stops it`() {
        window.eventClock.drive {
            draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -200), rest: 0)
            #expect(scrollView.isDecelerating)
            let start = scrollView.contentOffset.y
            finger.wait(0.1)
            let first = scrollView.contentOffset.y - start
            finger.wait(0.1)
            let second = scrollView.contentOffset.y - start - first
            #expect(first > second && second > 0)
            finger.down(at: CGPoint(x: 100, y: 300))
            #expect(!scrollView.isDecelerating && listener.heard.last == "rests")
            finger.up()
            draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -200), rest: 0)
            scrollView.setContentOffset(scrollView.contentOffset, animated: false)
            #expect(!scrollView.isDecelerating && listener.heard.last == "rests")
        }
    }

    @Test func `a delegate decides where a throw ends`() {
        listener.target = CGPoint(x: 0, y: 700)
        draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100), rest: 0)
        #expect(scrollView.contentOffset.y == 700)
        #expect(listener.proposed.map { $0.y > 100 } == true)
    }

    @Test func `content bounces at its edges, or stays there`() {
        finger.down(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 100, y: 210))
        let pulled = scrollView.contentOffset.y
        #expect(pulled < -30 && pulled > -60)
        finger.wait(0.2)
        finger.up()
        #expect(scrollView.contentOffset.y == 0 && listener.heard.last == "rests")
        scrollView.bounces = false
        finger.down(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 100, y: 210))
        #expect(scrollView.contentOffset.y == 0)
        finger.up()
    }

    @Test func `content that a finger catches beyond its edge goes back when the finger leaves`() {
        window.eventClock.drive {
            draw(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 230))
            finger.wait(0.05)
            #expect(scrollView.isDecelerating && scrollView.contentOffset.y < -10)
            finger.down(at: CGPoint(x: 100, y: 50))
            let caught = scrollView.contentOffset.y
            finger.wait(0.2)
            #expect(scrollView.isTracking && scrollView.contentOffset.y == caught && caught < 0)
            finger.up()
            #expect(scrollView.isDecelerating)
            finger.wait(5)
            #expect(!scrollView.isDecelerating && scrollView.contentOffset.y == 0)
        }
    }

    @Test func `content that becomes shorter while it moves comes to rest at its end`() {
        window.eventClock.drive {
            draw(from: CGPoint(x: 100, y: 380), by: CGVector(dx: 0, dy: -300), rest: 0)
            finger.wait(0.1)
            #expect(scrollView.isDecelerating)
            scrollView.contentSize.height = 900
            finger.wait(10)
            #expect(scrollView.contentOffset.y == 500 && listener.heard.last == "rests")
            #expect(listener.heard.count { $0 == "rests" } == 1)
        }
    }

    @Test func `short content stays unless it always bounces, and so does what may not scroll`() {
        scrollView.contentSize.height = 100
        draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100))
        #expect(listener.heard.isEmpty)
        scrollView.alwaysBounceVertical = true
        draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100))
        #expect(listener.heard == ["begins", "ends true", "goes on", "rests"] && scrollView.contentOffset.y == 0)
        scrollView.isScrollEnabled = false
        draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100))
        #expect(listener.heard.count == 4)
    }

    @Test func `pages: the nearest, or the next in the direction of a throw`() {
        scrollView.contentSize = CGSize(width: 800, height: 400)
        scrollView.isPagingEnabled = true
        draw(from: CGPoint(x: 190, y: 300), by: CGVector(dx: -80, dy: 0))
        #expect(scrollView.contentOffset.x == 0)
        draw(from: CGPoint(x: 190, y: 300), by: CGVector(dx: -130, dy: 0))
        #expect(scrollView.contentOffset.x == 200)
        draw(from: CGPoint(x: 190, y: 300), by: CGVector(dx: -60, dy: 0), rest: 0)
        #expect(scrollView.contentOffset.x == 400)
        draw(from: CGPoint(x: 20, y: 300), by: CGVector(dx: 60, dy: 0), rest: 0)
        #expect(scrollView.contentOffset.x == 200)
    }

    @Test func `one axis is kept to where that is asked for`() {
        scrollView.contentSize = CGSize(width: 800, height: 2_000)
        draw(from: CGPoint(x: 190, y: 300), by: CGVector(dx: -40, dy: -100))
        #expect(scrollView.contentOffset.x > 0 && scrollView.contentOffset.y > 0)
        scrollView.contentOffset = .zero
        scrollView.isDirectionalLockEnabled = true
        draw(from: CGPoint(x: 190, y: 300), by: CGVector(dx: -40, dy: -100))
        #expect(scrollView.contentOffset.x == 0 && scrollView.contentOffset.y > 0)
    }

    @Test func `a row within a column scrolls across, the column along, and where it ends the one around goes on`() {
        let row = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 150))
        row.contentSize = CGSize(width: 600, height: 150)
        scrollView.addSubview(row)
        draw(from: CGPoint(x: 150, y: 250), by: CGVector(dx: -60, dy: -20))
        #expect(row.contentOffset.x > 0 && scrollView.contentOffset.y == 0)
        draw(from: CGPoint(x: 150, y: 300), by: CGVector(dx: -20, dy: -60))
        #expect(scrollView.contentOffset.y > 0)
        scrollView.contentOffset = .zero
        row.contentSize = CGSize(width: 200, height: 200)
        draw(from: CGPoint(x: 150, y: 320), by: CGVector(dx: 0, dy: -100))
        #expect(row.contentOffset.y == 50 && scrollView.contentOffset.y == 0)
        draw(from: CGPoint(x: 150, y: 320), by: CGVector(dx: 0, dy: -100))
        #expect(row.contentOffset.y == 50 && scrollView.contentOffset.y > 0)
    }

    @Test func `pages are kept to only along the axis that a locked finger moves`() {
        (scrollView.isPagingEnabled, scrollView.isDirectionalLockEnabled) = (true, true)
        scrollView.contentSize = CGSize(width: 800, height: 2_000)
        scrollView.contentOffset = CGPoint(x: 0, y: 120)
        draw(from: CGPoint(x: 180, y: 200), by: CGVector(dx: -150, dy: 0))
        #expect(scrollView.contentOffset == CGPoint(x: 200, y: 120))
    }

    @Test func `a button that is drawn away soon scrolls, one that is held keeps the finger`() {
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 200, height: 50))
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        scrollView.addSubview(button)
        draw(from: CGPoint(x: 100, y: 220), by: CGVector(dx: 0, dy: -60))
        #expect(scrollView.contentOffset.y > 0 && events == ["cancel"])
        scrollView.contentOffset = .zero
        finger.down(at: CGPoint(x: 100, y: 220))
        finger.wait(0.3)
        finger.move(to: CGPoint(x: 100, y: 240))
        finger.up()
        #expect(scrollView.contentOffset.y == 0 && events == ["cancel", "tap"])
    }

    @Test func `both of two nested views scroll where a delegate allows it`() {
        let inner = TolerantScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        inner.contentSize = CGSize(width: 200, height: 1_000)
        scrollView.addSubview(inner)
        draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100))
        #expect(inner.contentOffset.y > 0 && scrollView.contentOffset.y > 0)
    }

    @Test func `scrolling ends editing where that is asked for`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        scrollView.addSubview(field)
        field.becomeFirstResponder()
        draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100))
        #expect(field.isFirstResponder)
        scrollView.keyboardDismissMode = .onDrag
        draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100))
        #expect(!field.isFirstResponder)
    }

    @Test func `content that is pulled down is fetched anew`() {
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scrollView.refreshControl = control
        scrollView.contentSize.height = 100
        draw(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 60))
        #expect(count == 0)
        draw(from: CGPoint(x: 100, y: 50), by: CGVector(dx: 0, dy: 300))
        #expect(count == 1 && control.isRefreshing && scrollView.contentOffset.y == -60)
        control.endRefreshing()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `a table scrolls and selects no row`() {
        let rows = CountingRows()
        let table = UITableView(frame: window.bounds)
        table.dataSource = rows
        window.addSubview(table)
        draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -110))
        #expect(table.contentOffset.y == 100 && table.indexPathForSelectedRow == nil)
        finger.tap(at: CGPoint(x: 100, y: 300))
        #expect(table.indexPathForSelectedRow != nil)
    }

    @Test func `a wheel takes back the room that it made, wherever it was`() {
        let control = UIRefreshControl()
        control.beginRefreshing()
        scrollView.refreshControl = control
        #expect(scrollView.contentInset.top == 60)
        scrollView.refreshControl = nil
        #expect(scrollView.contentInset.top == 0)
        control.endRefreshing()
        #expect(scrollView.contentInset.top == 0)
    }

    /// Apple's page of `scrollViewWillBeginDecelerating(_:)` leaves it open; programs stop a throw there.
    @Test func `a throw that is stopped as it begins goes nowhere`() {
        window.eventClock.drive {
            listener.onDecelerating = { $0.setContentOffset($0.contentOffset, animated: false) }
            draw(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -200), rest: 0)
            let place = scrollView.contentOffset.y
            #expect(!scrollView.isDecelerating && place > 0)
            finger.wait(1)
            #expect(scrollView.contentOffset.y == place)
        }
    }

    @Test func `the wheel that is pulled has the tint that is set`() {
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        let wheel = control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(wheel != nil && wheel?.color == nil)
        control.tintColor = .red
        #expect(wheel?.color == .red)
    }
}

@MainActor private final class DragListener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var velocity: CGPoint?
    var proposed: CGPoint?
    var target: CGPoint?
    var onDecelerating: (UIScrollView) -> Void = { _ in }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begins") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        heard.append("ends \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        heard.append("goes on")
        onDecelerating(scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rests") }
}

private final class TolerantScrollView: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

@MainActor private final class CountingRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
