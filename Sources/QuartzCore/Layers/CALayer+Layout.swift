extension CALayer {
    /// How many rounds one pass makes before the owner of some layer is taken to ask for layout without end.
    static let maximumLayoutRounds = 100

    func markLayoutDueAbove() {
        var above = superlayer
        while let layer = above, !layer.isLayoutDueBelow {
            layer.isLayoutDueBelow = true
            above = layer.superlayer
        }
    }

    func layOutFromTopmost() {
        var top = self
        var layer = superlayer
        while let next = layer {
            if next.isLayoutDue { top = next }
            layer = next.superlayer
        }
        var rounds = 0
        while top.isLayoutDue || top.isLayoutDueBelow, rounds < Self.maximumLayoutRounds {
            top.layOutOnce()
            rounds += 1
        }
    }

    /// Lays out what is due, from here down; what comes due further up meanwhile is left for the next round.
    private func layOutOnce() {
        var waiting = [self]
        while let layer = waiting.popLast() {
            if layer.isLayoutDue {
                layer.isLayoutDue = false
                layer.layoutSublayers()
            }
            guard layer.isLayoutDueBelow else { continue }
            layer.isLayoutDueBelow = false
            if let mask = layer.mask { waiting.append(mask) }
            waiting.append(contentsOf: layer.children.reversed())
        }
    }
}
