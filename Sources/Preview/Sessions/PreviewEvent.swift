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
    }

    case view(View)
    /// Why there is no new image; the last one stays.
    case fault(String)
    /// A view did something.
    case happened(EventListener.Event)
    /// The list has changed.
    case items([CatalogItem])
    /// Nothing: it tells whether somebody still listens.
    case pulse

    /// The event in the form of server-sent events.
    var data: Data {
        switch self {
        case .view(let view): Self.message("view", view)
        case .fault(let line): Self.message("fault", line)
        case .happened(let event): Self.message("happened", event)
        case .items(let items): Self.message("items", items)
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
