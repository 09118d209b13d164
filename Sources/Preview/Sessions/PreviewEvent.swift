import Foundation
import PlacardSpecimens

/// What a page is told while it listens.
enum PreviewEvent {
    /// The view as it is now; its image is to be fetched by the version.
    struct View: Encodable {
        let version: Int
        let width: Double
        let height: Double
        let parts: [ViewOutline.Part]
        let diagnostics: [InspectReport.Diagnostic]
        /// x, y, width and height in the image's points of what fingers and wheels scroll.
        let scrolls: [[Double]]
        /// What can be reached by keys and screen readers.
        let targets: [TouchTarget]
        /// BCP 47 tags of the languages that there are texts in, beside the document's own.
        let languages: [String]
    }

    /// How it stands with the program that the views are of.
    struct Build: Encodable {
        enum State: String, Encodable {
            case building
            case done
            case failed
        }

        let state: State
        /// The compiler's errors, a line each; empty while there are none.
        let text: String
    }

    case view(View)
    /// Why there is no new image, the last one stays; empty when all is well again.
    case fault(String)
    case build(Build)
    /// A view did something.
    case happened(EventListener.Event)
    /// The list has changed.
    case items([CatalogItem])
    /// Choices that change nothing of the view: `appearance`, `contentSize`, `direction`; `language` without texts in others.
    case inert([String])
    /// Nothing: it tells whether somebody still listens.
    case pulse

    /// The event in the form of server-sent events.
    var data: Data {
        switch self {
        case .view(let view): Self.message("view", view)
        case .fault(let line): Self.message("fault", line)
        case .build(let build): Self.message("build", build)
        case .happened(let event): Self.message("happened", event)
        case .items(let items): Self.message("items", items)
        case .inert(let names): Self.message("inert", names)
        case .pulse: Data(": pulse\n\n".utf8)
        }
    }

    private static func message(_ name: String, _ content: some Encodable) -> Data {
        Data("event: \(name)\ndata: ".utf8) + JSON.data(content) + Data("\n\n".utf8)
    }
}

/// JSON in one line, with its keys in order.
enum JSON {
    static func data(_ content: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? encoder.encode(content)) ?? Data("null".utf8)
    }
}

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

/// A wheel that was turned over the image, as a page tells of it.
struct ScrollMessage: Decodable, Hashable {
    /// In points of the image.
    let x: Double
    let y: Double
    /// How far the content is to move to the left and up, in points.
    let dx: Double
    let dy: Double

    /// - Throws: `Refusal` for anything but four numbers of an image's size.
    init(body: Data) throws(Refusal) {
        guard let message = try? JSONDecoder().decode(Self.self, from: body),
            [message.x, message.y, message.dx, message.dy].allSatisfy({ abs($0) <= 1e5 })
        else {
            throw .badRequest("the wheel is not understood; send {\"x\":1,\"y\":1,\"dx\":0,\"dy\":20}, in points")
        }
        self = message
    }
}
