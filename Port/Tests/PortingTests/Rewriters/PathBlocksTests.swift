import Testing

@testable import Porting

@Suite struct PathBlocksTests {
    @Test func aClosureThatGetsElementsIsCalledWithWhatIsPointedTo() {
        let written = """
            extension CGPath {
                func forEach(body: @escaping @convention(block) (CGPathElement) -> Void) {
                    typealias Body = @convention(block) (CGPathElement) -> Void
                    let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
                        info, element in unsafeBitCast(info, to: Body.self)(element.pointee)
                    }
                    let pointer = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
                    self.apply(info: pointer, function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
                }
            }
            """
        let result = ported(written).text
        #expect(
            result.contains(
                "func forEach(body: @escaping (CGPathElement) -> Void) { self.applyWithBlock { body($0.pointee) } }"))
        #expect(!result.contains("convention"))
    }

    @Test func aClosureThatGetsPointersByAnAliasIsCalledWithThem() {
        let written = """
            typealias Applier = @convention(block) (UnsafePointer<CGPathElement>) -> ()
            func each(of path: CGPath, _ applier: Applier) {
                path.apply(info: unsafeBitCast(applier, to: UnsafeMutableRawPointer.self), function: callback)
            }
            """
        let result = ported(written).text
        #expect(result.contains("_ applier: Applier) { path.applyWithBlock { applier($0) } }"))
        #expect(result.contains("typealias Applier = (UnsafePointer<CGPathElement>) -> ()"))
    }

    @Test func aFunctionThatHandsOverSomethingElseStays() {
        let written = """
            func each(_ body: (CGPathElement) -> Void) {
                var points: [CGPoint] = []
                apply(info: &points, function: collect)
            }
            """
        #expect(rewritten(written, by: PathBlocks.self) == written)
    }
}
