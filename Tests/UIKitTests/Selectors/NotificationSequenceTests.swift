import Foundation
import PlacardUIKit
import Testing

/// Apple's documentation of `NotificationCenter.notifications(named:object:)`.
@MainActor @Suite struct NotificationSequenceTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("refresh")

    private final class Sender: Sendable {}

    /// Numbers that a loop has heard of, until it is cancelled.
    private func listen(to sender: Sender? = nil, _ hear: @escaping @MainActor (Int?) -> Void) async -> Task<
        Void, Never
    > {
        let notifications = center.notifications(named: name, object: sender)
        var begins = false
        let task = Task {
            var iterator = notifications.makeAsyncIterator()
            begins = true
            while let next = await iterator.next() { hear(next.userInfo?["number"] as? Int) }
        }
        while !begins { await Task.yield() }
        return task
    }

    @Test func aLoopHearsWhatIsPostedInOrderUntilItIsCancelled() async {
        var heard: [Int?] = []
        let task = await listen { heard.append($0) }
        for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        center.post(name: Notification.Name("other"), object: nil)
        while heard.count < 3 { await Task.yield() }
        #expect(heard == [1, 2, 3])
        task.cancel()
        await task.value
        center.post(name: name, object: nil, userInfo: ["number": 4])
        #expect(heard == [1, 2, 3])
    }

    @Test func twoLoopsHearOfTheirSenders() async {
        let (first, second) = (Sender(), Sender())
        var (one, all): ([Int?], [Int?]) = ([], [])
        let tasks = [await listen(to: first) { one.append($0) }, await listen { all.append($0) }]
        center.post(name: name, object: second, userInfo: ["number": 1])
        center.post(name: name, object: first, userInfo: ["number": 2])
        while all.count < 2 || one.isEmpty { await Task.yield() }
        #expect(one == [2] && all == [1, 2])
        for task in tasks { task.cancel() }
    }
}
