import Foundation
import PlacardSpecimens

@testable import PlacardCommand

/// Runs the command inside the test and keeps what it wrote.
@MainActor final class Terminal {
    private(set) var output = ""
    private(set) var errors = ""
    private let isTerminal: Bool
    private let outputFault: POSIXErrorCode?
    private let specimens: (@MainActor () -> [Specimen])?

    /// - Parameters:
    ///   - outputFault: Why nothing can be written to the output.
    ///   - specimens: Those of a program of somebody's own; nil for `placard` itself.
    init(isTerminal: Bool = false, outputFault: POSIXErrorCode? = nil, specimens: [Specimen]? = nil) {
        if let specimens { self.specimens = { specimens } } else { self.specimens = nil }
        self.isTerminal = isTerminal
        self.outputFault = outputFault
    }

    func run(_ arguments: String...) -> ExitStatus { run(arguments) }

    func run(_ arguments: [String]) -> ExitStatus {
        let console = Console(isTerminal: isTerminal, specimens: specimens) { data, stream throws(POSIXError) in
            if stream == .output, let fault = self.outputFault { throw POSIXError(fault) }
            MainActor.assumeIsolated {
                let text = String(decoding: data, as: UTF8.self)
                if stream == .output { self.output += text } else { self.errors += text }
            }
        }
        return PlacardTool.run(arguments, console: console)
    }

    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}

extension DocumentImage {
    /// Draws as `placard render` does with these options.
    convenience init(arguments: [String]) throws {
        let render = try Render.parse(["document.xib", "-o", "picture.png"] + arguments)
        self.init(render.scenes, render.size, render.traits, writing: render.options)
    }
}
