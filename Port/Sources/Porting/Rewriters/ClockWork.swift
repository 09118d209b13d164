import SwiftSyntax

/// Writes timers with closures, and work items for the main queue, so that the clock that drives the code can bring them about.
///
/// UIKit takes closures for the main queue by itself; Foundation's timers and Dispatch's work items can only be told by another name.
final class ClockWork: Rewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "Timer",
            node.arguments.prefix(2).map({ $0.label?.text }) == ["timeInterval", "repeats"]
        {
            edits.replace(node.calledExpression, with: "Timer.waiting")
            note(.rewritten, "Timer(timeInterval:repeats:block:)", at: node)
        }
        guard let call = node.calledExpression.as(MemberAccessExprSyntax.self), let base = call.base else {
            return .visitChildren
        }
        switch (base.trimmedDescription, call.declName.baseName.text) {
        case ("Timer", "scheduledTimer") where node.arguments.first?.label?.text == "withTimeInterval":
            edits.replace(call.declName, with: "scheduledClockTimer")
            note(.rewritten, "Timer.scheduledTimer(withTimeInterval:)", at: node)
        case ("DispatchQueue.main", "async"), ("DispatchQueue.main", "asyncAfter"): wrapItem(of: node)
        case ("OperationQueue.main", "addOperation"):
            guard node.arguments.isEmpty || node.arguments.first?.expression.is(ClosureExprSyntax.self) == true else {
                break
            }
            edits.replace(call.declName, with: "addClockOperation")
            note(.rewritten, "OperationQueue.main.addOperation(_:)", at: node)
        case ("RunLoop.main", "add"), ("RunLoop.current", "add"):
            guard node.arguments.last?.label?.text == "forMode", node.arguments.count == 2 else { break }
            edits.replace(call.declName, with: "addClockTimer")
            note(.rewritten, "RunLoop.add(_:forMode:)", at: node)
        default: break
        }
        return .visitChildren
    }

    private func wrapItem(of node: FunctionCallExprSyntax) {
        guard let work = node.arguments.last, work.label?.text == "execute", node.arguments.count <= 2,
            !work.expression.is(ClosureExprSyntax.self), node.arguments.first?.label?.text != "wallDeadline"
        else { return }
        edits.replace(work.expression, with: "DispatchQueue.work(\(work.expression.trimmedDescription))")
        note(.rewritten, "work items", at: node)
    }
}
