import Foundation

/// The document of a nib or storyboard: found and read when it is first needed, then kept.
@MainActor final class NibSource {
    private enum Origin {
        case name(String)
        case data(Data)
    }

    private struct Content {
        let document: IBDocument
        let bundle: Bundle?
        let reporter: NibReporter
    }

    private let origin: Origin
    private let bundle: Bundle?
    private let type: String
    private var content: Content?

    init(name: String, bundle: Bundle?, type: String = "xib") {
        origin = .name(name)
        self.bundle = bundle
        self.type = type
    }

    init(data: Data, bundle: Bundle?) {
        origin = .data(data)
        self.bundle = bundle
        type = "xib"
    }

    /// Makes the objects of a xib.
    func objects(owner: AnyObject?, external: [String: Any]) throws(IBError) -> [AnyObject] {
        let content = try content(owner)
        let document = content.document
        guard document.kind == .xib else {
            throw IBError(file: document.file, "this is a storyboard; load it with UIStoryboard(name:bundle:)")
        }
        try NibNesting.enter(document.file, owner: owner)
        defer { NibNesting.leave() }
        let builder = builder(content, owner)
        for placeholder in document.placeholders where placeholder["placeholderIdentifier"] != "IBFirstResponder" {
            let name = placeholder["placeholderIdentifier"] ?? ""
            let object = name == "IBFilesOwner" ? owner : external[name].map { $0 as AnyObject }
            builder.wiring.note(placeholder: placeholder, as: object)
            if name != "IBFilesOwner", object == nil {
                builder.context.report(
                    .error, placeholder, object: placeholder.id,
                    "there is no object for the placeholder \(name); pass one under .externalObjects")
            }
        }
        let objects = builder.make(document.topLevelObjects)
        if let failure = builder.context.failure { throw failure }
        return objects
    }

    /// A builder for one set of objects, which tells `UINib.report` what is wrong.
    private func builder(_ content: Content, _ owner: AnyObject?) -> NibBuilder {
        NibBuilder(
            NibContext(content.document, bundle: content.bundle, reporter: content.reporter),
            classes: NibClasses(owner: owner, bundle: content.bundle), traits: .screen)
    }

    private func content(_ owner: AnyObject?) throws(IBError) -> Content {
        if let content { return content }
        let made: Content
        switch origin {
        case .data(let data):
            let document = try IBDocument(data: data, file: "data.xib")
            made = Content(document: document, bundle: bundle, reporter: NibReporter(file: document.file))
        case .name(let name):
            let locator = NibLocator(bundle: bundle, owner: owner)
            guard let found = locator.find(name, type) else { throw locator.missing(name) }
            let document = try IBDocument(contentsOf: found.url)
            made = Content(document: document, bundle: found.bundle, reporter: NibReporter(file: document.file))
        }
        content = made
        return made
    }
}
