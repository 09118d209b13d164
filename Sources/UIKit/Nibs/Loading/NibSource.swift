import Foundation

/// The document of a nib or storyboard: found and read when it is first needed, then kept.
@MainActor final class NibSource {
    private enum Origin {
        case name(String)
        case data(Data)
    }

    private struct Content {
        let nib: NibDocument
        var document: IBDocument { nib.document }
        let bundle: Bundle?
        let reporter: NibReporter
    }

    private let origin: Origin
    private let bundle: Bundle?
    private let kind: IBDocument.Kind
    /// That asked for the document.
    private var module: String?
    private var content: Content?
    /// The storyboard that the document is of.
    weak var storyboard: UIStoryboard?

    init(name: String, bundle: Bundle?, kind: IBDocument.Kind, module: String? = nil) {
        origin = .name(name)
        self.module = module
        self.bundle = bundle
        self.kind = kind
    }

    init(data: Data, bundle: Bundle?) {
        origin = .data(data)
        self.bundle = bundle
        kind = .xib
    }

    /// The device that the document was drawn on; nil before it was read.
    var device: NibDevice? { content?.nib.device }

    /// The document's name for messages: the file's, once it has been found.
    var name: String {
        if let content { return content.document.file }
        if case .name(let name) = origin { return "\(name).\(kind.fileExtension)" }
        return "data.xib"
    }

    /// Makes the objects of a xib.
    func objects(owner: AnyObject?, external: [String: Any]) throws(IBError) -> [AnyObject] {
        let content = try content(owner)
        let document = content.document
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
        builder.wiring.reportUnconnected()
        builder.context.publish()
        return objects
    }

    /// Makes a controller of a storyboard, and remembers how its view is made.
    ///
    /// - Parameter identifier: Nil for the controller that the storyboard starts with.
    /// - Returns: Nil where the storyboard starts with none.
    func controller(
        _ identifier: String?, by creator: ((NSCoder) -> UIViewController?)?
    ) throws(IBError) -> UIViewController? {
        let content = try content(nil)
        try NibNesting.enter(content.document.file, owner: nil)
        defer { NibNesting.leave() }
        guard let scene = try scene(identifier, in: content.document), let element = scene.controller else {
            return nil
        }
        return try make(scene, element, content, by: creator)
    }

    private func make(
        _ scene: IBScene, _ element: IBElement, _ content: Content, by creator: ((NSCoder) -> UIViewController?)?
    ) throws(IBError) -> UIViewController? {
        if let other = try reference(element, content) {
            return try other.storyboard.controller(other.identifier, by: creator)
        }
        let builder = builder(content, nil)
        builder.scenes = self
        let controller = builder.makeController(of: scene, by: creator)
        controller?.storyboard = storyboard
        return controller
    }

    private func scene(_ identifier: String?, in document: IBDocument) throws(IBError) -> IBScene? {
        guard let identifier else {
            return document.root["initialViewController"] == nil ? nil : document.initialScene
        }
        let found = document.scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
        if let found { return found }
        throw IBError(
            file: document.file, line: document.root.line,
            "Storyboard doesn't contain a view controller with identifier '\(identifier)'; set it as the Storyboard ID"
        )
    }

    /// The storyboard and controller that a scene of another document's stands for.
    private func reference(
        _ element: IBElement, _ content: Content
    ) throws(IBError) -> (storyboard: UIStoryboard, identifier: String?)? {
        guard element.name == "viewControllerPlaceholder", let name = element["storyboardName"] else { return nil }
        let source = NibSource(name: name, bundle: content.bundle, kind: .storyboard)
        return (UIStoryboard(of: source), element["referencedIdentifier"])
    }

    /// A builder for one set of objects, which tells `UINib.report` what is wrong.
    private func builder(_ content: Content, _ owner: AnyObject?) -> NibBuilder {
        NibBuilder(
            NibContext(content.nib, bundle: content.bundle, reporter: content.reporter),
            classes: NibClasses(owner: owner, bundle: content.bundle), traits: .screen)
    }

    private func content(_ owner: AnyObject?) throws(IBError) -> Content {
        if let content { return content }
        let made = try read(owner)
        guard made.document.kind == kind else {
            let remedy = kind == .xib ? "a storyboard; load it with UIStoryboard" : "a xib; load it with UINib"
            throw IBError(file: made.document.file, "this is \(remedy)(name:bundle:)")
        }
        content = made
        return made
    }

    private func read(_ owner: AnyObject?) throws(IBError) -> Content {
        switch origin {
        case .data(let data):
            let document = try IBDocument(data: data, file: name)
            return Content(nib: NibDocument(document), bundle: bundle, reporter: NibReporter(file: document.file))
        case .name(let name):
            let locator = NibLocator(bundle: bundle, owner: owner, module: module)
            guard let found = locator.find(name, kind) else { throw locator.missing(name, kind) }
            let strings = try IBStrings(for: found.url, languages: UINib.preferredLanguages)
            let document = try IBDocument(contentsOf: found.url).localized(by: strings)
            return Content(
                nib: NibDocument(document), bundle: found.bundle, reporter: NibReporter(file: document.file))
        }
    }
}

extension NibSource: SceneMaking {
    func controller(ofObject id: String, by creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        do throws(IBError) {
            let content = try content(nil)
            try NibNesting.enter(content.document.file, owner: nil)
            defer { NibNesting.leave() }
            let scene = content.nib.scenes[id]
            guard let scene, let element = scene.controller else {
                throw IBError(
                    file: content.document.file, "a segue leads to \(id), which is no controller of a scene")
            }
            return try make(scene, element, content, by: creator)
        } catch {
            UINib.report(error.description)
            return nil
        }
    }
}

extension IBDocument.Kind {
    var fileExtension: String {
        switch self {
        case .xib: "xib"
        case .storyboard: "storyboard"
        }
    }
}

extension IBTraits {
    /// The size classes of the main screen, by Apple's table of devices: tablets are regular both ways, phones compact
    /// in width when upright and in height when on their side, where the larger ones are regular in width.
    @MainActor static var screen: IBTraits {
        let size = UIScreen.main.bounds.size
        if min(size.width, size.height) >= 744 { return IBTraits(width: .regular, height: .regular) }
        if size.width < size.height { return .phone }
        return IBTraits(width: size.height >= 414 ? .regular : .compact, height: .compact)
    }
}
