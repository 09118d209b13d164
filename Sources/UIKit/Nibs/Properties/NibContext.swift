/// What the objects of one document share while they are built: its resources, and a list of what was left out.
final class NibContext {
    let file: String
    let resources: IBResources
    /// Whether old calibrated colours are to be matched to sRGB, as `ibtool` does where the document says so.
    let isColorMatched: Bool
    private(set) var diagnostics: [IBDiagnostic]
    private var dropped = 0

    init(_ document: IBDocument) {
        file = document.file
        resources = document.resources
        isColorMatched = document.root["colorMatched"] == "YES"
        diagnostics = document.diagnostics
    }

    func report(_ severity: IBDiagnostic.Severity, _ element: IBElement, object: String?, _ message: String) {
        guard diagnostics.count < IBLimits.diagnostics else {
            dropped += 1
            return
        }
        diagnostics.append(IBDiagnostic(severity, object: object, line: element.line, message))
    }

    /// Everything reported; where there was more than is kept, the last entry says how much.
    var allDiagnostics: [IBDiagnostic] {
        guard dropped > 0 else { return diagnostics }
        return diagnostics + [IBDiagnostic(.note, "\(dropped) more diagnostics are not listed")]
    }
}
