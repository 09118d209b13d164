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

    /// Draws all that begins with this step.
    func drawAll(in context: CGContext) {
        var waiting = [self]
        while let step = waiting.popLast() {
            for next in step.draw(context).reversed() { waiting.append(next) }
        }
    }
}
