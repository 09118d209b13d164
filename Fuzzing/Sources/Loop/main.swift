import Foundation
@testable import TextInvariants
@testable import PlacardUIKit

let arguments = CommandLine.arguments
func show(_ bytes: [UInt8]) { print(bytes.map { String($0) }.joined(separator: ",")) }
MainActor.assumeIsolated {
    if arguments.count > 1, arguments[1].contains(",") {
        let bytes = arguments[1].split(separator: ",").compactMap { UInt8($0) }
        print(TextCase(bytes))
        for line in TextInvariants.layout(of: TextCase(bytes), TextCase(bytes).attributedText).dump { print(line) }
        for line in TextInvariants.violations(bytes) { print(line) }
        return
    }
    var state = UInt64(arguments.count > 1 ? Int(arguments[1])! : 1) &* 0x9E37_79B9_7F4A_7C15
    func next() -> UInt8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33)
    }
    let count = arguments.count > 2 ? Int(arguments[2])! : 1000
    let most = arguments.count > 3 ? Int(arguments[3])! : 64
    for index in 0..<count {
        let bytes = (0..<8 + (Int(next()) * 256 + Int(next())) % most).map { _ in next() }
        try? Data(bytes.map { String($0) }.joined(separator: ",").utf8).write(to: URL(fileURLWithPath: "/tmp/inv/current.\(arguments.count > 1 ? arguments[1] : "1")"))
        let begun = Date()
        let found = TextInvariants.violations(bytes)
        let took = Date().timeIntervalSince(begun)
        if took > 2 { print("SLOW \(took)"); show(bytes) }
        if !found.isEmpty { print("=== \(index)"); for line in found { print(String(line.prefix(700))) }; show(bytes) }
    }
}

@testable import PlacardCoreText
extension TextLayout {
    var dump: [String] {
        lines.map { line in
            "line \(line.index) \(line.range) shows \(line.record.visible) x \(line.x) width \(line.width) trailing \(line.trailingWhitespaceWidth) top \(line.top) height \(line.height) \(line.record.ending) cut \(line.record.cut != nil)\n"
            + line.runs.map { "     \($0.range) level \($0.level) x \($0.x) w \($0.width) \($0.font.face.postScriptName) token \($0.isToken) tracking \($0.font.tracking) \($0.clusters.map { "\($0.range)@\($0.x)+\($0.width)" })" }.joined(separator: "\n")
        }
    }
}
