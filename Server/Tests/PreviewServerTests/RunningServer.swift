import Foundation
import PlacardPreview
import Testing

/// The program `placard-server`, started as `placard serve` starts it, and ended with the test.
final class RunningServer {
    private let process = Process()
    private let errors = Pipe()
    /// The line that it printed.
    let line: String
    let port: UInt16

    /// The program that was built beside these tests.
    private static let program = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".build/debug/placard-server")

    init(_ files: [String] = [], port asked: UInt16 = 0) throws {
        let output = Pipe()
        process.executableURL = Self.program
        process.arguments = [ServeRequest(files: files, port: asked).argument]
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        port = UInt16(line.split(separator: ":").last?.prefix { $0.isNumber } ?? "") ?? 0
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Waits for the end of the program.
    func ended() -> (status: Int32, errors: String) {
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self))
    }

    func interrupt() { process.interrupt() }

    /// The whole answer to a request, headers and all.
    func answer(_ request: String, host: String = "127.0.0.1", _ rest: String = "\r\n") throws -> String {
        let wire = try #require(Wire(port: port))
        wire.say("\(request) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(rest)")
        return wire.hearAll()
    }
}
