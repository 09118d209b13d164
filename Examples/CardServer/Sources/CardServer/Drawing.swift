import Foundation
import Synchronization

/// Draws cards one after the other, as views want it, for a bounded number of requests that wait a bounded time.
public final class Drawing: Sendable {
    /// What is counted, for `/metrics`.
    struct Figures {
        var waiting = 0
        var drawn = 0
        var refused = 0
        var seconds = 0.0
        var bytes = 0
    }

    private let figures = Mutex(Figures())
    private let mostWaiting: Int
    private let patience: Duration

    /// - Parameters:
    ///   - mostWaiting: How many requests may wait at one time; further ones are refused.
    ///   - patience: How long one may wait until it is drawn.
    public init(mostWaiting: Int = 64, patience: Duration = .seconds(5)) {
        (self.mostWaiting, self.patience) = (mostWaiting, patience)
    }

    /// A card's file.
    ///
    /// - Throws: `CardFault` with status 503 when too many wait, or for too long.
    public func data(of card: Card, as format: Card.Format) async throws -> Data {
        let isAdmitted = figures.withLock { figures in
            guard figures.waiting < mostWaiting else {
                figures.refused += 1
                return false
            }
            figures.waiting += 1
            return true
        }
        guard isAdmitted else { throw CardFault("too many cards are being drawn; ask again later", status: 503) }
        defer { figures.withLock { $0.waiting -= 1 } }
        let asked = ContinuousClock.now
        return try await draw(card, format, asked: asked)
    }

    @MainActor private func draw(_ card: Card, _ format: Card.Format, asked: ContinuousClock.Instant) throws -> Data {
        let start = ContinuousClock.now
        guard start - asked <= patience, !Task.isCancelled else {
            figures.withLock { $0.refused += 1 }
            throw CardFault("the card was not drawn in time; ask again later", status: 503)
        }
        let data = try card.data(as: format)
        figures.withLock {
            $0.drawn += 1
            $0.bytes += data.count
            $0.seconds += (ContinuousClock.now - start) / .seconds(1)
        }
        return data
    }

    /// The figures in Prometheus' text format.
    var metrics: String {
        let figures = figures.withLock(\.self)
        return """
            # TYPE cards_drawn_total counter
            cards_drawn_total \(figures.drawn)
            # TYPE cards_refused_total counter
            cards_refused_total \(figures.refused)
            # TYPE cards_drawing_seconds_total counter
            cards_drawing_seconds_total \(figures.seconds)
            # TYPE cards_bytes_total counter
            cards_bytes_total \(figures.bytes)
            # TYPE cards_waiting gauge
            cards_waiting \(figures.waiting)

            """
    }
}
