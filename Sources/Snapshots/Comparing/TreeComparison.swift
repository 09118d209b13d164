import PlacardSpecimens

/// What of a tree differs from a reference, in words, what readers lose first.
package struct TreeComparison {
    /// One sentence for each difference, without the case; at most 50.
    package private(set) var sentences: [String] = []

    private enum Gravity: Int { case loss, text, shape, look }
    private var found: [(gravity: Gravity, sentence: String)] = []
    private static let most = 50

    package init(_ reference: SnapshotTree, _ new: SnapshotTree) {

        guard reference != new else { return }
        compare(reference.root, new.root)
        compareElements(reference.elements, new.elements)
        let ordered = found.enumerated().sorted {
            ($0.element.gravity.rawValue, $0.offset) < ($1.element.gravity.rawValue, $1.offset)
        }.map(\.element.sentence)
        let dropped = ordered.count - Self.most
        sentences = ordered.prefix(Self.most) + (dropped > 0 ? ["\(dropped) more differences"] : [])
    }

    private mutating func note(_ gravity: Gravity, _ sentence: String) { found.append((gravity, sentence)) }

    private mutating func compare(_ old: SnapshotTree.Node, _ new: SnapshotTree.Node) {
        let title = new.title
        if old.type != new.type { note(.shape, "\(title) is a \(new.type) instead of a \(old.type)") }
        compareText(old.text, new.text, title)
        if old.hidden != new.hidden { note(.shape, "\(title) is \(new.hidden == true ? "hidden" : "shown")") }
        if old.frame != new.frame { note(.shape, Self.sentence(title, old.rect, new.rect)) }
        if old.alpha != new.alpha { note(.look, "\(title) has alpha \(new.alpha ?? 1) instead of \(old.alpha ?? 1)") }
        if old.background != new.background {
            note(
                .look,
                "\(title) has the background \(new.background ?? "none") instead of \(old.background ?? "none")")
        }
        if old.identifier != new.identifier {
            note(
                .look,
                "\(title) has the identifier \(new.identifier ?? "none") instead of \(old.identifier ?? "none")")
        }
        compareChildren(old.children ?? [], new.children ?? [])
    }

    /// Views that were added or taken away are told once; those between them are compared with their likes.
    private mutating func compareChildren(_ old: [SnapshotTree.Node], _ new: [SnapshotTree.Node]) {
        guard old.map(\.type) != new.map(\.type) else {
            for (one, other) in zip(old, new) { compare(one, other) }
            return
        }
        let changes = new.map(\.type).difference(from: old.map(\.type))
        var (kept, came) = (Array(old.indices), Array(new.indices))
        for change in changes {
            switch change {
            case .remove(let index, _, _):
                note(.shape, "\(old[index].title) is gone")
                kept.removeAll { $0 == index }
            case .insert(let index, _, _):
                note(.shape, "\(new[index].title) is new")
                came.removeAll { $0 == index }
            }
        }
        for (one, other) in zip(kept, came) { compare(old[one], new[other]) }
    }

    private mutating func compareText(_ old: SnapshotTree.Text?, _ new: SnapshotTree.Text?, _ title: String) {
        guard old != new, let new else {
            if let old, new == nil { note(.text, "'\(old.string.excerpt)' is no longer shown") }
            return
        }
        if old?.string != new.string { note(.text, "\(title) stands instead of '\(old?.string.excerpt ?? "")'") }
        if new.isCut == true, old?.isCut != true {
            note(.loss, "\(title) was cut to '\(new.shown)'")
        } else if let lines = new.lines, let before = old?.lines, lines != before {
            note(.text, Self.sentence(title, before, lines))
        }
        if let missing = new.missing, missing != old?.missing {
            note(.loss, "\(title) has characters that no font has: \(missing.joined(separator: ", "))")
        }
        if let fonts = new.fonts, let before = old?.fonts, fonts != before {
            note(
                .look,
                "\(title) is set in \(fonts.joined(separator: ", ")) instead of \(before.joined(separator: ", "))")
        }
        if let color = new.color, let before = old?.color, color != before {
            note(.look, "\(title) has the color \(color) instead of \(before)")
        }
    }

    private static func sentence(_ title: String, _ old: [String], _ new: [String]) -> String {
        let lines = new.map { "'\($0.excerpt)'" }.joined(separator: ", ")
        guard old.count != new.count else { return "\(title) breaks otherwise: \(lines)" }
        return "\(title) has \(new.count) \(new.count == 1 ? "line" : "lines") instead of \(old.count): \(lines)"
    }

    private static func sentence(_ title: String, _ old: CGRect, _ new: CGRect) -> String {
        func place(_ rect: CGRect) -> String { "(\(rect.minX.short), \(rect.minY.short))" }
        func size(_ rect: CGRect) -> String { "\(rect.width.short) × \(rect.height.short)" }
        let moved = old.origin == new.origin ? nil : "moved from \(place(old)) to \(place(new))"
        let grown = old.size == new.size ? nil : "is \(size(new)) points instead of \(size(old))"
        return "\(title) \([moved, grown].compactMap(\.self).joined(separator: " and "))"
    }

    private mutating func compareElements(_ old: [SnapshotTree.Element], _ new: [SnapshotTree.Element]) {
        let (before, after) = (old.map(\.words), new.map(\.words))
        guard before != after else { return }
        for change in after.difference(from: before) {
            switch change {
            case .remove(_, let words, _): note(.look, "screen readers no longer read \(words)")
            case .insert(let index, let words, _): note(.look, "screen readers read \(words) in place \(index + 1)")
            }
        }
    }
}

extension SnapshotTree.Text {
    /// The lines as they are shown, in one.
    package var shown: String { (lines ?? [string]).joined(separator: " ") }
}

extension SnapshotTree.Element {
    /// What a screen reader would say: label, value, traits, hint.
    package var words: String {
        let parts: [String?] =
            [label.map { "'\($0.excerpt)'" } ?? "an element without a label", value] + (traits ?? []) + [hint]
        let actions = self.actions.map { "actions: \($0.joined(separator: ", "))" }
        return (parts + [actions]).compactMap(\.self).joined(separator: ", ")
    }
}
