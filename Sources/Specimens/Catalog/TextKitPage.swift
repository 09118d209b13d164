/// A white page that a layout manager draws on: text in one or more containers, each with its place.
final class TextKitPage: UIView {
    struct Area {
        let container: NSTextContainer
        let origin: CGPoint

        /// An area of text without padding.
        init(_ frame: CGRect, excluding paths: [UIBezierPath] = []) {
            container = NSTextContainer(size: frame.size)
            container.lineFragmentPadding = 0
            container.exclusionPaths = paths
            origin = frame.origin
        }
    }

    private let storage: NSTextStorage
    private let manager: NSLayoutManager
    private let delegate: (any NSLayoutManagerDelegate)?
    private let areas: [Area]
    private let decorate: (NSLayoutManager, Area) -> Void

    /// - Parameter decorate: Draws below the text of an area, in the page's coordinates.
    init(
        _ text: NSAttributedString, areas: [Area], manager: NSLayoutManager = NSLayoutManager(),
        delegate: (any NSLayoutManagerDelegate)? = nil,
        decorate: @escaping (NSLayoutManager, Area) -> Void = { _, _ in }
    ) {
        self.manager = manager
        self.delegate = delegate
        storage = NSTextStorage(attributedString: text)
        self.areas = areas
        self.decorate = decorate
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        storage.addLayoutManager(manager)
        manager.delegate = delegate
        for area in areas { manager.addTextContainer(area.container) }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        // The manager keeps neither alive, and what is never read may be let go of.
        withExtendedLifetime((storage, delegate)) {
            for area in areas { draw(area) }
        }
    }

    private func draw(_ area: Area) {
        let glyphs = manager.glyphRange(for: area.container)
        decorate(manager, area)
        manager.drawBackground(forGlyphRange: glyphs, at: area.origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: area.origin)
    }
}
