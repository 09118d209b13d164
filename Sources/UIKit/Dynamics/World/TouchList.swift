/// What touches, and what began and ended to.
struct TouchList: Sendable {
    /// What touches, with when it began to, as a running number.
    private var touching: [Pair: Int] = [:]
    private var count = 0
    private var events: [Event] = []

    /// Two bodies of a group, or a body and a boundary.
    struct Pair: Hashable, Sendable {
        let group: Int
        let first: Int
        let second: Partner
    }

    enum Partner: Hashable, Sendable {
        case body(Int)
        case boundary(Int)
    }

    struct Event: Sendable {
        let pair: Pair
        let change: Change
    }

    enum Change: Sendable, Equatable {
        case began(PlaneVector)
        case ended
    }

    mutating func takeEvents() -> [Event] {
        defer { events = [] }
        return events
    }

    /// Compares what touches now with what did.
    ///
    /// - Parameter near: Pairs that are so close that those that touched still do, with where; `touches` says whether they
    ///   touch if they did not.
    mutating func update(_ near: [(pair: Pair, point: PlaneVector, touches: Bool)]) {
        var now: [Pair: Int] = [:]
        for (pair, point, touches) in near where now[pair] == nil {
            if let order = touching[pair] {
                now[pair] = order
            } else if touches {
                count += 1
                now[pair] = count
                events.append(Event(pair: pair, change: .began(point)))
            }
        }
        let gone = touching.filter { now[$0.key] == nil }.sorted { $0.value < $1.value }
        events += gone.map { Event(pair: $0.key, change: .ended) }
        touching = now
    }

    /// A body that is gone touches nothing, and nobody is told.
    mutating func forget(_ body: Int) {
        func concerns(_ pair: Pair) -> Bool { pair.first == body || pair.second == .body(body) }
        touching = touching.filter { !concerns($0.key) }
        events.removeAll { concerns($0.pair) }
    }

    mutating func forgetGroup(_ group: Int) {
        touching = touching.filter { $0.key.group != group }
        events.removeAll { $0.pair.group == group }
    }
}
