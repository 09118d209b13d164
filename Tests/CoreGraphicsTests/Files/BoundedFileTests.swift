import Foundation
import PlacardCoreGraphics
import Testing

@Suite struct BoundedFileTests {
    private let folder = FileManager.default.temporaryDirectory

    private func file(_ data: Data) throws -> URL {
        let file = folder.appendingPathComponent(UUID().uuidString)
        try data.write(to: file)
        return file
    }

    private func fault(_ url: URL, atMost limit: Int = 10) -> BoundedFile.Fault? {
        do throws(BoundedFile.Fault) {
            _ = try BoundedFile.read(url, atMost: limit)
            return nil
        } catch {
            return error
        }
    }

    @Test func aFileIsReadUpToTheLimitAndNotBeyond() throws {
        let file = try file(Data("0123456789".utf8))
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try BoundedFile.read(file, atMost: 10) == Data("0123456789".utf8))
        #expect(fault(file, atMost: 9) == .tooLong(atLeast: 10))
    }

    @Test func filesThatDoNotTellTheirLengthAreReadNoFurther() {
        // The size of what the system makes up while it is read is 0.
        #expect(fault(URL(fileURLWithPath: "/proc/cpuinfo")) == .tooLong(atLeast: 11))
    }

    @Test func pipesAndDevicesAreNotWaitedFor() {
        let pipe = folder.appendingPathComponent(UUID().uuidString)
        #expect(mkfifo(pipe.path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(at: pipe) }
        #expect(fault(pipe) == .notRegular)
        #expect(fault(URL(fileURLWithPath: "/dev/zero")) == .notRegular)
    }

    @Test func `Files outside of the folder that bounds reading are refused wherever links lie`() throws {
        let inner = folder.appendingPathComponent(UUID().uuidString)
        let (outside, link) = (try file(Data("secret".utf8)), inner.appendingPathComponent("link"))
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
        defer { for url in [outside, inner] { try? FileManager.default.removeItem(at: url) } }
        let root = try #require(ReadingRoot(at: inner))
        for url in [outside, link, inner.appendingPathComponent("../\(outside.lastPathComponent)")] {
            #expect(throws: BoundedFile.Fault.outside(root)) {
                try BoundedFile.read(url, atMost: 10, within: root)
            }
        }
        #expect(try BoundedFile.read(link, atMost: 10, within: ReadingRoot(at: folder)) == Data("secret".utf8))
        #expect(ReadingRoot(at: outside) == nil)
    }

    @Test func whatIsThereTellsWhyItIsNotRead() throws {
        #expect(fault(folder) == .directory)
        #expect(fault(folder.appendingPathComponent("nowhere")) == .missing)
        let loop = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
        defer { try? FileManager.default.removeItem(at: loop) }
        #expect(fault(loop) == .endless)
        // What Swift makes of a name whose bytes are no text.
        #expect(fault(folder.appendingPathComponent("caf\u{FFFD}")) == .nameless)
        #expect(fault(loop)?.isOfContents == false && fault(folder)?.isOfContents == true)
    }
}
