import PlacardQuartzCore
import Testing

@Suite struct CALayerLayoutTests {
    /// Records the order in which layers lay out, and may ask for more layout while it does.
    private final class Recorder: CALayerDelegate {
        var order: [String] = []
        var onLayout: (CALayer) -> Void = { _ in }

        func layoutSublayers(of layer: CALayer) {
            order.append(layer.name ?? "")
            onLayout(layer)
        }
    }

    private let recorder = Recorder()

    private func layer(_ name: String, in superlayer: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.delegate = recorder
        superlayer?.addSublayer(layer)
        return layer
    }

    @Test func layoutGoesFromTheTopmostMarkedLayerDown() {
        let root = layer("root")
        let middle = layer("middle", in: root)
        let leaf = layer("leaf", in: middle)
        root.layoutIfNeeded()
        recorder.order = []
        leaf.setNeedsLayout()
        root.setNeedsLayout()
        leaf.layoutIfNeeded()
        #expect(recorder.order == ["root", "leaf"])
        root.layoutIfNeeded()
        #expect(recorder.order == ["root", "leaf"])
    }

    @Test func layoutThatIsAskedForDuringLayoutHappensInTheSamePass() {
        let root = layer("root")
        let leaf = layer("leaf", in: root)
        root.layoutIfNeeded()
        recorder.order = []
        var rest = 2
        recorder.onLayout = { changed in
            if changed === leaf, rest > 0 {
                rest -= 1
                root.setNeedsLayout()
            }
            if changed === root { leaf.setNeedsLayout() }
        }
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(recorder.order == ["leaf", "root", "leaf", "root", "leaf"])
        #expect(!root.needsLayout() && !leaf.needsLayout())
    }

    /// One repeat was counted on iOS (LayoutLoopHunter issue 1).
    @Test func layoutThatAsksForItselfWithoutEndIsRepeatedOnceAndLeftForTheNextPass() {
        let root = layer("root")
        let deep = layer("deep", in: layer("middle", in: root))
        root.layoutIfNeeded()
        recorder.order = []
        recorder.onLayout = { if $0 === deep { deep.setNeedsLayout() } }
        deep.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(recorder.order == ["deep", "deep"] && deep.needsLayout())
        root.layoutIfNeeded()
        #expect(recorder.order.count == 4)
        recorder.onLayout = { _ in }
        root.layoutIfNeeded()
        #expect(recorder.order.count == 5 && !deep.needsLayout())
    }

    @Test func layoutWithinLayoutDoesNotBeginAgainAbove() {
        let root = layer("root")
        let leaf = layer("leaf", in: root)
        recorder.onLayout = { changed in
            guard changed === root else { return }
            root.setNeedsLayout()
            leaf.setNeedsLayout()
            leaf.layoutIfNeeded()
            root.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        #expect(recorder.order == ["root", "leaf", "root", "leaf"])
    }

    @Test func aNewSizeMarksTheLayoutAndANewPlaceDoesNot() {
        let layer = layer("layer")
        layer.position = CGPoint(x: 5, y: 5)
        #expect(!layer.needsLayout())
        layer.bounds.size.width = 5
        #expect(layer.needsLayout())
    }

    @Test func aSubtreeThatIsMarkedBeforeItIsAddedIsLaidOut() {
        let root = layer("root")
        root.layoutIfNeeded()
        let branch = layer("branch")
        let leaf = layer("leaf", in: branch)
        branch.layoutIfNeeded()
        leaf.setNeedsLayout()
        recorder.order = []
        root.addSublayer(branch)
        root.layoutIfNeeded()
        #expect(recorder.order == ["root", "leaf"])
    }
}
