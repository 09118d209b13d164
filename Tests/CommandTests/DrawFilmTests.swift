import Foundation
import PlacardCommand
import PlacardSpecimens
import Testing

@MainActor @Suite struct DrawFilmTests {
    @Test(
        arguments: [
            ["--at", "0.5"], ["--svg-text", "fonts"], ["--sheet", "--svg"], ["--scene", "x"], ["--overview"],
            ["--safe-area", "1,1,1,1"],
        ])
    func `What a film of a specimen cannot obey is refused in one line that names it`(option: [String]) throws {
        let folder = try Folder()
        let terminal = Terminal()
        let call = ["film", "moving-bubbles", "-o", folder.path("film.png")]
        #expect(terminal.run(call + option) == .usage)
        #expect(terminal.errors.contains(option[0]) || terminal.errors.contains(option[option.count - 1]))
        #expect(terminal.errorLines.filter { $0.contains("rror: ") }.count == 1 && folder.files.isEmpty)
    }

    /// Width, height and count of images, as the file's header says.
    private func film(_ arguments: [String]) throws -> [Int] {
        let folder = try Folder()
        let call = ["film", "moving-bubbles", "-o", folder.path("film.png"), "--duration", "0.1", "--fps", "20"]
        #expect(Terminal().run(call + arguments) == .done)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path("film.png"))))
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let control = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("acTL".utf8)) })
        return [number(16), number(20), number(control + 4), bytes.count]
    }

    @Test func `A specimen is filmed at another size and scale, for other traits, and smaller`() throws {
        let (small, best) = (try film(["--scale", "1"]), try film(["--scale", "1", "--compression", "best"]))
        #expect(small[..<3] == [343, 216, 2] && best[..<3] == small[..<3] && best[3] < small[3])
        #expect(try film(["--width", "200", "--height", "100"])[..<3] == [400, 200, 2])
        #expect(try film(["--scale", "1", "--appearance", "dark"])[3] != small[3])
    }

    @Test func `SVG is written where what moves is simple, and otherwise refused in one line`() throws {
        let folder = try Folder()
        let call = ["--svg", "--fps", "5", "--duration", "1"]
        #expect(Terminal().run(["film", "moving-bubbles", "-o", folder.path("a.svg")] + call) == .done)
        let file = try String(contentsOfFile: folder.path("a.svg"), encoding: .utf8)
        #expect(file.contains("<animateTransform") && file.contains("Of course, at eight!"))
        let terminal = Terminal()
        #expect(terminal.run(["film", "moving-letters", "-o", folder.path("b.svg")] + call) == .badInput)
        #expect(terminal.errorLines.count == 1 && terminal.errors.contains("draws itself anew"))
        #expect(Terminal().run(["film", "moving-bubbles", "-o", folder.path("c.png"), "--svg"]) == .usage)
        #expect(folder.files == ["a.svg"])
    }
}
