import Foundation

/// The shadow of an item as an image, for documents that know no blur.
struct ShadowImage {
    let image: CGImage
    /// From the image's unit square to the page.
    let placement: CGAffineTransform

    /// Pixels per point: soft edges need few.
    private static let finest: CGFloat = 4

    /// Nil if nothing of it can be seen, or there is no memory for it.
    init?(of item: DrawingItem, _ shadow: Shadow, in state: GraphicsState, within page: CGRect) {
        let area = state.clip.rect.common(with: page).common(with: Self.reach(of: item, shadow)).touchedPixels
        let scale = min(Self.finest, max(1, 8 / max(shadow.sigma, 0.5)))
        let size = CGSize(width: area.width * scale, height: area.height * scale)
        guard size.width >= 1, size.height >= 1, size.width < 8_000, size.height < 8_000 else { return nil }
        // The item itself lies beyond the image's right edge, and only its shadow falls into the image.
        let aside = page.width + area.width + 2 * shadow.spread + abs(shadow.offset.dx) + 2
        let toPixels = CGAffineTransform(translationX: -area.minX + aside, y: -area.minY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        guard let surface = BitmapSurface(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
        else { return nil }
        var casting = GraphicsState(transform: .identity, clip: Clip(rect: surface.bounds))
        casting.alpha = state.alpha
        casting.shadow = Shadow(
            offset: CGVector(dx: (shadow.offset.dx - aside) * scale, dy: shadow.offset.dy * scale),
            sigma: shadow.sigma * scale, color: shadow.color)
        surface.beginGroup(in: casting)
        item.withoutEffects.draw(on: surface, toPixels)
        surface.endGroup()
        guard let image = surface.makeImage() else { return nil }
        self.image = image
        placement = CGAffineTransform(
            a: CGFloat(image.width) / scale, b: 0, c: 0, d: CGFloat(image.height) / scale, tx: area.minX,
            ty: area.minY)
    }

    private static func reach(of item: DrawingItem, _ shadow: Shadow) -> CGRect {
        guard case .shape(let shape, let state) = item else {
            return CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
        }
        let spread = -shadow.spread - 1
        return shape.inkBox(in: state).offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
            .insetBy(dx: spread, dy: spread)
    }
}

extension DrawingItem {
    /// The item without shadow, clip, opacity and mode, which are applied to the shadow as a whole.
    fileprivate var withoutEffects: DrawingItem {
        func plain(_ state: GraphicsState) -> GraphicsState {
            var plain = state
            plain.shadow = nil
            plain.alpha = 1
            plain.blendMode = .normal
            plain.clip = Clip(rect: CGRect(x: -20_000, y: -20_000, width: 60_000, height: 60_000))
            return plain
        }
        switch self {
        case .shape(let shape, let state): return .shape(shape, plain(state))
        case .group(let items, let state): return .group(items, plain(state))
        case .masked, .moving, .link: return self
        }
    }
}
