import Foundation
import PlacardSpecimens
import TestTools
import Testing

@testable import PlacardPreview

/// Wheels and fingers over what has more to show. What UIKit does is in Apple's documentation of `UIScrollView`.
@MainActor @Suite struct ScrollTests {
    /// A table of 100 rows, 50 points high each, in 100 × 200 points.
    private final class Rows: UIView, UITableViewDataSource {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

        override init(frame: CGRect) {
            super.init(frame: frame)
            table.rowHeight = 50
            table.dataSource = self
            addSubview(table)
        }

        required init?(coder: NSCoder) { nil }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    private final class Clock {
        var time = 0.0
    }

    private let clock = Clock()

    private func session(_ view: @escaping @MainActor () -> UIView) -> PreviewSession {
        let specimen = Specimen(name: "s", caption: "", size: CGSize(width: 100, height: 200), view: view)
        let subject = PreviewSession.Subject(
            name: "s", content: .specimen(specimen), scene: nil, choices: ViewChoices())
        let session = PreviewSession(subject) { [clock] in clock.time }
        _ = session.listen(to: subject)
        return session
    }

    private func touch(_ session: PreviewSession, _ phase: String, _ x: Double, _ y: Double) throws {
        try session.touch(TouchMessage(body: Data("{\"phase\":\"\(phase)\",\"x\":\(x),\"y\":\(y)}".utf8)))
    }

    private func wheel(_ session: PreviewSession, _ dx: Double, _ dy: Double) throws {
        try session.scroll(ScrollMessage(body: Data("{\"x\":50,\"y\":100,\"dx\":\(dx),\"dy\":\(dy)}".utf8)))
    }

    @Test func `A wheel scrolls a table, draws it anew, and stops at both ends`() throws {
        let rows = Rows()
        let session = session { rows }
        try wheel(session, 0, 120)
        #expect(rows.table.contentOffset.y == 120 && session.version == 2)
        #expect(rows.table.indexPathsForVisibleRows?.first?.row == 2)
        try wheel(session, 0, 1e5)
        #expect(rows.table.contentOffset.y == 4_800)
        try wheel(session, 0, -1e5)
        #expect(rows.table.contentOffset.y == 0)
        try wheel(session, 0, -10)
        #expect(session.version == 4)
    }

    @Test func `A finger that moves ten points scrolls, and taps nothing`() throws {
        let rows = Rows()
        let session = session { rows }
        try touch(session, "began", 50, 150)
        try touch(session, "moved", 50, 145)
        #expect(rows.table.contentOffset.y == 0)
        try touch(session, "moved", 50, 139)
        try touch(session, "moved", 50, 89)
        try touch(session, "moved", 50, 79)
        #expect(rows.table.contentOffset.y == 61)
        try touch(session, "ended", 50, 79)
        #expect(rows.table.indexPathForSelectedRow == nil)
        try touch(session, "began", 50, 20)
        try touch(session, "ended", 50, 20)
        #expect(rows.table.indexPathForSelectedRow?.row == 1)
    }

    @Test func `A finger across scrolls only when it goes along as well`() throws {
        let rows = Rows()
        let session = session { rows }
        try touch(session, "began", 20, 150)
        try touch(session, "moved", 80, 145)
        #expect(rows.table.contentOffset.y == 0)
        try touch(session, "moved", 90, 100)
        try touch(session, "moved", 10, 80)
        #expect(rows.table.contentOffset.y == 64 && rows.table.contentOffset.x == 0)
    }

    @Test func `A slider keeps its finger, a page is shown whole`() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 200)
        scroll.isPagingEnabled = true
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
        scroll.addSubview(slider)
        let session = session { scroll }
        try touch(session, "began", 26, 25)
        try touch(session, "moved", 70, 25)
        try touch(session, "ended", 70, 25)
        #expect(scroll.contentOffset.x == 0 && slider.value > 0)
        try touch(session, "began", 90, 150)
        try touch(session, "moved", 75, 150)
        try touch(session, "moved", 15, 150)
        #expect(scroll.contentOffset.x == 65)
        try touch(session, "ended", 15, 150)
        #expect(scroll.isDecelerating)
        clock.time += 1
        session.passTime()
        #expect(scroll.contentOffset.x == 100)
    }

    @Test func `The innermost view scrolls that has more to show`() throws {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        outer.contentSize = CGSize(width: 100, height: 400)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        inner.contentSize = CGSize(width: 100, height: 250)
        outer.addSubview(inner)
        let session = session { outer }
        try wheel(session, 0, 60)
        #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 0)
        try wheel(session, 0, 30)
        #expect(outer.contentOffset.y == 30)
        inner.isScrollEnabled = false
        try wheel(session, 0, -30)
        #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 0)
    }

    @Test func `A delegate hears of dragging`() throws {
        final class Listener: NSObject, UIScrollViewDelegate {
            var heard: [String] = []
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begins") }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolls") }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                heard.append("ends \(decelerate)")
            }
        }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentSize = CGSize(width: 100, height: 400)
        let listener = Listener()
        scroll.delegate = listener
        let session = session { scroll }
        for (phase, y) in [("began", 150.0), ("moved", 130), ("moved", 100), ("ended", 100)] {
            try touch(session, phase, 50, y)
        }
        #expect(listener.heard == ["begins", "scrolls", "scrolls", "ends false"])
    }

    @Test func `The page is told where a wheel scrolls`() async throws {
        let visitor = Visitor()
        await visitor.open(["item": "chat-end"])
        let before = await visitor.picture.data
        #expect(await visitor.scroll(180, 300, 0, -200).status == 200)
        #expect(await visitor.picture.data != before)
        let view = try #require(await visitor.events().first { $0.name == "view" })
        #expect((view["scrolls"] as? [[Double]])?.first == [0, 0, 375, 640])
    }

    @Test(arguments: ["", "{}", "{\"x\":1,\"y\":1}", "{\"x\":1,\"y\":1,\"dx\":1e300,\"dy\":0}", "[]"])
    func `Wheels that make no sense are refused`(body: String) {
        #expect(throws: Refusal.self) { try ScrollMessage(body: Data(body.utf8)) }
    }
}
