import ArgumentParser
import Foundation
import Placard

/// Times an image of a marquee that moves: its clock is stepped, and its layers are drawn.
struct MovingBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "moving",
        abstract: "Times an image of a marquee and prints one JSON line, in nanoseconds of thread time.")

    @Option(help: "Points.")
    var width = 343.0
    @Option(help: "Pixels in a point.")
    var scale = 2.0
    @Option(help: "How fast the text moves, in points a second.")
    var speed = 40.0
    @Option(help: "Over how many points the edges fade.")
    var fade = 16.0
    @Option(help: "What lies below the label: clear or color.")
    var ground = Ground.clear
    @Option(help: "How often a hundred images are drawn; the least time counts.")
    var rounds = 20

    enum Ground: String, ExpressibleByArgument { case clear, color }

    func validate() throws {
        guard width > 0, scale > 0, rounds > 0 else {
            throw ValidationError("width, scale and rounds must be above 0")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated { try measure() }
    }

    private static let count = 100

    @MainActor private func measure() throws {
        UIScreen.main.scale = CGFloat(scale)
        let clock = EventClock(.stepped)
        let marquee = MarqueeLabel(frame: CGRect(x: 0, y: 0, width: width, height: 22))
        marquee.label.text = "Trains to the airport run every ten minutes until midnight, on Sundays every quarter"
        (marquee.speed, marquee.fadeLength) = (CGFloat(speed), CGFloat(fade))
        let context = try CGContext(size: marquee.bounds.size, scale: CGFloat(scale))
        context.setFillColor(UIColor.systemYellow.cgColor)
        var image = LeastTime()
        clock.drive {
            marquee.layoutIfNeeded()
            marquee.layer.render(in: context)
            clock.advance(by: marquee.pause)
            for _ in 0..<rounds {
                image.take {
                    for _ in 0..<Self.count {
                        clock.advance(by: 1.0 / 60)
                        context.clear(marquee.bounds)
                        if ground == .color { context.fill(marquee.bounds) }
                        marquee.layer.render(in: context)
                    }
                }
            }
        }
        report("{\"width\":\(width),\"scale\":\(scale),\"image\":\(image.nanoseconds / Double(Self.count))}")
    }
}
