@testable import Porting

/// What one rewriter makes of a text, without what is put behind it.
func rewritten(_ text: String, by rewriter: Rewriter.Type, beside others: [String] = []) -> String {
    let (file, program) = program(of: text, beside: others)
    let step = rewriter.init(file, program)
    step.rewrite()
    return step.edits.applied(to: text)
}

/// What a rewriter puts behind a text.
func additions(_ text: String, by rewriter: Rewriter.Type, beside others: [String] = []) -> [String] {
    let (file, program) = program(of: text, beside: others)
    let step = rewriter.init(file, program)
    step.rewrite()
    return step.additions
}

/// What all rewriters make of a text that lies in `/app/Card.swift`.
func ported(_ text: String, beside others: [String] = []) -> PortedFile {
    let file = SourceFile(text, path: "/app/Card.swift")
    return Port([file] + files(others)).ported(file)
}

private func program(of text: String, beside others: [String]) -> (SourceFile, Program) {
    let file = SourceFile(text, path: "/app/Card.swift")
    return (file, Program([file] + files(others)))
}

private func files(_ texts: [String]) -> [SourceFile] {
    texts.enumerated().map { SourceFile($0.element, path: "/app/Other\($0.offset).swift") }
}
