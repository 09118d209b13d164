import ArgumentParser
import Chat
import UIKit

/// Draws a part of a conversation of ten thousand messages.
@main
struct ChatPicture: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chat-picture", abstract: "Draws a part of a conversation of ten thousand messages as PNG.")

    @Option(name: .shortAndLong, help: "The file to write.")
    var output = "chat.png"
    @Option(help: "The message at the upper edge, from 0; without it and --offset the conversation's end is shown.")
    var message: Int?
    @Option(help: "Points between the conversation's beginning and the upper edge.")
    var offset: Double?
    @Option(help: "How many messages there are.")
    var count = 10_000
    @Option(help: "The screen's width in points.")
    var width = 375.0
    @Option(help: "The screen's height in points.")
    var height = 667.0
    @Flag(help: "In dark appearance.")
    var dark = false
    @Flag(help: "With the interface from right to left.")
    var rightToLeft = false

    func validate() throws {
        guard (1...1_000_000).contains(count), (100...4_000).contains(width), (100...4_000).contains(height) else {
            throw ValidationError("count must be 1 to 1,000,000, width and height 100 to 4,000")
        }
        guard message.map((0..<count).contains) ?? true, offset?.isFinite ?? true else {
            throw ValidationError("there is no such message or offset; messages are 0 to \(count - 1)")
        }
    }

    func run() throws {
        let png = MainActor.assumeIsolated { draw() }
        try png.write(to: URL(fileURLWithPath: output))
    }

    @MainActor private func draw() -> Data {
        let controller = ConversationViewController(messages: Message.conversation(count: count))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.overrideUserInterfaceStyle = dark ? .dark : .light
        if rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.show(offset.map { .offset($0) } ?? message.map { .message($0) } ?? .end)
        return UIGraphicsImageRenderer(bounds: window.bounds).pngData { window.layer.render(in: $0.cgContext) }
    }
}
