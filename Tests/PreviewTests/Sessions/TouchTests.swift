import Foundation
import PlacardSpecimens
import TestTools
import Testing

@testable import PlacardPreview

/// Fingers on an image: what views do, what is drawn of it, and what is told.
@MainActor @Suite struct TouchTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// A page that looks at a document with one view in 100 × 100 points.
    private func visitor(_ view: String) async throws -> Visitor {
        let path = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="root"><rect key="frame" width="100" height="100"/><subviews>\(view)</subviews></view>
            </objects></document>
            """, as: "Touch.xib")
        let visitor = Visitor([path])
        await visitor.open()
        return visitor
    }

    private let toggle = """
        <switch id="tog" on="NO"><rect key="frame" x="10" y="10" width="51" height="31"/>
        <connections><action selector="flip:" destination="-1" eventType="valueChanged"/></connections></switch>
        """

    @Test func aSwitchIsSwitchedDrawnAndTold() async throws {
        let visitor = try await visitor(toggle)
        let before = await visitor.picture.data
        await visitor.tap(30, 20)
        await visitor.waitUntilStill()
        #expect(await visitor.picture.data != before)
        let events = await visitor.events()
        let happened = try #require(events.first { $0.name == "happened" })
        #expect(happened["subject"] as? String == "UISwitch tog")
        #expect(happened["text"] as? String == "switched on, action flip:")
        let versions = events.filter { $0.name == "view" }.compactMap { $0["version"] as? Int }
        #expect(versions.first == 1 && versions.count > 1 && versions == versions.sorted())
    }

    @Test func whatChangesNothingIsNotDrawn() async throws {
        let visitor = try await visitor(toggle)
        await visitor.tap(90, 90)
        _ = await visitor.touch("moved", 5, 5)
        #expect(await visitor.events().map(\.name) == ["view"])
    }

    @Test func aFingerThatIsTakenAwayDoesNothing() async throws {
        let visitor = try await visitor(toggle)
        _ = await visitor.touch("began", 30, 20)
        _ = await visitor.touch("cancelled", 30, 20)
        #expect(await visitor.events().allSatisfy { $0.name != "happened" })
    }

    @Test func aButtonIsHighlightedWhileItIsPressed() async throws {
        let visitor = try await visitor(
            """
            <button id="btn" buttonType="system"><rect key="frame" x="10" y="10" width="80" height="30"/>
            <state key="normal" title="Send"/></button>
            """)
        let atRest = await visitor.picture.data
        _ = await visitor.touch("began", 50, 25)
        #expect(await visitor.picture.data != atRest)
        _ = await visitor.touch("ended", 50, 25)
        await visitor.waitUntilStill()
        #expect(await visitor.picture.data == atRest)
        let told = await visitor.events().compactMap { $0["text"] as? String }
        #expect(told == ["tapped “Send”"])
    }

    /// A page on a label whose first letters are a link.
    private func session(_ time: @escaping () -> TimeInterval) -> PreviewSession {
        let specimen = Specimen(name: "s", caption: "", size: CGSize(width: 200, height: 40)) {
            let label = PlacardLabel()
            label.text = "https://example.com/here"
            label.linkDetector = .standard
            return label
        }
        let subject = PreviewSession.Subject(
            name: "s", content: .specimen(specimen), scene: nil, choices: ViewChoices())
        return PreviewSession(subject, now: time)
    }

    private func touch(_ session: PreviewSession, _ phase: String) throws {
        try session.touch(TouchMessage(body: Data("{\"phase\":\"\(phase)\",\"x\":30,\"y\":20}".utf8)))
    }

    private func told(_ events: AsyncStream<Data>, by session: PreviewSession) async -> String {
        session.end()
        var all = Data()
        for await event in events { all += event }
        return String(decoding: all, as: UTF8.self)
    }

    @Test func aLinkIsHighlightedWhileItIsPressedAndItsTapIsTold() async throws {
        let session = session { 0 }
        let events = session.listen(to: session.subject)
        try touch(session, "began")
        #expect(session.version == 2)
        try touch(session, "ended")
        #expect(session.version == 3)
        let told = await told(events, by: session)
        #expect(told.contains("tap on link https://example.com/here") && !told.contains("long press"))
    }

    @Test func aLongPressComesOfTimeAlone() async throws {
        var time = 0.0
        let session = session { time }
        let events = session.listen(to: session.subject)
        try touch(session, "began")
        #expect(!session.isDue)
        time = 0.6
        #expect(session.isDue)
        session.passTime()
        #expect(!session.isDue)
        #expect(await told(events, by: session).contains("long press on link https://example.com/here"))
    }

    @Test(arguments: ["", "{}", "{\"phase\":\"began\"}", "{\"phase\":\"up\",\"x\":1,\"y\":1}", "[]"])
    func touchesThatMakeNoSenseAreRefused(body: String) {
        #expect(throws: Refusal.self) { try TouchMessage(body: Data(body.utf8)) }
    }

    @Test func touchesFarFromTheImageAreRefused() async throws {
        let visitor = try await visitor(toggle)
        #expect(await visitor.touch("began", 1e300, 0).status == 400)
        #expect(await visitor.touch("began", 30, 20).status == 200)
    }

    @Test func aPageThatIsNotKnownCannotTouch() async {
        #expect(await Visitor().touch("began", 1, 1).status == 404)
    }
}
