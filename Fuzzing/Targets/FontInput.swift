import Foundation
import PlacardSpecimens

@testable import PlacardUIFoundation

/// Font files: opened, asked for their names, and used to set and draw a text of several scripts.
@MainActor enum FontInput {
    private static let text = "AVfi Wa\u{301} é 1/2 سلام हिन्दी 漢字 👍🏽\u{200D}\n"

    static func run(_ data: Data) {
        let library = FontLibrary(directories: [])
        guard let faces = try? library.register(data, name: "input") else { return }
        for face in faces.prefix(4) {
            guard let font = library.font(named: face.postScriptName, size: 20) else { continue }
            let text = NSAttributedString(string: text, attributes: [.font: UIFont(serving: font)])
            let size = text.size()
            require(size.width.isFinite && size.height.isFinite, "a text's size is \(size)")
            guard let context = try? CGContext(size: CGSize(width: 300, height: 60), scale: 1) else { continue }
            UIGraphicsPushContext(context)
            text.draw(in: CGRect(x: 0, y: 0, width: 300, height: 60))
            UIGraphicsPopContext()
        }
    }
}
