import Foundation
import PlacardSpecimens

/// A view that is made for its film: drawn at whatever time is asked for, on a clock of its own.
///
/// Times that rise go on from where the view is; for an earlier one it is made anew.
@MainActor final class FilmPlayer {
    /// What a page is told of the film.
    struct Film: Encodable {
        /// Whether anything moves.
        let moves: Bool
        /// In seconds.
        let duration: Double
    }

    /// The longest time into a film, in seconds.
    static let longestTime = 600.0
    /// How long a view is shown that does not say itself, in seconds.
    private static let usualDuration = 4.0

    private let subject: PreviewSession.Subject
    private var stage: Stage?
    private var clock = EventClock(.stepped)

    init(_ subject: PreviewSession.Subject) { self.subject = subject }

    /// What moves at the beginning of the film, and how long it lasts.
    func film() throws -> Film {
        let moves = try look(at: 0) { stage in
            _ = try stage.image()
            return clock.nextAlarm != nil || stage.window.layer.hasMotion
        }
        return Film(moves: moves, duration: subject.specimenFilm?.duration ?? Self.usualDuration)
    }

    /// The image at a time, in seconds.
    func frame(at time: Double) throws -> CGImage { try look(at: time) { try $0.image() } }

    /// Does something with the view as it is at a time, in the environment that is chosen.
    private func look<Result>(at time: Double, _ body: (Stage) throws -> Result) throws -> Result {
        let choices = subject.choices
        return try choices.environment.apply(scale: choices.scale) { () throws(any Error) in
            if stage == nil || clock.now > time + 1e-9 { (stage, clock) = (nil, EventClock(.stepped)) }
            return try clock.drive { () throws(any Error) in
                let stage = try stage ?? Stage(subject.content, scene: subject.scene, choices)
                self.stage = stage
                clock.advance(by: time - clock.now)
                return try body(stage)
            }
        }
    }
}

extension PreviewSession.Subject {
    /// The film that a specimen asks for.
    @MainActor fileprivate var specimenFilm: PlacardSpecimens.Film? {
        if case .specimen(let specimen) = content { specimen.film } else { nil }
    }
}

extension CALayer {
    /// Whether the layer or one upon it is on its way.
    fileprivate var hasMotion: Bool {
        var waiting = [self]
        while let layer = waiting.popLast() {
            if layer is CAEmitterLayer || layer.animationKeys() != nil { return true }
            waiting += (layer.sublayers ?? []) + (layer.mask.map { [$0] } ?? [])
        }
        return false
    }
}
