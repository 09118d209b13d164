import Foundation

/// The content of a page or group under construction, and the objects that it refers to.
///
/// Coordinates are the recorder's: y down; the page's first operator mirrors them.
struct PDFContent {
    let area: CGRect
    var text = DocumentText()
    private(set) var links: [(URL, PathData)] = []
    private var states: Set<Int> = []
    private var objects: Set<Int> = []
    private var fonts: Set<Int> = []
    private var shadings: Set<Int> = []

    init(area: CGRect) {
        self.area = area
    }

    /// The resource dictionary; every object is named for its number.
    var resources: String {
        func list(_ name: String, _ prefix: String, _ numbers: Set<Int>) -> String {
            if numbers.isEmpty { return "" }
            let entries = numbers.sorted().map { "/\(prefix)\($0) \($0) 0 R" }
            return "/\(name) << \(entries.joined(separator: " ")) >> "
        }
        return "<< " + list("ExtGState", "G", states) + list("XObject", "X", objects) + list("Font", "F", fonts)
            + list("Shading", "S", shadings) + ">>"
    }

    mutating func use(state: Int) {
        states.insert(state)
        text += "/G\(state) gs\n"
    }

    mutating func show(object: Int) {
        objects.insert(object)
        text += "/X\(object) Do\n"
    }

    mutating func use(font: Int) -> String {
        fonts.insert(font)
        return "/F\(font)"
    }

    mutating func show(shading: Int) {
        shadings.insert(shading)
        text += "/S\(shading) sh\n"
    }

    // MARK: Items

    mutating func write(_ items: [DrawingItem], by writer: inout PDFWriter) {
        for item in items { write(item, by: &writer) }
    }

    private mutating func write(_ item: DrawingItem, by writer: inout PDFWriter) {
        switch item {
        case .link(let url, let area): links.append((url, area))
        // Documents with motions are written as SVG alone.
        case .moving(let items, _, _): write(items, by: &writer)
        case .masked(let items, let masks, let side): writeMasked(items, masks, side, by: &writer)
        case .shape(let shape, let state):
            begin(item, state, by: &writer)
            write(shape, state, by: &writer)
            text += "Q\n"
        case .group(let items, let state):
            begin(item, state, by: &writer)
            let visible = state.clip.rect.common(with: area)
            if visible.width > 0, visible.height > 0 {
                setOpacity(state.alpha, state.alpha, by: &writer)
                show(object: writer.form(items, in: visible, links: &links))
            }
            text += "Q\n"
        }
    }

    /// Throws the item's shadow, and sets the state that the item is drawn in.
    private mutating func begin(_ item: DrawingItem, _ state: GraphicsState, by writer: inout PDFWriter) {
        writeShadow(of: item, state, by: &writer)
        text += "q\n"
        clip(to: state.clip)
        setBlending(state, by: &writer)
    }

    /// PDF has no blur: the shadow is an image.
    private mutating func writeShadow(of item: DrawingItem, _ state: GraphicsState, by writer: inout PDFWriter) {
        guard let shadow = state.shadow, let picture = ShadowImage(of: item, shadow, in: state, within: area)
        else { return }
        text += "q\n"
        clip(to: state.clip)
        setBlending(state, by: &writer)
        write(.image(picture.image, picture.placement), by: &writer)
        text += "Q\n"
    }

    private mutating func write(_ shape: DrawnShape, by writer: inout PDFWriter) {
        write(shape, GraphicsState(transform: .identity, clip: Clip(rect: area)), by: &writer)
    }

    private mutating func writeMasked(
        _ items: [DrawingItem], _ masks: [DrawingItem], _ side: DrawingItem.Side, by writer: inout PDFWriter
    ) {
        var unused: [(URL, PathData)] = []
        let mask = writer.form(masks, in: area, links: &unused)
        // Outside: the mask's alpha is turned round by a function.
        let turn = side == .outside ? " /TR << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1] /C1 [0] >>" : ""
        text += "q\n"
        use(state: writer.state("/SMask << /Type /Mask /S /Alpha /G \(mask) 0 R\(turn) >>"))
        show(object: writer.form(items, in: area, links: &links))
        text += "Q\n"
    }

    // MARK: State

    private mutating func clip(to clip: Clip) {
        if !clip.rect.contains(area) {
            let r = clip.rect
            text += "\(r.minX.brief) \(r.minY.brief) \(r.width.brief) \(r.height.brief) re W n\n"
        }
        for case .path(let path, let rule, _) in clip.cuts {
            append(path)
            text += rule == .evenOdd ? "W* n\n" : "W n\n"
        }
    }

    private mutating func setBlending(_ state: GraphicsState, by writer: inout PDFWriter) {
        guard let name = state.blendMode.pdfName else { return }
        use(state: writer.state("/BM /\(name)"))
    }

    mutating func setOpacity(_ fill: CGFloat, _ stroke: CGFloat, by writer: inout PDFWriter) {
        guard fill < 1 || stroke < 1 else { return }
        use(state: writer.state("/ca \(fill.brief) /CA \(stroke.brief)"))
    }

    mutating func concatenate(_ transform: CGAffineTransform) {
        text += "\(transform.pdf) cm\n"
    }

    mutating func append(_ path: PathData) {
        var pen = CGPoint.zero
        path.walk { segment in
            switch segment {
            case .move(let p): text += "\(p.pdf) m\n"
            case .line(let p): text += "\(p.pdf) l\n"
            case .quad(let control, let p):
                let (_, c1, c2, _) = PathData.raised(pen, control, p)
                text += "\(c1.pdf) \(c2.pdf) \(p.pdf) c\n"
            case .cubic(let c1, let c2, let p): text += "\(c1.pdf) \(c2.pdf) \(p.pdf) c\n"
            case .close: text += "h\n"
            }
            if let end = segment.end { pen = end }
        }
    }
}

extension CGPoint {
    var pdf: String { "\(x.brief) \(y.brief)" }
}

extension CGAffineTransform {
    /// The six numbers; the linear part is finer, because it multiplies large numbers.
    var pdf: String {
        [a, b, c, d].map { String(format: "%.8f", $0) }.joined(separator: " ") + " \(tx.brief) \(ty.brief)"
    }
}

extension RGBA {
    /// The three numbers of a color operator.
    var pdf: String { [clamped.red, clamped.green, clamped.blue].map(\.brief).joined(separator: " ") }
}

extension CGBlendMode {
    /// ISO 32000-1, 11.3.5; nil for normal.
    fileprivate var pdfName: String? {
        let names = [
            "Multiply", "Screen", "Overlay", "Darken", "Lighten", "ColorDodge", "ColorBurn", "SoftLight",
            "HardLight", "Difference", "Exclusion", "Hue", "Saturation", "Color", "Luminosity",
        ]
        let index = Int(rawValue) - 1
        return names.indices.contains(index) ? names[index] : nil
    }
}
