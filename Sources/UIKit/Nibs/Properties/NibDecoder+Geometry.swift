import Foundation

extension NibDecoder {
    /// A rectangle in points, in the superview's coordinates; nil where none is written.
    ///
    /// A negative size, which a canvas without space leaves behind, is reported and counts as 0.
    ///
    /// - Throws: Where a number is none or a magnitude is beyond `IBLimits.coordinate`: no image of such a view
    ///   makes sense, and none is made.
    func rect(_ key: String) throws(IBError) -> CGRect? {
        guard let value = child(keyed: key), value.name == "rect" else { return nil }
        let rect = CGRect(
            x: try coordinate("x", value, key), y: try coordinate("y", value, key),
            width: max(0, try coordinate("width", value, key)), height: max(0, try coordinate("height", value, key)))
        if value["width"]?.hasPrefix("-") == true || value["height"]?.hasPrefix("-") == true {
            report(.warning, "the \(key) has a negative size, which counts as 0")
        }
        return rect
    }

    func size(_ key: String) -> CGSize? {
        guard let value = child(keyed: key) else { return nil }
        let part = decoder(for: value)
        return CGSize(width: part.number("width") ?? 0, height: part.number("height") ?? 0)
    }

    /// Insets of old: `minX minY maxX maxY` stand for left, top, right, bottom.
    func inset(_ key: String) -> UIEdgeInsets? {
        guard let value = child(keyed: key) else { return nil }
        let part = decoder(for: value)
        func edge(_ old: String, _ new: String) -> CGFloat { part.number(old) ?? part.number(new) ?? 0 }
        return UIEdgeInsets(
            top: edge("minY", "top"), left: part.number("minX") ?? edge("left", "leading"),
            bottom: edge("maxY", "bottom"), right: part.number("maxX") ?? edge("right", "trailing"))
    }

    private func coordinate(_ name: String, _ value: IBElement, _ key: String) throws(IBError) -> CGFloat {
        let text = value[name] ?? "0"
        guard let number = IBNumber.parse(text) else {
            throw refuse(value, key, "has \(name)=\"\(text)\", which is not a number")
        }
        guard abs(number) <= IBLimits.coordinate else {
            throw refuse(value, key, "has \(name)=\"\(text)\", beyond \(Int(IBLimits.coordinate)) points")
        }
        return CGFloat(number)
    }

    private func refuse(_ value: IBElement, _ key: String, _ what: String) -> IBError {
        let object = element.id.map { " \($0)" } ?? ""
        return IBError(
            file: context.file, line: value.line, "the \(key) of <\(element.name)>\(object) \(what); correct the rect"
        )
    }
}
