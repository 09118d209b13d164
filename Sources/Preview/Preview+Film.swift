import Foundation
import PlacardSpecimens

extension Preview {
    /// Whether anything moves in what a page looks at.
    func film(_ session: PreviewSession) throws(Refusal) -> PreviewAnswer {
        do {
            return .bytes(JSON.data(try session.player.film()), "application/json")
        } catch {
            throw .notShown(error)
        }
    }

    /// The image at a time of the film.
    func frame(_ session: PreviewSession, _ query: Query) async throws(Refusal) -> PreviewAnswer {
        guard let time = try query.number("time", in: 0...FilmPlayer.longestTime) else {
            throw .badRequest("time is missing; give seconds, such as time=0.35")
        }
        let image: CGImage
        do {
            image = try session.player.frame(at: Double(time))
        } catch {
            throw .notShown(error)
        }
        return try await png(image, scale: session.subject.choices.scale)
    }
}
