import CPango

/// Pango and Cairo, set up to do what Placard does: positions unhinted and unrounded, gray antialiasing, a point a pixel.
final class PangoEngine {
    private let context: OpaquePointer
    private let font: OpaquePointer
    private let setting: Setting

    init(_ setting: Setting) {
        self.setting = setting
        context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        let options = Self.fontOptions()
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        font = pango_font_description_from_string(setting.family)
        pango_font_description_set_absolute_size(font, setting.pointSize * Double(PANGO_SCALE))
    }

    deinit {
        pango_font_description_free(font)
        g_object_unref(UnsafeMutableRawPointer(context))
    }

    private static func fontOptions() -> OpaquePointer {
        let options = cairo_font_options_create()!
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        return options
    }

    /// A layout of UTF-8 text; nothing is shaped before its size is asked for.
    func layout(_ text: [CChar]) -> PangoLines {
        let layout = pango_layout_new(context)!
        pango_layout_set_font_description(layout, font)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, Self.units(setting.width))
        pango_layout_set_text(layout, text, Int32(text.count - 1))
        return PangoLines(layout)
    }

    static func units(_ points: Double) -> Int32 {
        Int32(points * Double(PANGO_SCALE))
    }
}

/// One layout of Pango's.
final class PangoLines {
    fileprivate let layout: OpaquePointer

    fileprivate init(_ layout: OpaquePointer) {
        self.layout = layout
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// Shapes and breaks what is not yet, and gives the height in points.
    var height: Double {
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        return Double(extents.height) / Double(PANGO_SCALE)
    }

    /// Width and height in points.
    var size: (width: Double, height: Double) {
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        return (Double(extents.width) / Double(PANGO_SCALE), Double(extents.height) / Double(PANGO_SCALE))
    }

    func setWidth(_ points: Double) {
        pango_layout_set_width(layout, PangoEngine.units(points))
    }
}

/// A bitmap that Pango's layouts are drawn into with Cairo.
final class PangoCanvas {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let width: Double

    /// `width` and `height` in points.
    init(width: Double, height: Double, scale: Double) {
        self.width = width
        surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32((width * scale).rounded(.up)), Int32((height * scale).rounded(.up)))
        context = cairo_create(surface)
        cairo_scale(context, scale, scale)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Clears the part of the bitmap that the lines need and draws them there, black.
    func draw(_ lines: PangoLines, height: Double) {
        cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        cairo_rectangle(context, 0, 0, width, height)
        cairo_fill(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_move_to(context, 0, 0)
        pango_cairo_show_layout(context, lines.layout)
    }

    /// Writes the bitmap as a PNG file to nowhere and tells how long it is.
    var writtenBytes: Int { Self.writtenBytes(of: surface) }

    /// Writes a surface as a PNG file to nowhere and tells how long it is.
    static func writtenBytes(of surface: OpaquePointer) -> Int {
        var count = 0
        withUnsafeMutablePointer(to: &count) { count in
            _ = cairo_surface_write_to_png_stream(
                surface,
                { closure, _, length in
                    closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
                    return CAIRO_STATUS_SUCCESS
                }, count)
        }
        return count
    }
}
