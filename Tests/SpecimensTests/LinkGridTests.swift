import PlacardSpecimens
import Testing

/// Taps on a grid of points over every label with links that the gallery shows.
@MainActor @Suite struct LinkGridTests {
    private static let magenta: UInt32 = 0xFFFF_00FF

    /// A label with links on its specimen's page, and what was tapped on it.
    @MainActor private final class Tapped {
        let label: PlacardLabel
        private(set) var links: [LabelLink] = []
        private(set) var tokens = 0

        init(_ label: PlacardLabel) {
            self.label = label
            label.linkStyles = LinkStyleSheet()
            label.linkStyles[nil, .normal] = LinkStyle(color: .magenta)
            label.onLinkTap = { [weak self] in self?.links.append($0) }
            label.onTruncationTokenTap = { [weak self] in self?.tokens += 1 }
        }

        func forget() { (links, tokens) = ([], 0) }
    }

    private typealias Page = (name: String, window: UIWindow, labels: [Tapped])

    private static func labels(upon view: UIView) -> [PlacardLabel] {
        view.subviews.flatMap { labels(upon: $0) + [$0 as? PlacardLabel].compactMap(\.self) }
    }

    /// The pages with links, laid out once for all tests; pages in the dark are laid out like those in the light.
    private static let pages: [Page] = Specimen.all.filter { !$0.name.hasSuffix("-dark") }.compactMap { specimen in
        guard !labels(upon: specimen.view()).isEmpty else { return nil }
        let window = specimen.window()
        let found = labels(upon: window).filter { !$0.links.isEmpty || !$0.truncationTokenRects.isEmpty }
        return found.isEmpty ? nil : (specimen.name, window, found.map { Tapped($0) })
    }

    @Test func tapsOnEveryLinkHitAndTapsBesideMiss() {
        var links = 0
        for (name, window, labels) in Self.pages {
            let finger = TouchSequence(in: window)
            for tapped in labels {
                let label = tapped.label
                let places = label.links.map { ($0, label.rects(of: $0)) }.filter { !$0.1.isEmpty }
                let tokens = label.truncationTokenRects
                links += places.count
                for point in grid(label.bounds.insetBy(dx: -6, dy: -6)) {
                    tapped.forget()
                    finger.tap(at: label.convert(point, to: nil))
                    let on = places.first { $0.1.contains { $0.contains(point) } }?.0
                    let isInside = label.bounds.contains(point)
                    let isNear = (places.flatMap(\.1) + tokens).contains {
                        $0.insetBy(dx: -label.linkSlop, dy: -label.linkSlop).contains(point)
                    }
                    if let on, isInside { #expect(tapped.links == [on], "\(name) at \(point)") }
                    if !isNear || !isInside {
                        #expect(tapped.links.isEmpty && tapped.tokens == 0, "\(name) at \(point)")
                    }
                }
            }
        }
        #expect(links > 20)
    }

    /// What is drawn is the truth: every pixel of a link's ink is a place where its tap works.
    @Test func tapsOnTheInkOfLinksHit() throws {
        var pixels = 0
        for (name, window, labels) in Self.pages {
            window.layoutIfNeeded()
            let image = try image(of: window)
            let finger = TouchSequence(in: window)
            for (index, value) in image.values.enumerated() where value == Self.magenta && index % 37 == 0 {
                let point = CGPoint(x: Double(index % image.width) + 0.5, y: Double(index / image.width) + 0.5)
                for tapped in labels { tapped.forget() }
                finger.tap(at: point)
                #expect(labels.reduce(0) { $0 + $1.links.count } == 1, "\(name) at \(point)")
                pixels += 1
            }
        }
        #expect(pixels > 50)
    }

    private func grid(_ rect: CGRect) -> [CGPoint] {
        stride(from: rect.minX + 0.5, to: rect.maxX, by: 41).flatMap { x in
            stride(from: rect.minY + 0.5, to: rect.maxY, by: 11).map { CGPoint(x: x, y: $0) }
        }
    }

    private func image(of window: UIWindow) throws -> (width: Int, values: [UInt32]) {
        let context = try CGContext(size: window.bounds.size, scale: 1)
        window.layer.render(in: context)
        let image = try #require(context.makeImage())
        return (image.width, image.withPixels { Array($0) })
    }
}
