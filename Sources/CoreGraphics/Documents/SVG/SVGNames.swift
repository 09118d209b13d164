import Foundation

// Our values in SVG's words.

extension PathData {
    /// The content of a `d` attribute.
    var svg: String {
        var text = DocumentText()
        walk { segment in
            switch segment {
            case .move(let p): text += "M\(p.svg)"
            case .line(let p): text += "L\(p.svg)"
            case .quad(let c, let p): text += "Q\(c.svg) \(p.svg)"
            case .cubic(let c1, let c2, let p): text += "C\(c1.svg) \(c2.svg) \(p.svg)"
            case .close: text += "Z"
            }
        }
        return String(decoding: text.bytes, as: UTF8.self)
    }
}

extension CGPoint {
    fileprivate var svg: String { "\(x.brief) \(y.brief)" }
}

extension CGAffineTransform {
    /// The matrix; its linear part has more digits, because it multiplies large numbers.
    var svg: String {
        "matrix(\(a.fine) \(b.fine) \(c.fine) \(d.fine) \(tx.brief) \(ty.brief))"
    }
}

extension CGFloat {
    fileprivate var fine: String {
        magnitude < 1 && self != 0 ? String(format: "%.7g", self) : brief
    }
}

extension RGBA {
    /// Six hexadecimal digits, without alpha.
    var hex: String {
        let c = clamped
        return String(
            format: "#%02x%02x%02x", Int((c.red * 255).rounded()), Int((c.green * 255).rounded()),
            Int((c.blue * 255).rounded()))
    }

    func svgFill(opacity: CGFloat) -> String {
        let alpha = clamped.alpha * opacity
        return " fill=\"\(hex)\"" + (alpha < 1 ? " fill-opacity=\"\(alpha.brief)\"" : "")
    }
}

extension GraphicsState {
    var svgEdges: String { edges == .hard ? " shape-rendering=\"crispEdges\"" : "" }
}

extension CGBlendMode {
    /// The name in CSS's `mix-blend-mode`; nil for normal.
    var cssName: String? {
        let names = [
            "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light",
            "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
        ]
        let index = Int(rawValue) - 1
        return names.indices.contains(index) ? names[index] : nil
    }
}

extension String {
    /// The text within XML: marks escaped, characters that XML 1.0 forbids left out.
    var xmlEscaped: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x26: result += "&amp;"
            case 0x3C: result += "&lt;"
            case 0x3E: result += "&gt;"
            case 0x22: result += "&quot;"
            case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: result.unicodeScalars.append(scalar)
            default: break
            }
        }
        return result
    }
}
