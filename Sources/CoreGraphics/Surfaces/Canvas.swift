import CCairo
import CRaster
import Foundation

/// Pixels with a Cairo context over them: the bitmap itself, or a layer that is composited later.
///
/// Its coordinates are the device's, wherever the layer lies.
final class Canvas {
    /// Where the first pixel lies in device space.
    let left: Int
    let top: Int
    private(set) var buffer: PixelBuffer
    /// Cairo's view of the pixels, opened when something is first drawn by it.
    private var opened: (surface: OpaquePointer, cairo: OpaquePointer)?
    private var applied: Clip?

    /// Makes a clear canvas over a rectangle of whole pixels; nil if it is empty, too large or out of memory.
    ///
    /// - Parameter spare: Takes the place of fresh memory if it has the size; its pixels are cleared.
    init?(covering rect: CGRect, in spare: PixelBuffer? = nil) {
        guard rect.isFinite, abs(rect.minX) < 1e9, abs(rect.minY) < 1e9, rect.width < 1e6, rect.height < 1e6,
            let buffer = spare?.cleared() ?? PixelBuffer(width: Int(rect.width), height: Int(rect.height))
        else { return nil }
        self.left = Int(rect.minX)
        self.top = Int(rect.minY)
        self.buffer = buffer
    }

    deinit {
        close()
    }

    var surface: OpaquePointer { open().surface }
    var cairo: OpaquePointer { open().cairo }

    private func open() -> (surface: OpaquePointer, cairo: OpaquePointer) {
        if let opened { return opened }
        let bytes = UnsafeMutableRawPointer(buffer.pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(buffer.height), Int32(buffer.width * 4))!
        cairo_surface_set_device_offset(surface, Double(-left), Double(-top))
        let pair = (surface, cairo_create(surface)!)
        opened = pair
        return pair
    }

    private func close() {
        guard let opened else { return }
        cairo_destroy(opened.cairo)
        cairo_surface_finish(opened.surface)
        cairo_surface_destroy(opened.surface)
        self.opened = nil
        applied = nil
    }

    /// Has Cairo write what it still holds back, before the pixels are read.
    func flush() {
        if let opened { cairo_surface_flush(opened.surface) }
    }

    /// Whether nothing has been drawn, nor have the pixels been asked for.
    var isUntouched: Bool { buffer.isUntouched }

    var bounds: CGRect { CGRect(x: left, y: top, width: buffer.width, height: buffer.height) }

    /// The pixels as an image; they are copied only if drawing goes on while the image lives.
    func makeImage() -> CGImage {
        flush()
        return CGImage(buffer: buffer)
    }

    /// An image of the pixels without those of a rectangle of whole ones; nil if there is no memory for it.
    func makeImage(clearing area: CGRect) -> CGImage? {
        flush()
        guard let copy = buffer.copy() else { return nil }
        if let part = PixelArea(area).part(left: left, top: top, copy.width, copy.height) {
            copy.set(part, to: 0)
        }
        return CGImage(buffer: copy)
    }

    /// Whether a rectangle of whole pixels has some, all of them clear.
    func hasOnlyClearPixels(in area: CGRect) -> Bool {
        guard area.isFinite, let part = PixelArea(area).part(left: left, top: top, buffer.width, buffer.height)
        else { return false }
        if buffer.isUntouched { return true }
        flush()
        let first = buffer.pixels.baseAddress! + part.skippedRows * buffer.width + part.skippedColumns
        return placard_is_clear(first, buffer.width * 4, Int32(part.width), Int32(part.height)) != 0
    }

    /// Makes sure that no image shares the pixels; false if that needs memory which is not there.
    func prepareForWriting() -> Bool {
        if isKnownUniquelyReferenced(&buffer) { return true }
        guard let copy = buffer.copy() else { return false }
        close()
        buffer = copy
        return true
    }

    /// Takes an image's pixels for its own if nothing has been drawn yet; they are copied when something is.
    func adopt(_ pixels: PixelBuffer) -> Bool {
        guard buffer.isUntouched, pixels.width == buffer.width, pixels.height == buffer.height, Shortcut.pictures.isOn
        else { return false }
        buffer = pixels
        return true
    }

    /// The pixels, unless an image shares them.
    var ownPixels: PixelBuffer? { isKnownUniquelyReferenced(&buffer) ? buffer : nil }

    /// Lets `body` change the pixels itself; nothing happens if that needs memory which is not there.
    func change(_ body: (PixelBuffer) -> Void) {
        guard prepareForWriting() else { return }
        flush()
        body(buffer)
        if let opened { cairo_surface_mark_dirty(opened.surface) }
    }

    /// Calls `body` with the Cairo context set up for a state: clip, operator, smoothness.
    ///
    /// Numbers that Cairo cannot handle put its context into an error for good; it is then opened afresh, so that only
    /// this one drawing is lost.
    func draw(in state: GraphicsState, _ body: (OpaquePointer) -> Void) {
        guard prepareForWriting() else { return }
        let cairo = cairo
        apply(state.clip)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo_set_antialias(cairo, state.edges.cairoAntialias)
        body(cairo)
        cairo_new_path(cairo)
        cairo_identity_matrix(cairo)
        if cairo_status(cairo) != CAIRO_STATUS_SUCCESS { close() }
    }

    /// Has the clip set anew before the next drawing, after `body` has narrowed it.
    func invalidateClip() {
        applied = nil
    }

    private func apply(_ clip: Clip) {
        if let applied, applied.isSame(as: clip) { return }
        cairo_reset_clip(cairo)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
        cairo_rectangle(cairo, clip.rect.minX, clip.rect.minY, clip.rect.width, clip.rect.height)
        cairo_clip(cairo)
        var shape = clip.shapes
        while let cut = shape {
            if case .path(let path, let rule, let edges) = cut.cut {
                cairo_set_antialias(cairo, edges.cairoAntialias)
                append(path)
                cairo_set_fill_rule(cairo, rule.cairoRule)
                cairo_clip(cairo)
            }
            shape = cut.next
        }
        applied = clip
    }

    /// Adds a path of device space to Cairo's path.
    func append(_ path: PathData) {
        var pen = CGPoint.zero
        path.walk { segment in
            switch segment {
            case .move(let p): cairo_move_to(cairo, p.x.inReach, p.y.inReach)
            case .line(let p): cairo_line_to(cairo, p.x.inReach, p.y.inReach)
            case .quad(let control, let p):
                let (_, c1, c2, _) = PathData.raised(pen, control, p)
                curve(c1, c2, p)
            case .cubic(let c1, let c2, let p): curve(c1, c2, p)
            case .close: cairo_close_path(cairo)
            }
            if let end = segment.end { pen = end }
        }
    }

    private func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
        cairo_curve_to(
            cairo, c1.x.inReach, c1.y.inReach, c2.x.inReach, c2.y.inReach, end.x.inReach, end.y.inReach)
    }
}

extension CGFloat {
    /// Cairo counts in 1/256 pixel with 32 bits; a coordinate beyond that is moved to the edge of what it can count.
    fileprivate var inReach: CGFloat { Swift.min(Swift.max(self, -4_000_000), 4_000_000) }
}
