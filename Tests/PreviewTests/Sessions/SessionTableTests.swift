import Foundation
import PlacardSpecimens
import Testing

@testable import PlacardPreview

@MainActor @Suite struct SessionTableTests {
    private let subject = PreviewSession.Subject(
        name: "s",
        content: .specimen(Specimen(name: "s", caption: "", size: CGSize(width: 10, height: 10)) { UIView() }),
        scene: nil, choices: ViewChoices())

    @Test(arguments: [nil, "", "short", "with space", "ünicode-letters", String(repeating: "a", count: 65)])
    func namesThatNoPageGivesItselfAreRefused(name: String?) {
        let table = SessionTable { 0 }
        let refusal = #expect(throws: Refusal.self) { try table.session(name, showing: subject) }
        #expect(refusal?.status == 400)
    }

    @Test func aPageIsFoundByItsName() throws {
        let table = SessionTable { 0 }
        let made = try table.session("page-0001", showing: subject)
        #expect(try table.session("page-0001") === made && table.session("page-0001", showing: subject) === made)
        #expect(throws: Refusal.self) { try table.session("page-0002") }
    }

    @Test func pagesThatNobodyListensToAreForgottenAfterAWhile() throws {
        var time = 0.0
        let table = SessionTable { time }
        let heard = try table.session("page-heard", showing: subject)
        let left = try table.session("page-left", showing: subject)
        let events = heard.listen(to: subject)
        time = SessionTable.patience + 1
        table.removeIdle()
        #expect(table.all.count == 1 && table.all[0] === heard && left.isHeard == false)
        withExtendedLifetime(events) {}
    }

    @Test func theirNumberIsBounded() throws {
        let table = SessionTable { 0 }
        var streams: [AsyncStream<Data>] = []
        for number in 0..<SessionTable.limit {
            streams.append(try table.session("page-number-\(number)", showing: subject).listen(to: subject))
        }
        let refusal = #expect(throws: Refusal.self) { try table.session("page-too-many", showing: subject) }
        #expect(refusal?.status == 503)
        try table.session("page-number-3").end()
        _ = try table.session("page-next", showing: subject)
        #expect(table.all.count == SessionTable.limit)
        #expect(throws: Refusal.self) { try table.session("page-number-3") }
        withExtendedLifetime(streams) {}
    }

    @Test func aPageThatIsClosedMakesRoomAtOnce() async throws {
        let table = SessionTable { 0 }
        var streams: [AsyncStream<Data>] = []
        for number in 0..<SessionTable.limit {
            streams.append(try table.session("page-number-\(number)", showing: subject).listen(to: subject))
        }
        // A closed page is noticed by the end of its stream alone: nothing is sent meanwhile.
        streams = []
        while table.all.contains(where: \.isHeard) { await Task.yield() }
        for number in 0..<SessionTable.limit {
            _ = try table.session("page-another-\(number)", showing: subject)
        }
        #expect(table.all.count == SessionTable.limit && streams.isEmpty)
    }

    @Test func aPageThatComesBackIsHeardThoughItsFirstStreamEndsLater() async throws {
        let session = PreviewSession(subject) { 0 }
        var first: AsyncStream<Data>? = session.listen(to: subject)
        let second = session.listen(to: subject)
        first = nil
        for _ in 0..<100 { await Task.yield() }
        #expect(first == nil && session.isHeard)
        withExtendedLifetime(second) {}
    }
}
