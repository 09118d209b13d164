import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Files that are cut or changed give an error or an image of the right size, and never stop the program.
@Suite struct DamagedImageFileTests {
    private static let names = [
        "rgba.png", "indexed.png", "interlaced.png", "p3.png", "rgb.jpg", "progressive.jpg", "inks.jpg",
        "orientation6.jpg",
    ]

    private func read(_ data: Data) throws(ImageFileError) -> CGImage { try ImageFile(data).image() }

    @Test(arguments: names)
    func everyCutIsAnError(_ name: String) throws {
        let data = try ImageFixture.data(name)
        // The last bytes of a PNG are the checksum of a chunk without content, which nobody needs.
        let needed = name.hasSuffix("png") ? data.count - 4 : data.count
        for length in 0..<needed {
            #expect(throws: ImageFileError.self, "\(length) bytes") { try read(data.prefix(length)) }
        }
    }

    @Test(arguments: names)
    func changedBitsDoNoHarm(_ name: String) throws {
        let data = try ImageFixture.data(name)
        var random = SplitMix(seed: UInt64(data.count))
        var errors = 0
        for _ in 0..<400 {
            var changed = data
            for _ in 0...random.next() % 3 {
                changed[Int(random.next() % UInt64(data.count))] ^= 1 << UInt8(random.next() % 8)
            }
            do throws(ImageFileError) {
                let image = try read(changed)
                #expect(image.withPixels { $0.count } == image.width * image.height)
            } catch {
                #expect(!error.description.isEmpty)
                errors += 1
            }
        }
        #expect(errors > 0)
    }

    @Test func errorsSayWhatToDo() throws {
        let data = try ImageFixture.data("rgb.jpg")
        do {
            _ = try read(data.prefix(data.count - 40))
            Issue.record("a file without its end was read")
        } catch {
            #expect(error.description.contains("export it again"))
        }
    }
}
