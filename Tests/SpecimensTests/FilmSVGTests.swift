import Foundation
import PlacardSpecimens
import Testing

@MainActor @Suite struct FilmSVGTests {
    private func svg(_ animate: @escaping (UIView) -> Void) throws -> String {
        let data = try Film(framesPerSecond: 10, duration: 1).svg(titled: "A film", text: .outlinesOnly) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let part = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            part.backgroundColor = .red
            root.addSubview(part)
            animate(part)
            return root
        } _: { (root: UIView) in
            (root.layer, root.bounds.size)
        }
        return String(decoding: data, as: UTF8.self)
    }

    private func linear(_ changes: @escaping () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
    }

    @Test func `Places move, turn and grow by groups within each other`() throws {
        let file = try svg { part in
            linear { part.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2) }
        }
        #expect(
            file.contains("type=\"rotate\" values=\"0;90\" keyTimes=\"0;1\" dur=\"1s\" repeatCount=\"indefinite\""))
        #expect(file.contains("type=\"scale\" values=\"1 1;2 2\" keyTimes=\"0;1\""))
        let moved = try svg { part in linear { part.center.x += 40 } }
        #expect(moved.contains("type=\"translate\" values=\"10 10;50 10\" keyTimes=\"0;1\""))
        #expect(!moved.contains("type=\"rotate\"") && moved.contains("<title>A film</title>"))
    }

    @Test func `Opacity and background colors change`() throws {
        #expect(try svg { part in linear { part.alpha = 0 } }.contains("\"opacity\" values=\"1;0\" keyTimes=\"0;1\""))
        let color = try svg { part in linear { part.backgroundColor = .blue } }
        #expect(color.contains("attributeName=\"fill\" values=\"rgb(255,0,0);rgb(0,0,255)\" keyTimes=\"0;1\""))
        // What begins clear is in the file all the same.
        let coming = try svg { part in
            part.alpha = 0
            linear { part.alpha = 1 }
        }
        #expect(coming.contains("values=\"0;1\"") && coming.contains("#ff0000"))
    }

    @Test func `What stands is written as ever`() throws {
        let file = try svg { _ in }
        #expect(!file.contains("<animate") && file.contains("<path fill=\"#ff0000\""))
    }

    @Test func `What is not simple is refused by name`() {
        func fault(_ animate: @escaping (UIView) -> Void) -> String? {
            do {
                _ = try svg(animate)
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(
            fault { part in linear { part.bounds.size.width = 40 } }?.contains("UIView changes its bounds") == true)
        let fade = fault { part in
            UIView.transition(with: part, duration: 1, options: .transitionCrossDissolve, animations: {})
        }
        #expect(fade?.contains("has a transition") == true)
        let count = fault { part in
            let label = CountingLabel(frame: part.bounds)
            part.addSubview(label)
            label.count(from: 0, to: 9, duration: 1)
        }
        #expect(count?.contains("CountingLabel draws itself anew") == true)
        let particles = fault { part in part.layer.addSublayer(CAEmitterLayer()) }
        #expect(particles?.contains("emits particles") == true)
    }
}
