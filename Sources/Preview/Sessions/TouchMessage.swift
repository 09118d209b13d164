import Foundation

/// A finger or pointer on the image, as a page tells of it.
struct TouchMessage: Decodable, Hashable {
    enum Phase: String, Decodable {
        case began
        case moved
        case ended
        case cancelled
    }

    let phase: Phase
    /// In points of the image.
    let x: Double
    let y: Double

    /// - Throws: `Refusal` for anything but a phase and two numbers of an image's size.
    init(body: Data) throws(Refusal) {
        let form = "send {\"phase\":\"began\",\"x\":1,\"y\":1}, the phase being began, moved, ended or cancelled"
        guard let message = try? JSONDecoder().decode(Self.self, from: body) else {
            throw .badRequest("the touch is not understood; \(form)")
        }
        guard abs(message.x) <= 1e5, abs(message.y) <= 1e5 else {
            throw .badRequest("the touch is not on the picture; \(form)")
        }
        self = message
    }

    var point: CGPoint { CGPoint(x: x, y: y) }
}
