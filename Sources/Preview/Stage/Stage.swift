import Foundation
import PlacardSpecimens

/// A view that stands in a window, can be touched and is drawn whenever it may look otherwise.
///
/// Everything is done while the environment of its choices are applied; see `ViewChoices`.
@MainActor final class Stage {
    let window: UIWindow
    let outline: ViewOutline
    private let drawing: @MainActor () throws -> CGImage

    init(_ content: PreviewCatalog.Content, scene: String?, _ choices: ViewChoices) throws {
        switch content {
        case .file(let path):
            let document = try choices.document(path, scene: scene)
            window = UIWindow(frame: CGRect(origin: .zero, size: document.sheet.size))
            window.addSubview(document.sheet.view)
            outline = ViewOutline(document)
            drawing = { try document.image(scale: choices.scale) }
        case .specimen(let specimen):
            let specimen = specimen.sized(by: choices)
            let window = specimen.window()
            self.window = window
            outline = ViewOutline(window)
            drawing = { try specimen.image(of: window) }
        }
        try Self.checkSize(size, scale: choices.scale)
    }

    var size: CGSize { window.bounds.size }

    /// The places of what fingers and wheels scroll, in the image's coordinates.
    var scrolls: [[Double]] {
        window.descendants.compactMap { view in
            guard let view = view as? UIScrollView, view.hasMoreToShow else { return nil }
            return view.place(in: window)
        }
    }

    func image() throws -> CGImage {
        window.layoutIfNeeded()
        return try drawing()
    }

    /// The file of a kind that shows a view, at rest.
    static func data(
        _ content: PreviewCatalog.Content, scene: String?, _ choices: ViewChoices, as kind: ImageFormat
    ) throws -> Data {
        switch content {
        case .file(let path):
            let document = try choices.document(path, scene: scene)
            try checkSize(document.sheet.size, scale: choices.scale)
            return try document.data(as: kind, scale: choices.scale)
        case .specimen(let specimen):
            let specimen = specimen.sized(by: choices)
            try checkSize(specimen.size, scale: choices.scale)
            return try specimen.data(as: kind, of: specimen.window())
        }
    }

    private static func checkSize(_ size: CGSize, scale: CGFloat) throws(Refusal) {
        guard ViewChoices.hasTooManyPixels(size, scale: scale) else { return }
        throw .badRequest(
            "\(size.width) × \(size.height) points have more pixels than are drawn; choose a smaller scale")
    }
}

extension ViewChoices {
    /// A document, laid out as is chosen.
    @MainActor fileprivate func document(_ path: String, scene: String?) throws -> LaidOutDocument {
        try LaidOutDocument(contentsOf: path, scene: scene, in: space, for: environment, heights: heights)
    }
}

extension Specimen {
    /// The specimen at the scale and in the space that are chosen.
    func sized(by choices: ViewChoices) -> Specimen {
        var specimen = sized(width: choices.sides.width, height: choices.sides.height)
        specimen.scale = choices.scale
        return specimen
    }
}
