import Foundation

extension PDFContent {
    mutating func write(_ shape: DrawnShape, _ state: GraphicsState, by writer: inout PDFWriter) {
        switch shape {
        case .fill(let path, let rule, .color(let color)):
            setOpacity(color.clamped.alpha * state.alpha, 1, by: &writer)
            text += "\(color.pdf) rg\n"
            append(path)
            text += rule == .evenOdd ? "f*\n" : "f\n"
        case .fill(let path, let rule, let paint):
            append(path)
            text += rule == .evenOdd ? "W* n\n" : "W n\n"
            writeGradient(paint, state, by: &writer)
        case .stroke(let path):
            setOpacity(1, state.strokeColor.rgba.clamped.alpha * state.alpha, by: &writer)
            concatenate(state.transform)
            setPen(state.line, state.strokeColor.rgba)
            append(path.applying(state.transform.inverted()))
            text += "S\n"
        case .image(let image, let place):
            setOpacity(state.alpha, 1, by: &writer)
            concatenate(place)
            // PDF's images stand upright where y grows upwards.
            text += "1 0 0 -1 0 1 cm\n"
            show(object: writer.number(of: image, state.interpolation))
        case .glyphs(let run): write(run, state, by: &writer)
        }
    }

    mutating func setPen(_ line: LineStyle, _ color: RGBA) {
        text += "\(color.pdf) RG \(line.width.brief) w \(line.cap.rawValue) J \(line.join.rawValue) j "
        text += "\(max(line.miterLimit, 1).brief) M "
        text += "[\(line.dashes.map(\.brief).joined(separator: " "))] \(line.dashPhase.brief) d\n"
    }

    // MARK: Gradients

    private mutating func writeGradient(_ paint: Paint, _ state: GraphicsState, by writer: inout PDFWriter) {
        guard let geometry = paint.shadingGeometry, let gradient = paint.gradient else { return }
        let colors = writer.file.add(
            "<< \(geometry) /ColorSpace /DeviceRGB /Function \(Self.function(gradient) { $0.pdf }) >>")
        if gradient.stops.contains(where: { $0.color.alpha < 1 }) {
            // Opacity along the gradient is the brightness of a gray gradient of the same form.
            let grays = writer.file.add(
                "<< \(geometry) /ColorSpace /DeviceGray "
                    + "/Function \(Self.function(gradient) { $0.clamped.alpha.brief }) >>")
            var mask = PDFContent(area: area)
            mask.concatenate(state.transform)
            mask.show(shading: grays)
            let form = writer.form(mask, space: "DeviceGray")
            use(state: writer.state("/SMask << /Type /Mask /S /Luminosity /G \(form) 0 R >>"))
        }
        setOpacity(state.alpha, 1, by: &writer)
        concatenate(state.transform)
        show(shading: colors)
    }

    /// Straight lines between the stops, one function after the other.
    private static func function(_ gradient: CGGradient, _ value: (RGBA) -> String) -> String {
        var stops = gradient.stops
        if let first = stops.first, first.location > 0 { stops.insert(.init(location: 0, color: first.color), at: 0) }
        if let last = stops.last, last.location < 1 || stops.count == 1 {
            stops.append(.init(location: 1, color: last.color))
        }
        let pieces = zip(stops, stops.dropFirst()).map { from, to in
            "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(value(from.color))] /C1 [\(value(to.color))] >>"
        }
        let bounds = stops.dropFirst().dropLast().map(\.location.brief).joined(separator: " ")
        let encode = Array(repeating: "0 1", count: pieces.count).joined(separator: " ")
        return "<< /FunctionType 3 /Domain [0 1] /Functions [\(pieces.joined(separator: " "))] "
            + "/Bounds [\(bounds)] /Encode [\(encode)] >>"
    }
}

extension Paint {
    fileprivate var gradient: CGGradient? {
        switch self {
        case .color: nil
        case .linear(let gradient, _, _, _), .radial(let gradient, _, _, _): gradient
        }
    }

    /// The entries of a shading of type 2 or 3; nil for a color.
    fileprivate var shadingGeometry: String? {
        switch self {
        case .color: nil
        case .linear(_, let from, let to, let options):
            "/ShadingType 2 /Coords [\(from.pdf) \(to.pdf)] \(Self.extent(options))"
        case .radial(_, let from, let to, let options):
            "/ShadingType 3 /Coords [\(from.center.pdf) \(from.radius.brief) \(to.center.pdf) \(to.radius.brief)] "
                + Self.extent(options)
        }
    }

    private static func extent(_ options: CGGradientDrawingOptions) -> String {
        "/Extend [\(options.contains(.drawsBeforeStartLocation)) \(options.contains(.drawsAfterEndLocation))]"
    }
}
