import Foundation
import PlacardSpecimens
import TestTools
import Testing

@testable import PlacardCommand

/// The commands in a program that registers specimens of its own.
@MainActor @Suite struct OwnSpecimensTests {
    private let folder: Folder
    private let terminal = Terminal(specimens: [
        Specimen("Plain text") {
            let label = UILabel()
            label.text = "Hg"
            return label
        }
    ])

    init() throws { folder = try Folder() }

    @Test func `They alone are in the gallery`() throws {
        #expect(terminal.run("gallery", "-o", folder.path("g")) == .done)
        #expect(
            folder.files.contains { $0.hasSuffix("plain-text.svg") }
                && !folder.files.contains { $0.hasSuffix("placard-links.svg") })
    }

    @Test(arguments: ["png", "svg", "pdf"])
    func `They are drawn by their names`(kind: String) throws {
        let file = folder.path("t.\(kind)")
        #expect(terminal.run("render", "plain-text", "-o", file, "--scale", "1", "--width", "120") == .done)
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        if kind == "png" { #expect(UIImage(data: data)?.cgImage?.width == 120) }
        #expect(data.count > 200)
    }

    @Test func `Appearance and text size change what is drawn`() throws {
        for (name, options) in [("a", []), ("b", ["--appearance", "dark"])] {
            #expect(terminal.run(["render", "plain-text", "-o", folder.path("\(name).png")] + options) == .done)
        }
        #expect(try Data(contentsOf: folder.url("a.png")) != Data(contentsOf: folder.url("b.png")))
    }

    @Test func `Their views are listed with their places as ids`() throws {
        #expect(terminal.run("inspect", "plain-text") == .done)
        let json = try JSONSerialization.jsonObject(with: Data(terminal.output.utf8)) as? [String: Any]
        let objects = try #require(json?["objects"] as? [[String: Any]])
        #expect(objects.map { $0["id"] as? String } == ["1", "1.1"])
        #expect(objects[1]["text"] as? String == "Hg" && objects[1]["superview"] as? String == "1")
    }

    @Test func `They are compared with what was recorded`() throws {
        let call = ["snapshot", "--references", folder.path("r"), "--report", folder.path("report")]
        #expect(terminal.run(call) == .badInput)
        #expect(terminal.run(call + ["--mode", "record", "--widths", "200", "--appearances", "light,dark"]) == .done)
        #expect(terminal.run(call + ["--widths", "200", "--appearances", "light,dark"]) == .done)
        #expect(terminal.output.contains("2 as recorded"))
    }

    @Test(arguments: ["render", "inspect", "film"])
    func `A name of nothing is told with those that there are`(command: String) {
        let output = command == "inspect" ? [] : ["-o", folder.path("x.png")]
        #expect(terminal.run([command, "plain-txt"] + output) == .badInput)
        #expect(terminal.errors == "plain-txt: error: there is no such file or specimen; did you mean plain-text?\n")
        let other = Terminal(specimens: [Specimen("One") { UIView() }, Specimen("Two") { UIView() }])
        #expect(other.run([command, "long-bubble"] + output) == .badInput)
        #expect(other.errors == "long-bubble: error: there is no such file or specimen; specimens are one, two\n")
    }

    @Test func `Of many names the first are told`() {
        let many = Terminal(specimens: (1...30).map { number in Specimen("Number \(number)") { UIView() } })
        #expect(many.run("render", "else", "-o", folder.path("x.png")) == .badInput)
        #expect(many.errors.contains("; specimens are number-1, number-2, "))
        #expect(many.errors.hasSuffix(", number-10 and 20 more: placard gallery draws all\n"))
    }

    @Test func `Two of one name are told`() {
        let twice = Terminal(specimens: [Specimen("A") { UIView() }, Specimen("a") { UIView() }])
        #expect(twice.run("gallery", "-o", folder.path("g")) == .badInput)
        #expect(twice.errors.contains("named a"))
    }

    @Test(arguments: ["", ".", "..", "../away", "a/b", "new\nline", String(repeating: "x", count: 300)])
    func `One whose name makes no file is told`(name: String) {
        let strange = Terminal(specimens: [
            Specimen(name: name, caption: "", size: CGSize(width: 8, height: 8)) { UIView() }
        ])
        #expect(strange.run("gallery", "-o", folder.path("g")) == .badInput)
        #expect(strange.errors.contains("cannot be named so") && strange.errors.split(separator: "\n").count == 1)
        #expect(folder.files.isEmpty)
    }

    @Test func `One that is too large to draw is told, and the others are drawn`() {
        let large = Specimen(name: "wall", caption: "", size: CGSize(width: 1e6, height: 1e6)) { UIView() }
        let small = Specimen(name: "card", caption: "", size: CGSize(width: 8, height: 8)) { UIView() }
        let both = Terminal(specimens: [large, small])
        #expect(both.run("gallery", "-o", folder.path("g")) == .badInput)
        #expect(both.errors.hasPrefix("specimen wall: error: it cannot be drawn: "))
        #expect(both.errors.split(separator: "\n").count == 1)
        #expect(folder.files.contains("g/card.png") && folder.files.contains("g/index.html"))
    }

    @Test func `Commands that are not about views are not there`() {
        #expect(terminal.run("measure") == .usage)
        #expect(terminal.run("--help") == .done && terminal.output.contains("render"))
        #expect(!terminal.output.contains("preview-worker"))
    }
}

extension Folder {
    fileprivate func url(_ name: String) -> URL { URL(fileURLWithPath: path(name)) }
}
