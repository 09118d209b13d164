import QuartzCore
import Testing

/// Code that puts texts on layers, with Apple's import.
@Suite struct QuartzCoreImportTests {
    @Test func `Code that imports QuartzCore makes text layers as it stands`() {
        let layer = CATextLayer()
        layer.string = "Wine"
        layer.alignmentMode = .center
        #expect(layer.needsDisplay())
    }
}
