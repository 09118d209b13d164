import Foundation

/// What a page of a document shows, from back to front: the tree that the writers of PDF and SVG walk.
indirect enum DrawingItem {
    /// Something drawn in a state; its clip consists of paths only.
    case shape(DrawnShape, GraphicsState)
    /// Items whose sum takes the state's opacity, shadow, blend mode and clip.
    case group([DrawingItem], GraphicsState)
    /// Items that are seen only where others are, or are not.
    case masked([DrawingItem], by: [DrawingItem], Side)
    /// Items that move, drawn in a state whose clip holds them.
    case moving([DrawingItem], DrawnMotion, GraphicsState)
    /// A four-sided area of the device that leads somewhere.
    case link(URL, PathData)

    enum Side {
        case inside
        case outside
    }
}

/// One drawing of a surface's four kinds; paths are in device space.
enum DrawnShape {
    case fill(PathData, CGPathFillRule, Paint)
    case stroke(PathData)
    case image(CGImage, CGAffineTransform)
    case glyphs(GlyphRun)
}

extension DrawnShape {
    /// A device rectangle that contains all of it.
    func inkBox(in state: GraphicsState) -> CGRect {
        switch self {
        case .fill(let path, _, _): path.controlBox
        case .stroke(let path): path.controlBox.insetBy(dx: -state.strokeReach, dy: -state.strokeReach)
        case .image(_, let place): CGRect(x: 0, y: 0, width: 1, height: 1).applying(place)
        case .glyphs(let run): run.inkBox(in: state)
        }
    }

    /// Draws it on a surface whose device space lies beyond a transform.
    func draw(on surface: any Surface, _ transform: CGAffineTransform, in state: GraphicsState) {
        switch self {
        case .fill(let path, let rule, let paint):
            surface.fill(path.applying(transform), rule: rule, with: paint, in: state)
        case .stroke(let path): surface.stroke(path.applying(transform), in: state)
        case .image(let image, let place): surface.draw(image, placed: place.concatenating(transform), in: state)
        case .glyphs(let run): surface.draw(run, in: state)
        }
    }
}

extension DrawingItem {
    /// Draws the item on a surface whose device space lies beyond a transform; links are left out.
    func draw(on surface: any Surface, _ transform: CGAffineTransform) {
        switch self {
        case .shape(let shape, let state): shape.draw(on: surface, transform, in: state.moved(by: transform))
        case .group(let items, let state):
            surface.beginGroup(in: state.moved(by: transform))
            for item in items { item.draw(on: surface, transform) }
            surface.endGroup()
        case .masked(let items, let masks, let side):
            let whole = GraphicsState(transform: .identity, clip: .open)
            var cutting = whole
            cutting.blendMode = side == .inside ? .destinationIn : .destinationOut
            surface.beginGroup(in: whole)
            for item in items { item.draw(on: surface, transform) }
            surface.beginGroup(in: cutting)
            for mask in masks { mask.draw(on: surface, transform) }
            surface.endGroup()
            surface.endGroup()
        case .moving(let items, let motion, let state):
            // What cannot show time shows the first moment.
            let place = motion.places.first.map { $0.transform.concatenating(state.transform) } ?? .identity
            for item in items { item.draw(on: surface, place.concatenating(transform)) }
        case .link: break
        }
    }
}

extension Clip {
    /// Cuts nothing off any layer, not even off those that lie beside their surface and only throw a shadow into it.
    fileprivate static var open: Clip { Clip(rect: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) }
}

extension DrawingItem {
    /// All glyphs of the item and of those within it, in the order of drawing.
    var glyphRuns: [GlyphRun] {
        switch self {
        case .shape(.glyphs(let run), _): [run]
        case .group(let items, _), .moving(let items, _, _): items.flatMap(\.glyphRuns)
        case .masked(let items, let masks, _): (items + masks).flatMap(\.glyphRuns)
        case .shape, .link: []
        }
    }

    /// Whether the item or one within it is mixed with what lies behind.
    var mixes: Bool {
        switch self {
        case .shape(_, let state): state.blendMode != .normal
        case .group(let items, let state): state.blendMode != .normal || items.contains(where: \.mixes)
        case .masked(let items, _, _), .moving(let items, _, _): items.contains(where: \.mixes)
        case .link: false
        }
    }
}

extension [GlyphRun] {
    /// The runs of each face, faces in the order of their first use, so that files come out the same each time.
    var bySource: [[GlyphRun]] {
        var (groups, places) = ([[GlyphRun]](), [ObjectIdentifier: Int]())
        for run in self {
            let key = ObjectIdentifier(run.source)
            if let place = places[key] {
                groups[place].append(run)
            } else {
                places[key] = groups.count
                groups.append([run])
            }
        }
        return groups
    }
}

extension GraphicsState {
    /// The state for a device that lies beyond a transform.
    func moved(by transform: CGAffineTransform) -> GraphicsState {
        var moved = self
        moved.transform = self.transform.concatenating(transform)
        moved.clip = clip.applying(transform)
        if let shadow {
            let scale = transform.meanScale
            moved.shadow = Shadow(
                offset: CGVector(dx: shadow.offset.dx * scale, dy: shadow.offset.dy * scale),
                sigma: shadow.sigma * scale, color: shadow.color)
        }
        return moved
    }
}

/// An image as a document knows it: written once for each way of enlarging it.
///
/// Holds the image, so that its identity stays its own while the document is written.
struct DrawnImage: Hashable {
    private let image: CGImage
    /// Whether enlarged pixels flow into each other.
    let isSmooth: Bool

    init(_ image: CGImage, _ quality: CGInterpolationQuality) {
        self.image = image
        isSmooth = quality != .none
    }

    static func == (a: DrawnImage, b: DrawnImage) -> Bool { a.image === b.image && a.isSmooth == b.isSmooth }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(isSmooth)
    }
}

extension CGImage {
    /// The image with each pixel repeated, up to 512 a side, for readers that smooth whatever they enlarge (librsvg).
    var withLargePixels: CGImage {
        let times = 512 / max(width, height)
        guard times > 1, let surface = BitmapSurface(width: width * times, height: height * times) else {
            return self
        }
        var state = GraphicsState(transform: .identity, clip: Clip(rect: surface.bounds))
        state.interpolation = .none
        let place = CGAffineTransform(scaleX: surface.bounds.width, y: surface.bounds.height)
        surface.draw(self, placed: place, in: state)
        return surface.makeImage() ?? self
    }
}
