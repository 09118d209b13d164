import Foundation
import PlacardPreview
import PreviewServer

func end(_ status: Int32, _ line: String) -> Never {
    FileHandle.standardError.write(Data((line + "\n").utf8))
    exit(status)
}

guard CommandLine.arguments.count == 2, let request = ServeRequest(argument: CommandLine.arguments[1]) else {
    end(2, "placard-server: error: it is started by `placard serve`, which takes files and a port")
}

let signals = EndSignals()
do throws(PreviewFailure) {
    try request.prepare()
} catch {
    end(1, error.description)
}
if request.isOpenToOthers {
    FileHandle.standardError.write(Data("Other machines that reach \(request.host) can see what is served.\n".utf8))
}
do throws(ServerFailure) {
    try await PreviewServer(request).run { address in
        FileHandle.standardOutput.write(Data((address + "\n").utf8))
    }
} catch {
    end(1, error.description)
}
withExtendedLifetime(signals) {}
