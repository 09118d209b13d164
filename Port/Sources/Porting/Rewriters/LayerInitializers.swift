import SwiftSyntax

/// Makes `init()` of layers required, which it is here: views make their layers by `layerClass`, which Swift alone can do
/// by required initializers only.
final class LayerInitializers: Rewriter {
    private static let layers: Set = [
        "CALayer", "CAEmitterLayer", "CAGradientLayer", "CAReplicatorLayer", "CAShapeLayer", "CATextLayer",
        "CATiledLayer", "CATransformLayer",
    ]

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.signature.parameterClause.parameters.isEmpty, node.optionalMark == nil,
            let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
            let name = enclosingType(of: node), let type = program.type(named: name),
            program.inherits(type, from: Self.layers)
        else { return .visitChildren }
        edits.replace(modifier, with: "required")
        note(.rewritten, "init() of a layer", at: node)
        return .visitChildren
    }
}
