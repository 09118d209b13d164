/// A part of drawing a tree of layers, which says what has to follow before all that waits already.
///
/// Trees are drawn by steps and not by functions that call themselves, so that their depth has no limit.
struct CompositingStep {
    let draw: (CGContext) -> [CompositingStep]

    init(_ draw: @escaping (CGContext) -> [CompositingStep]) { self.draw = draw }

    /// A step that nothing has to follow.
    static func last(_ draw: @escaping (CGContext) -> Void) -> CompositingStep {
        CompositingStep { context in
            draw(context)
            return []
        }
    }

    /// Steps that are drawn as one image.
    ///
    /// - Parameter prepare: Sets how the image comes upon what is there, such as its opacity.
    static func group(
        _ steps: [CompositingStep], _ prepare: @escaping (CGContext) -> Void = { _ in }
    ) -> [CompositingStep] {
        let begin = CompositingStep.last {
            $0.saveGState()
            prepare($0)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setAlpha(1)
            $0.setBlendMode(.normal)
        }
        let end = CompositingStep.last {
            $0.endTransparencyLayer()
            $0.restoreGState()
        }
        return [begin] + steps + [end]
    }

    /// Draws all that begins with this step.
    func drawAll(in context: CGContext) {
        var waiting = [self]
        while let step = waiting.popLast() {
            for next in step.draw(context).reversed() { waiting.append(next) }
        }
    }
}
