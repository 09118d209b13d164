import Foundation

/// What declarations say of the box of a table, a cell or a picture. Source: CSS 2.2, chapters 8, 10 and 17.
struct CSSBlock {
    private var lengths: [String: Length] = [:]
    private var borders: [CGRectEdge: Border] = [:]
    private(set) var collapsesBorders = false
    private(set) var hidesEmptyCells = false
    private(set) var isFixed = false
    private(set) var spacing: CGFloat?
    private var alignment: NSTextBlock.VerticalAlignment?

    private struct Length {
        var value: CGFloat
        var type: NSTextBlock.ValueType
    }

    /// A border is drawn if it has a style.
    private struct Border {
        var width: CGFloat = 3
        var isDrawn = false
        var color: UIColor?
    }

    /// The edges as declarations name them, clockwise from the top.
    static let edges: [(name: String, edge: CGRectEdge)] = [
        ("top", .minYEdge), ("right", .maxXEdge), ("bottom", .maxYEdge), ("left", .minXEdge),
    ]

    // MARK: - Reading

    /// Takes a declaration, if it is one of a box.
    ///
    /// - Parameters:
    ///   - value: In lower case.
    ///   - length: The points of a length; nil for what is none.
    mutating func apply(_ name: String, _ value: String, _ length: (String) -> CGFloat?) {
        switch name {
        case "width", "height", "min-width", "max-width", "min-height", "max-height":
            lengths[name] = Self.length(value, length)
        case "padding", "margin": applyEdges(name, value, length)
        case "border-collapse": collapsesBorders = value == "collapse"
        case "border-spacing": spacing = value.split(separator: " ").first.flatMap { length(String($0)) }
        case "empty-cells": hidesEmptyCells = value == "hide"
        case "table-layout": isFixed = value == "fixed"
        case "vertical-align": alignment = Self.alignments[value] ?? alignment
        case "border": for (_, edge) in Self.edges { applyBorder(edge, value, length) }
        default: applyEdge(name.split(separator: "-").map(String.init), value, length)
        }
    }

    /// Where content lies in its block, as declarations name it.
    static let alignments: [String: NSTextBlock.VerticalAlignment] = [
        "top": .top, "middle": .middle, "bottom": .bottom, "baseline": .baseline,
    ]

    private static func length(_ value: String, _ length: (String) -> CGFloat?) -> Length? {
        if value.hasSuffix("%") {
            guard let number = Double(value.dropLast()), number >= 0, number <= 1000 else { return nil }
            return Length(value: CGFloat(number), type: .percentage)
        }
        return length(value).map { Length(value: max(0, $0), type: .absolute) }
    }

    /// One to four lengths, for the edges clockwise from the top.
    private mutating func applyEdges(_ layer: String, _ value: String, _ length: (String) -> CGFloat?) {
        let words = value.split(separator: " ").map(String.init)
        guard (1...4).contains(words.count) else { return }
        for (index, name) in Self.edges.map(\.name).enumerated() {
            lengths["\(layer)-\(name)"] = Self.length(words[Self.word(for: index, of: words.count)], length)
        }
    }

    /// Which of one to four words holds for an edge, counted clockwise from the top.
    private static func word(for edge: Int, of count: Int) -> Int {
        edge < count ? edge : edge == 3 && count > 1 ? 1 : 0
    }

    /// A declaration of one edge (`border-top-color`) or of one side of all edges (`border-color`).
    private mutating func applyEdge(_ parts: [String], _ value: String, _ length: (String) -> CGFloat?) {
        let edge = parts.count > 1 ? Self.edges.first { $0.name == parts[1] }?.edge : nil
        switch (parts.first, parts.count) {
        case ("padding", 2), ("margin", 2): lengths[parts.joined(separator: "-")] = Self.length(value, length)
        case ("border", 2):
            if let edge { return applyBorder(edge, value, length) }
            let words = value.split(separator: " ").map(String.init)
            guard (1...4).contains(words.count) else { return }
            for (index, edge) in Self.edges.map(\.edge).enumerated() {
                set(parts[1], of: edge, to: words[Self.word(for: index, of: words.count)], length)
            }
        case ("border", 3): if let edge { set(parts[2], of: edge, to: value, length) }
        default: break
        }
    }

    private mutating func applyBorder(_ edge: CGRectEdge, _ value: String, _ length: (String) -> CGFloat?) {
        borders[edge] = Border()
        for word in Self.words(value) {
            if word == "none" || word == "hidden" || Self.styles.contains(word) {
                set("style", of: edge, to: word, length)
            } else if Self.width(word, length) != nil {
                set("width", of: edge, to: word, length)
            } else {
                set("color", of: edge, to: word, length)
            }
        }
    }

    /// The words of a value, functions undivided.
    private static func words(_ value: String) -> [String] {
        value.replacing(", ", with: ",").split(separator: " ").map(String.init)
    }

    private static let styles: Set<String> = [
        "solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset",
    ]

    private static func width(_ word: String, _ length: (String) -> CGFloat?) -> CGFloat? {
        ["thin": 1, "medium": 3, "thick": 5][word] ?? length(word).map { max(0, $0) }
    }

    private mutating func set(_ side: String, of edge: CGRectEdge, to word: String, _ length: (String) -> CGFloat?) {
        var border = borders[edge] ?? Border()
        switch side {
        case "width": border.width = Self.width(word, length) ?? border.width
        case "style": border.isDrawn = Self.styles.contains(word)
        case "color": border.color = CSSColor.color(word) ?? border.color
        default: return
        }
        borders[edge] = border
    }

    /// A declared side in points; nil for none, or one in per cent.
    func points(of side: String) -> CGFloat? {
        lengths[side].flatMap { $0.type == .absolute && $0.value > 0 ? $0.value.limitedLength : nil }
    }

    // MARK: - Writing

    /// The same without a margin: cells have none.
    var withoutMargin: CSSBlock {
        var block = self
        block.lengths = lengths.filter { !$0.key.hasPrefix("margin") }
        return block
    }

    /// Gives a block what was declared.
    ///
    /// - Parameter color: Of borders that have none of their own: the text's.
    func write(to block: NSTextBlock, color: UIColor) {
        for (name, dimension) in Self.dimensions {
            guard let length = lengths[name] else { continue }
            block.setValue(length.value, type: length.type, for: dimension)
        }
        for (name, edge) in Self.edges {
            for (layer, kind) in Self.layers {
                guard let length = lengths["\(layer)-\(name)"] else { continue }
                block.setWidth(length.value, type: length.type, for: kind, rectEdge: edge)
            }
            guard let border = borders[edge], border.isDrawn else { continue }
            block.setWidth(border.width, type: .absolute, for: .border, rectEdge: edge)
            block.setBorderColor(border.color ?? color, rectEdge: edge)
        }
        if let alignment { block.verticalAlignment = alignment }
    }

    /// The layers as declarations name them, without the border, which has colors.
    static let layers: [(String, NSTextBlock.Layer)] = [("padding", .padding), ("margin", .margin)]

    /// Gives a block the width that was declared, and nothing else.
    func writeWidth(to block: NSTextBlock) {
        guard let width = lengths["width"] else { return }
        block.setContentWidth(width.value, type: width.type)
    }

    /// The dimensions as declarations name them.
    static let dimensions: [(String, NSTextBlock.Dimension)] = [
        ("width", .width), ("height", .height), ("min-width", .minimumWidth), ("max-width", .maximumWidth),
        ("min-height", .minimumHeight), ("max-height", .maximumHeight),
    ]
}
