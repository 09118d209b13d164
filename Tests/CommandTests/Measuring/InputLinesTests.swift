import Foundation
import Testing

@testable import PlacardCommand

@Suite struct InputLinesTests {
    private func lines(_ text: String, longest: Int = 100_000) throws -> [String?] {
        let folder = try Folder()
        let file = try folder.write(text, as: "lines")
        let handle = try #require(FileHandle(forReadingAtPath: file))
        return Array(InputLines(handle.fileDescriptor, longest: longest))
    }

    @Test func linesEndAtTheirEndsAndTheLastNeedsNone() throws {
        #expect(try lines("a\n\nb\r\nc") == ["a", "", "b", "c"])
        #expect(try lines("a\n") == ["a"])
        #expect(try lines("") == [])
    }

    @Test func aLineThatIsTooLongIsPassedOver() throws {
        let long = String(repeating: "x", count: 200_000)
        #expect(try lines("a\n\(long)\nb\n\(long)") == ["a", nil, "b", nil])
        #expect(try lines("123\n1234\n12", longest: 3) == ["123", nil, "12"])
    }

    @Test func linesOfAnyLengthWithinTheLimitAreWhole() throws {
        let texts = [65_535, 65_536, 65_537, 99_999].map { String(repeating: "ä", count: $0 / 2) }
        #expect(try lines(texts.joined(separator: "\n")) == texts)
    }

    @Test func `A stream that cannot be read is a fault, its end is none`() throws {
        let folder = try Folder()
        let descriptor = open(folder.url.path, O_RDONLY)
        defer { close(descriptor) }
        var lines = InputLines(descriptor)
        #expect(lines.next() == nil && lines.fault?.code == .EISDIR)
        var none = InputLines(-1)
        #expect(none.next() == nil && none.fault?.code == .EBADF)
        let file = open(try folder.write("a", as: "lines"), O_RDONLY)
        defer { close(file) }
        var whole = InputLines(file)
        while whole.next() != nil {}
        #expect(whole.fault == nil)
    }

    @Test func whatIsNoUTF8IsReplaced() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data([0x61, 0xFF, 0x0A]))
        try pipe.fileHandleForWriting.close()
        #expect(Array(InputLines(pipe.fileHandleForReading.fileDescriptor)) == ["a\u{FFFD}"])
    }
}
