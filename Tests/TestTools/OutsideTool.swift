import Foundation

/// A program from outside that says what is in a file of ours.
public struct OutsideTool {
    /// A tool that ended with another status than 0.
    public struct Refusal: Error {
        public let command: [String]
        public let status: Int32
    }

    private let command: [String]

    /// - Parameter command: the tool's name and its arguments; `FILE` stands for the file it reads.
    public init(_ command: String...) { self.init(command) }

    public init(_ command: [String]) { self.command = command }

    /// What the tool writes about a file with these bytes.
    public func answer(about data: Data) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command.map { $0 == "FILE" ? file.path : $0 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let status = process.terminationStatus
        guard status == 0 else { throw Refusal(command: command, status: status) }
        return output
    }

    /// What the tool writes, as text.
    public func text(about data: Data) throws -> String {
        String(decoding: try answer(about: data), as: UTF8.self)
    }
}
