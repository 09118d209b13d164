import Foundation

/// A storyboard as Interface Builder's canvas shows it: scenes where they lie, and segues as arrows with their kinds.
///
/// Scenes that have no view or cannot be drawn are cards with their names; those without a place stand in a row below.
@MainActor struct StoryboardOverview {
    /// Everything, on a ground that reaches a little beyond it.
    let view = UIView()
    private(set) var warnings: [String] = []

    /// In points.
    private enum Measure {
        static let margin: CGFloat = 60
        static let gap: CGFloat = 80
        static let titleHeight: CGFloat = 30
    }

    private struct Card {
        let scene: IBScene
        let view: UIView
        /// The views in it by their ids.
        var objects: [String: UIView] = [:]
    }

    init(_ file: DocumentFile, for environment: RenderEnvironment, assets: AssetFinder) throws(IBError) {
        let document = file.document
        guard document.kind == .storyboard else {
            throw IBError(file: file.path, "a xib has no scenes; draw it without --overview")
        }
        let cards = document.scenes.map { card(of: $0, file, environment, assets) }
        Self.place(cards)
        let arrows = SegueArrows(Self.links(between: cards), into: Self.initial(document, cards))
        let titles = cards.map(Self.title)
        let frames = cards.map(\.view.frame) + titles.map(\.frame) + [arrows.reach]
        let area = frames.reduce(CGRect.null) { $0.union($1) }
        guard !area.isNull else { throw IBError(file: file.path, "the storyboard has no scenes; add one") }
        let canvas = area.insetBy(dx: -Measure.margin, dy: -Measure.margin).integral
        view.autoresizesSubviews = false
        view.frame.size = canvas.size
        view.backgroundColor = .systemGray5
        arrows.view.frame = canvas
        arrows.view.bounds = canvas
        // What is drawn begins at 0; the canvas may begin anywhere.
        for part in cards.map(\.view) + titles + [arrows.view] {
            part.center = CGPoint(x: part.center.x - canvas.minX, y: part.center.y - canvas.minY)
            view.addSubview(part)
        }
    }

    // MARK: Scenes

    /// A scene, laid out where it stays: scenes are solved together with what they lie upon.
    private mutating func card(
        of scene: IBScene, _ file: DocumentFile, _ environment: RenderEnvironment, _ assets: AssetFinder
    ) -> Card {
        let device = file.nib.device
        guard scene.hasView,
            var graph = try? file.graph(
                ofScene: scene, for: environment.classes(of: file.nib), embedding: .shown, assets: assets)
        else { return Card(scene: scene, view: SceneCard(scene, on: device)) }
        StoredWidths.relax(graph.objects)
        let sheet = DocumentSheet()
        view.addSubview(sheet.view)
        file.layOut(&graph, atTextSize: environment.contentSize, on: sheet.view)
        warnings += graph.warnings(of: file.path).filter { !warnings.contains($0) }
        sheet.arrange(graph.roots.map { $0.view.superview ?? $0.view })
        guard sheet.size.width > 0, sheet.size.height > 0 else {
            sheet.view.removeFromSuperview()
            return Card(scene: scene, view: SceneCard(scene, on: device))
        }
        sheet.view.backgroundColor = .systemBackground
        sheet.view.clipsToBounds = true
        let pairs = graph.objects.compactMap { object in object.id.map { ($0, object.view) } }
        return Card(scene: scene, view: sheet.view, objects: Dictionary(pairs) { first, _ in first })
    }

    /// Scenes lie by their centers; what has no place follows below, from left to right.
    private static func place(_ cards: [Card]) {
        var bottom: CGFloat = 0
        for card in cards {
            guard let location = card.scene.location else { continue }
            card.view.center = CGPoint(x: location.x, y: location.y)
            bottom = max(bottom, card.view.frame.maxY + Measure.gap + Measure.titleHeight)
        }
        var x: CGFloat = 0
        for card in cards where card.scene.location == nil {
            card.view.frame.origin = CGPoint(x: x, y: bottom)
            x += card.view.frame.width + Measure.gap
        }
    }

    private static func title(of card: Card) -> UILabel {
        let label = UILabel()
        label.text = card.scene.controller?["storyboardIdentifier"] ?? card.scene.descriptions.first
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.frame = CGRect(
            x: card.view.frame.minX, y: card.view.frame.minY - Measure.titleHeight, width: card.view.frame.width,
            height: Measure.titleHeight)
        return label
    }

    // MARK: Segues

    private static func initial(_ document: IBDocument, _ cards: [Card]) -> CGRect? {
        let first = document.root["initialViewController"]
        return cards.first { first != nil && $0.scene.controller?.id == first }?.view.frame
    }

    /// The segues between two scenes; those that unwind lead to no scene of their own.
    private static func links(between cards: [Card]) -> [SegueArrows.Link] {
        let pairs = cards.compactMap { card in card.scene.controller?.id.map { ($0, card) } }
        let byController = Dictionary(pairs) { first, _ in first }
        return cards.flatMap { card in
            card.scene.segues.compactMap { source, segue in
                guard let end = byController[segue.destination], end.view !== card.view
                else { return nil }
                let object = source.flatMap { card.objects[$0] }
                let height = object.map { $0.convert($0.bounds, to: card.view).midY + card.view.frame.minY }
                return SegueArrows.Link(
                    from: card.view.frame, to: end.view.frame, height: height, words: words(of: segue))
            }
        }
    }

    /// What Interface Builder calls a kind of segue, and the segue's identifier.
    private static func words(of segue: IBSegue) -> String {
        let kind =
            switch segue.kind {
            case "showDetail": "show detail"
            case "presentation", "modal": "present modally"
            case "popoverPresentation", "popover": "present as popover"
            case "relationship": segue.relationship == "rootViewController" ? "root" : "relationship"
            case "custom": segue.customClass ?? "custom"
            default: segue.kind
            }
        return segue.identifier.map { "\(kind) · \($0)" } ?? kind
    }
}

/// What stands for a scene without a view of its own: a card with what kind of controller it is.
private final class SceneCard: UIView {
    init(_ scene: IBScene, on device: NibDevice) {
        let isReference = scene.controller?.name == "viewControllerPlaceholder"
        super.init(frame: CGRect(origin: .zero, size: isReference ? CGSize(width: 240, height: 60) : device.size))
        backgroundColor = .systemGray4
        layer.cornerRadius = isReference ? 12 : 0
        let label = UILabel(frame: bounds.insetBy(dx: 16, dy: 0))
        label.text = isReference ? scene.controller?["storyboardName"] ?? "Storyboard" : Self.kind(of: scene)
        label.font = .systemFont(ofSize: isReference ? 17 : 22, weight: .semibold)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// "Navigation Controller" for a `navigationController`.
    private static func kind(of scene: IBScene) -> String {
        let name = scene.controller?.name ?? "scene"
        let words = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : String($1) }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
