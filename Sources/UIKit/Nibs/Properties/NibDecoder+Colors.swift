import Foundation

extension NibDecoder {
    /// A color property; nil where none or `<nil>` is written.
    func color(_ key: String) -> UIColor? {
        guard let value = child(keyed: key), value.name == "color" else { return nil }
        return color(of: value)
    }

    /// The color that a `color` element stands for, in any of the shapes that Interface Builder has written.
    ///
    /// - Parameter names: Names of an asset catalog that have led here; a document may let one stand for itself.
    func color(of value: IBElement, after names: Set<String> = []) -> UIColor? {
        // What a name stands for is written beside it, and older names beside newer ones.
        value.visit(NibWords.colorParts)
        for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            if let name = value[attribute] { return systemColor(name, fallback: value) }
        }
        if let name = value["name"] { return catalogColor(name, value, after: names) }
        return componentColor(of: value) ?? missingColor(value, "the color has no components")
    }

    private func systemColor(_ name: String, fallback: IBElement) -> UIColor? {
        if let color = NibColors.system[name] { return color }
        if let stored = context.resources.systemColors[name], let color = componentColor(of: stored) { return color }
        return componentColor(of: fallback) ?? missingColor(fallback, "the system color \(name) is not known")
    }

    /// A color of an asset catalog, or else its copy in the document, which is the light one; or one of the Mac's catalog by its iOS sister.
    private func catalogColor(_ name: String, _ value: IBElement, after names: Set<String>) -> UIColor? {
        if value["catalog"] == "System" {
            return NibColors.macintosh[name] ?? missingColor(value, "the Mac's color \(name) is not known")
        }
        if let color = context.color(named: name) { return color }
        guard let stored = context.resources.namedColors[name] else {
            return missingColor(value, "the named color \(name) is not among the document's resources")
        }
        guard !names.contains(name) else {
            return missingColor(value, "the named color \(name) stands for itself")
        }
        return color(of: stored, after: names.union([name]))
    }

    /// Absent components count as 0, an absent alpha as 1; nil where there are no components at all.
    private func componentColor(of value: IBElement) -> UIColor? {
        func component(_ name: String) -> CGFloat? { value[name].flatMap(IBNumber.parse).map { CGFloat($0) } }
        let alpha = component("alpha") ?? 1
        // Generic gray of either gamma is shown as sRGB's gray, as iOS does.
        if let white = component("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        let space = value["customColorSpace"] ?? value["colorSpace"]
        if space == "displayP3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
        if space == "calibratedRGB", context.isColorMatched {
            let matched = GenericRGB.sRGB(red: red, green: green, blue: blue)
            return UIColor(red: matched.red, green: matched.green, blue: matched.blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private func missingColor(_ value: IBElement, _ message: String) -> UIColor? {
        context.report(.warning, value, object: element.id, message + "; the default is used")
        return nil
    }
}

extension NibWords {
    fileprivate static let colorParts = [
        "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "catalog", "systemColor",
        "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor", "name",
    ]
}
