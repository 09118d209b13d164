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

    @Test func whatIsThereTellsWhyItIsNotRead() throws {
        #expect(fault(folder) == .directory)
        #expect(fault(folder.appendingPathComponent("nowhere")) == .missing)
        let loop = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
        defer { try? FileManager.default.removeItem(at: loop) }
        #expect(fault(loop) == .unreadable)
    }
}
