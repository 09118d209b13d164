import PlacardSpecimens

/// What of a tree differs from a reference, in words: what no longer fits first, and nothing of what is not seen.
package struct TreeComparison {
    /// One sentence for each difference, without the case; at most 50.
    package private(set) var sentences: [String] = []

    private enum Gravity: Int { case loss, text, shape, look }
    private var found: [(gravity: Gravity, sentence: String)] = []
    private var faults: [TreeFault] = []
    /// Texts that others stand instead of, and those others.
    private var replaced: (old: Set<String>, new: Set<String>) = ([], [])
    private static let most = 50

    /// - Parameter faults: What does not fit now.
    package init(_ reference: SnapshotTree, _ new: SnapshotTree, _ faults: [TreeFault] = []) {
        guard reference != new else { return }
        let nodes = Dictionary(grouping: reference.root.shown, by: \.frame)
        self.faults = faults.filter { !$0.isWhole(in: nodes) }
        for fault in self.faults { note(.loss, fault.sentence) }
        compare(reference.root, new.root)
        compareElements(reference.elements, new.elements)
        let ordered = found.enumerated().sorted {
            ($0.element.gravity.rawValue, $0.offset) < ($1.element.gravity.rawValue, $1.offset)
        }.map(\.element.sentence)
        let dropped = ordered.count - Self.most
        sentences = ordered.prefix(Self.most) + (dropped > 0 ? ["\(dropped) more differences"] : [])
    }

    private mutating func note(_ gravity: Gravity, _ sentence: String) { found.append((gravity, sentence)) }

    /// - Parameter shift: How far what holds both has moved, with which they move.
    private mutating func compare(
        _ old: SnapshotTree.Node, _ new: SnapshotTree.Node, within shift: CGVector = .zero
    ) {
        guard old.isSeen, new.isSeen else {
            if old.isSeen || new.isSeen { note(.shape, "\(new.title) is \(new.isSeen ? "shown" : "hidden")") }
            return
        }
        let title = new.title
        if old.type != new.type { note(.shape, "\(title) is a \(new.type) instead of a \(old.type)") }
        compareText(old, new)
        let own = CGVector(dx: new.rect.minX - old.rect.minX, dy: new.rect.minY - old.rect.minY)
        let isCarried = abs(own.dx - shift.dx) < 0.002 && abs(own.dy - shift.dy) < 0.002
        if old.frame != new.frame, !isCarried || old.rect.size != new.rect.size {
            note(.shape, Self.sentence(title, old.rect, new.rect))
        }
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
        compareChildren(old.children ?? [], new.children ?? [], within: own)
    }

    /// Views that were added or taken away are told once; those between them are compared with their likes.
    private mutating func compareChildren(
        _ old: [SnapshotTree.Node], _ new: [SnapshotTree.Node], within shift: CGVector
    ) {
        guard old.map(\.type) != new.map(\.type) else {
            for (one, other) in zip(old, new) { compare(one, other, within: shift) }
            return
        }
        let changes = new.map(\.type).difference(from: old.map(\.type))
        var (kept, came) = (Array(old.indices), Array(new.indices))
        for change in changes {
            switch change {
            case .remove(let index, _, _):
                if old[index].isSeen { note(.shape, "\(old[index].title) is gone") }
                kept.removeAll { $0 == index }
            case .insert(let index, _, _):
                if new[index].isSeen { note(.shape, "\(new[index].title) is new") }
                came.removeAll { $0 == index }
            }
        }
        for (one, other) in zip(kept, came) { compare(old[one], new[other], within: shift) }
    }

    private mutating func compareText(_ oldNode: SnapshotTree.Node, _ newNode: SnapshotTree.Node) {
        let (old, title) = (oldNode.text, newNode.title)
        guard old != newNode.text, let new = newNode.text else {
            if let old, newNode.text == nil { note(.text, "'\(old.string.excerpt)' is no longer shown") }
            return
        }
        let isSame = old?.string == new.string
        if !isSame {
            note(.text, "\(title) stands instead of '\(old?.string.excerpt ?? "")'")
            replaced.old.insert(old?.string ?? "")
            replaced.new.insert(new.string)
        }
        if new.isCut == true, old?.isCut != true {
            if !faults.contains(where: { $0.isAbout(newNode) }) { note(.loss, "\(title) was cut to '\(new.shown)'") }
        } else if isSame, let lines = new.lines, let before = old?.lines, lines != before {
            note(.text, Self.sentence(title, before, lines))
        }
        compareLook(old, new, title)
    }

    private mutating func compareLook(_ old: SnapshotTree.Text?, _ new: SnapshotTree.Text, _ title: String) {
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
            case .remove(let index, let words, _):
                // What is read instead of a text that was replaced needs no words.
                guard !replaced.old.contains(old[index].label ?? "") else { continue }
                note(.look, "screen readers no longer read \(words)")
            case .insert(let index, let words, _):
                guard !replaced.new.contains(new[index].label ?? "") else { continue }
                note(.look, "screen readers read \(words) in place \(index + 1)")
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
