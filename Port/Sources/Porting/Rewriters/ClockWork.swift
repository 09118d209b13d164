import SwiftSyntax

/// Writes timers with closures, work items for queues, and the present moment, so that they follow the clock that drives the
/// code.
///
/// UIKit takes closures for the main queue by itself; Foundation's timers and dates, and Dispatch's work items, can only be told by
/// another name.
final class ClockWork: Rewriter {
    private lazy var hasOwnDate = program.types.values.contains { $0.lastName == "Date" }

    /// `Date.now` and `Date.timeIntervalSinceReferenceDate` are read, `start.timeIntervalSinceNow` of any date.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard !hasOwnDate, let base = node.base else { return .visitChildren }
        switch (base.trimmedDescription, node.declName.baseName.text) {
        case ("Date", "now"): edits.replace(node.declName, with: "clockNow")
        case ("Date", "timeIntervalSinceReferenceDate"): edits.insert(".clockNow", after: base)
        case (_, "timeIntervalSinceNow"): edits.replace(node.declName, with: "timeIntervalSinceClockNow")
        default: return .visitChildren
        }
        note(.rewritten, "the present moment", at: node)
        return .visitChildren
    }

    /// `Date()`.
    private func writeMoment(_ node: FunctionCallExprSyntax) {
        guard !hasOwnDate, ["Date", "Date.init"].contains(node.calledExpression.trimmedDescription),
            node.arguments.isEmpty, node.trailingClosure == nil
        else { return }
        edits.replace(node, with: "Date.clockNow")
        note(.rewritten, "the present moment", at: node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        writeMoment(node)
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
        case (_, "async"), (_, "asyncAfter"): wrapItem(of: node)
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
