import Foundation

/// What a symbol's name says: a base, and what lies around and upon it.
///
/// Names are put together by rules: `.fill` makes them solid; `.circle`, `.square` and `.rectangle` enclose them;
/// `.slash` strikes them through; `.badge.x` sets a small x into a corner. So a base in the table stands for many
/// names.
indirect enum SymbolDrawing: Hashable, Sendable {
    case icon(SymbolTable.Entry, SymbolForm)
    /// Letters or digits.
    case text(String)
    /// Something in a shape, or the bare shape.
    case enclosed(SymbolDrawing?, SymbolEnclosure, SymbolForm)
    case slashed(SymbolDrawing)
    case badged(SymbolDrawing, with: SymbolDrawing)
    /// A neutral shape for a name that is not known.
    case unknown

    /// Reads a name.
    ///
    /// - Parameter known: Set to what of the name is drawn: the name itself, the beginning of it, or nothing.
    init(_ name: String, known: inout String) {
        // No name of Apple's has half as many parts.
        let parts = name.split(separator: ".").prefix(16).filter { !Self.scripts.contains($0) }
        for count in stride(from: parts.count, to: 0, by: -1) {
            guard let drawing = Self.read(Array(parts.prefix(count)), .outline) else { continue }
            known = count == parts.count ? name : parts.prefix(count).joined(separator: ".")
            self = drawing
            return
        }
        known = ""
        self = .unknown
    }

    /// Endings for versions in other writing systems.
    private static let scripts: Set<Substring> = ["rtl", "ar", "he", "hi", "ja", "ko", "th", "zh"]

    private static func read(_ parts: [Substring], _ form: SymbolForm) -> SymbolDrawing? {
        guard let last = parts.last else { return nil }
        let joined = Substring(parts.joined(separator: "."))
        if let entry = SymbolTable.entries[joined] { return .icon(entry, form) }
        if let place = parts.firstIndex(of: "fill") { return read(parts.removing(place), .filled) }
        if let place = parts.firstIndex(of: "slash") { return read(parts.removing(place), form).map(slashed) }
        if let place = parts.firstIndex(of: "badge"), place > 0 {
            guard let badge = read(Array(parts[(place + 1)...]), .filled) else { return nil }
            return read(Array(parts[..<place]), form).map { badged($0, with: badge) }
        }
        if let shape = SymbolEnclosure(rawValue: String(last)) {
            if parts.count == 1 { return .enclosed(nil, shape, form) }
            return read(Array(parts.dropLast()), .filled).map { .enclosed($0, shape, form) }
        }
        return parts.count == 1 && last.isLabel ? .text(last.uppercased()) : nil
    }

    /// Width and height of the ink in em of the symbol's point size.
    var size: CGSize {
        switch self {
        case .icon(let entry, let form):
            let box = entry.path(form)?.boundingBoxOfPath.size ?? CGSize(width: 1, height: 1)
            let factor = entry.side / max(box.width, box.height)
            return CGSize(width: box.width * factor, height: box.height * factor)
        case .text(let text):
            let box = SymbolGlyphs.text(text)?.boundingBoxOfPath.size ?? CGSize(width: 1, height: 1)
            return CGSize(width: 0.72 * box.width / max(box.height, 1), height: 0.72)
        case .enclosed(_, let shape, _): return shape.size
        case .slashed(let base), .badged(let base, _): return base.size
        case .unknown: return SymbolEnclosure.square.size
        }
    }
}

/// Whether a symbol is drawn by its outline or as a solid shape.
enum SymbolForm: Hashable, Sendable {
    case outline
    case filled
}

/// The shapes that symbols may be enclosed by, as their names call them.
enum SymbolEnclosure: String, Hashable, Sendable {
    case circle
    case square
    case rectangle
    case app
    case diamond

    /// Width and height in em: what a circle, a square and a rectangle measure on iOS.
    var size: CGSize {
        switch self {
        case .circle: CGSize(width: 1.17, height: 1.17)
        case .square, .app: CGSize(width: 1.06, height: 1.06)
        case .rectangle: CGSize(width: 1.36, height: 1.06)
        case .diamond: CGSize(width: 1.3, height: 1.3)
        }
    }

    func path(in box: CGRect) -> CGPath {
        switch self {
        case .circle: return UIBezierPath(ovalIn: box).cgPath
        case .square, .app, .rectangle:
            return UIBezierPath(roundedRect: box, cornerRadius: min(box.width, box.height) * 0.22).cgPath
        case .diamond:
            let side = box.width / 2.squareRoot()
            let square = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
            let path = UIBezierPath(roundedRect: square, cornerRadius: side * 0.18)
            path.apply(CGAffineTransform(rotationAngle: .pi / 4))
            path.apply(CGAffineTransform(translationX: box.midX, y: box.midY))
            return path.cgPath
        }
    }
}

extension SymbolTable.Entry {
    /// The glyph of a form; the other one's where the font lacks it.
    func path(_ form: SymbolForm) -> CGPath? {
        let path = SymbolGlyphs.icon(form == .filled ? filled ?? glyph : glyph)
        var mirror = CGAffineTransform(scaleX: -1, y: 1)
        return isMirrored ? path?.copy(using: &mirror) : path
    }

    /// Whether the glyph of a form consists of lines, which are thicker in bolder weights.
    func isMadeOfLines(_ form: SymbolForm) -> Bool { isLineArt || form == .outline && filled != nil }

    /// Whether the outline form is to be made of the solid glyph.
    func isHollow(_ form: SymbolForm) -> Bool { form == .outline && filled == nil && !isLineArt }
}

extension [Substring] {
    fileprivate func removing(_ index: Int) -> [Substring] {
        var rest = self
        rest.remove(at: index)
        return rest
    }
}

extension Substring {
    /// One letter, or a number of two digits at most.
    fileprivate var isLabel: Bool {
        count == 1 && first!.isLetter || (1...2).contains(count) && allSatisfy { ("0"..."9").contains($0) }
    }
}
