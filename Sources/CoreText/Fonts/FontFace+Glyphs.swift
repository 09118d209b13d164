import CFreeType

/// FreeType draws the glyphs: unhinted outlines as coverage, images from the strike that fits best.
extension FontFace: GlyphSource {
    /// The coverage of a glyph, kept in the size's table; nil without an outline and above 1,000 pixels per em.
    package func mask(of glyph: CGGlyph, pixelsPerEm: CGFloat, quarter: Int) -> GlyphMask? {
        guard pixelsPerEm > 0, pixelsPerEm <= 1_000 else { return nil }
        return glyphCache.masks.table(pixelsPerEm: Float(pixelsPerEm)).mask(of: glyph, quarter: quarter & 3) {
            freeType.use { $0.mask(of: glyph, pixelsPerEm: pixelsPerEm, quarter: quarter, fit: fit(of: glyph)) }
        }
    }

    /// The table that keeps this size's masks.
    package func maskTable(pixelsPerEm: CGFloat) -> MaskTable? {
        glyphCache.masks.table(pixelsPerEm: Float(pixelsPerEm))
    }

    /// The outline in em units, y up, kept in the face's bounded cache.
    package func outline(of glyph: CGGlyph) -> CGPath? {
        glyphCache.outline(glyph) {
            let drawn = freeType.use { $0.outline(of: glyph) }
            guard var transform = fit(of: glyph)?.transform else { return drawn }
            return drawn?.copy(using: &transform)
        }
    }

    /// How a glyph is fitted into the advance that the face takes from another font.
    package func fit(of glyph: CGGlyph) -> GlyphFit? { harfBuzz.fit(of: glyph) }

    /// The image of the strike that fits a size best, kept in the face's cache; nil for faces without color glyphs.
    package func picture(of glyph: CGGlyph, pixelsPerEm: CGFloat) -> GlyphImage? {
        guard hasColorGlyphs, pixelsPerEm > 0 else { return nil }
        let strike = freeType.use { $0.strike(for: pixelsPerEm) }
        return glyphCache.picture(GlyphCache.ImageKey(glyph: glyph, strike: strike)) {
            freeType.use { $0.picture(of: glyph, strike: strike) }
        }
    }
}

extension FT_Face {
    fileprivate func mask(of glyph: CGGlyph, pixelsPerEm: CGFloat, quarter: Int, fit: GlyphFit?) -> GlyphMask? {
        let size = FT_F26Dot6((pixelsPerEm * 64).rounded())
        guard FT_Set_Char_Size(self, size, size, 72, 72) == 0,
            FT_Load_Glyph(self, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        if let fit {
            var matrix = FT_Matrix(xx: FT_Fixed((fit.scale * 65_536).rounded()), xy: 0, yx: 0, yy: 65_536)
            FT_Outline_Transform(&slot.pointee.outline, &matrix)
            FT_Outline_Translate(&slot.pointee.outline, FT_Pos((fit.shift * pixelsPerEm * 64).rounded()), 0)
        }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(quarter * 16), 0)
        guard slot.fitsInPicture, FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
        let bitmap = slot.pointee.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard width > 0, height > 0, let buffer = bitmap.buffer else { return nil }
        return GlyphMask(
            left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), width: width, height: height,
            coverage: buffer, pitch: Int(bitmap.pitch))
    }

    fileprivate func outline(of glyph: CGGlyph) -> CGPath? {
        let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
        guard FT_Load_Glyph(self, FT_UInt(glyph), flags) == 0, let slot = pointee.glyph,
            slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0
        else { return nil }
        let sink = OutlineSink(unitsPerEm: CGFloat(max(1, pointee.units_per_EM)))
        var callbacks = OutlineSink.callbacks
        FT_Outline_Decompose(&slot.pointee.outline, &callbacks, Unmanaged.passUnretained(sink).toOpaque())
        return sink.finish()
    }

    /// The index of the smallest strike at least as large as wanted, else of the largest; where outlines serve, which
    /// of three sizes, counted downwards from -1.
    fileprivate func strike(for pixelsPerEm: CGFloat) -> Int {
        let sizes = (0..<Int(pointee.num_fixed_sizes)).map { CGFloat(pointee.available_sizes[$0].y_ppem) / 64 }
        let larger = sizes.indices.filter { sizes[$0] >= pixelsPerEm }
        let outlined = pixelsPerEm <= 160 ? -1 : pixelsPerEm <= 320 ? -2 : -3
        return larger.min { sizes[$0] < sizes[$1] } ?? sizes.indices.max { sizes[$0] < sizes[$1] } ?? outlined
    }

    fileprivate func picture(of glyph: CGGlyph, strike: Int) -> GlyphImage? {
        let outlined: FT_UInt = 80 << FT_UInt(max(-strike, 0))
        let status = strike >= 0 ? FT_Select_Size(self, FT_Int(strike)) : FT_Set_Pixel_Sizes(self, 0, outlined)
        guard status == 0 else { return nil }
        guard FT_Load_Glyph(self, FT_UInt(glyph), FT_Int32(FT_LOAD_COLOR)) == 0, let slot = pointee.glyph else {
            return nil
        }
        if slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.fitsInPicture {
            FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL)
        }
        let bitmap = slot.pointee.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0,
            width * height <= largestPicture,
            let image = CGImage.fromColorBitmap(bitmap, width: width, height: height)
        else { return nil }
        let em = strike >= 0 ? CGFloat(pointee.available_sizes[strike].y_ppem) / 64 : CGFloat(outlined)
        let bottom = CGFloat(slot.pointee.bitmap_top) - CGFloat(height)
        return GlyphImage(
            image: image,
            bounds: CGRect(
                x: CGFloat(slot.pointee.bitmap_left) / em, y: bottom / em, width: CGFloat(width) / em,
                height: CGFloat(height) / em))
    }
}

/// The most pixels that a glyph is turned into; larger ones are drawn by their outlines. A broken font of 900 bytes can
/// ask for a billion.
private let largestPicture = 1 << 22

extension FT_GlyphSlot {
    /// Whether the outline that was loaded covers few enough pixels.
    fileprivate var fitsInPicture: Bool {
        var box = FT_BBox()
        FT_Outline_Get_CBox(&pointee.outline, &box)
        return ((box.xMax - box.xMin) >> 6) * ((box.yMax - box.yMin) >> 6) <= largestPicture
    }
}

extension CGImage {
    /// FreeType's premultiplied blue, green, red, alpha bytes are the context's own pixels.
    fileprivate static func fromColorBitmap(_ bitmap: FT_Bitmap, width: Int, height: Int) -> CGImage? {
        guard let buffer = bitmap.buffer else { return nil }
        var pixels = [UInt32](repeating: 0, count: width * height)
        pixels.withUnsafeMutableBytes { target in
            for row in 0..<height {
                let source = UnsafeRawBufferPointer(start: buffer + row * Int(bitmap.pitch), count: width * 4)
                UnsafeMutableRawBufferPointer(rebasing: target[(row * width * 4)...]).copyMemory(from: source)
            }
        }
        #if _endian(big)
            pixels = pixels.map(\.byteSwapped)
        #endif
        return CGImage(width: width, height: height, pixels: pixels)
    }
}

/// Collects an outline that FreeType walks, scaled to em units.
private final class OutlineSink {
    private let path = CGMutablePath()
    private let scale: CGFloat
    private var isOpen = false

    init(unitsPerEm: CGFloat) { scale = 1 / unitsPerEm }

    func finish() -> CGPath {
        if isOpen { path.closeSubpath() }
        return path
    }

    static let callbacks = FT_Outline_Funcs(
        move_to: { to, sink in OutlineSink.at(sink) { $0.move(to) } },
        line_to: { to, sink in OutlineSink.at(sink) { $0.path.addLine(to: $0.point(to)) } },
        conic_to: { control, to, sink in
            OutlineSink.at(sink) { $0.path.addQuadCurve(to: $0.point(to), control: $0.point(control)) }
        },
        cubic_to: { first, second, to, sink in
            OutlineSink.at(sink) {
                $0.path.addCurve(to: $0.point(to), control1: $0.point(first), control2: $0.point(second))
            }
        },
        shift: 0, delta: 0)

    private static func at(_ pointer: UnsafeMutableRawPointer?, _ body: (OutlineSink) -> Void) -> Int32 {
        guard let pointer else { return 1 }
        body(Unmanaged<OutlineSink>.fromOpaque(pointer).takeUnretainedValue())
        return 0
    }

    private func move(_ to: UnsafePointer<FT_Vector>?) {
        if isOpen { path.closeSubpath() }
        isOpen = true
        path.move(to: point(to))
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector = vector?.pointee else { return .zero }
        return CGPoint(x: CGFloat(vector.x) * scale, y: CGFloat(vector.y) * scale)
    }
}
