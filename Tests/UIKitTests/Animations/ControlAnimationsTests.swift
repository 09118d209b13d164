import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// What switches, buttons and image views show on the way, on a stepped clock.
@MainActor @Suite struct ControlAnimationsTests {
    private let clock = EventClock(.stepped)

    /// The columns of the white thumb in the middle row of a switch.
    private func thumb(of view: UISwitch) throws -> ClosedRange<Int> {
        let pixels = try Pixels(of: view)
        let white = (0..<51).filter { pixels[$0, 15] == 0xFFFF_FFFF }
        return try #require(white.first)...(try #require(white.last))
    }

    @Test func `A switch's thumb slides to the other side, and stands there at once without an animation`() throws {
        let view = UISwitch()
        view.layer.contentsScale = 1
        try clock.drive {
            let off = try thumb(of: view)
            view.setOn(true, animated: true)
            #expect(view.isOn)
            #expect(try thumb(of: view) == off)
            clock.advance(by: 0.125)
            let halfway = try thumb(of: view)
            #expect((8...10).contains(halfway.lowerBound - off.lowerBound))
            clock.advance(by: 0.2)
            #expect(try thumb(of: view).lowerBound == off.lowerBound + 20)
            view.setOn(false, animated: true)
            clock.advance(by: 0.1)
            view.isOn = true
            #expect(try thumb(of: view).lowerBound == off.lowerBound + 20)
        }
        view.setOn(false, animated: true)
        #expect(try thumb(of: view).lowerBound == 3)
    }

    /// UIKit's thumb is wider while it is touched, and goes to the side of a finger that moves.
    @Test func `A switch's thumb stretches under a finger and follows it`() throws {
        let stage = TouchStage()
        let view = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        view.layer.contentsScale = 1
        stage.window.addSubview(view)
        var told: [Bool] = []
        view.addAction(UIAction { _ in told.append(view.isOn) }, for: .valueChanged)
        try clock.drive {
            let off = try thumb(of: view)
            stage.finger.down(at: CGPoint(x: 110, y: 115))
            clock.advance(by: 0.3)
            #expect(try thumb(of: view) == off.lowerBound...off.upperBound + 5)
            stage.finger.move(to: CGPoint(x: 140, y: 115))
            clock.advance(by: 0.3)
            #expect(try thumb(of: view) == off.lowerBound + 15...off.upperBound + 20)
            #expect(!view.isOn && told.isEmpty)
            stage.finger.up()
            clock.advance(by: 0.3)
            #expect(try thumb(of: view) == off.lowerBound + 20...off.upperBound + 20)
            #expect(view.isOn && told == [true])
            stage.finger.down(at: CGPoint(x: 140, y: 115))
            stage.finger.move(to: CGPoint(x: 110, y: 115))
            stage.finger.move(to: CGPoint(x: 140, y: 115))
            stage.finger.up()
            clock.advance(by: 0.3)
            #expect(view.isOn && told == [true])
            stage.finger.tap(at: CGPoint(x: 140, y: 115))
            clock.advance(by: 0.3)
            #expect(!view.isOn && told == [true, false])
            #expect(try thumb(of: view) == off)
        }
    }

    /// The window of a button that is red, and blue under a finger.
    private func window(of button: UIButton) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        button.frame = window.bounds
        func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: window.bounds.size).image { context in
                color.setFill()
                context.fill(window.bounds)
            }
        }
        button.setBackgroundImage(image(.red), for: .normal)
        button.setBackgroundImage(image(.blue), for: .highlighted)
        window.addSubview(button)
        window.layoutIfNeeded()
        return window
    }

    @Test func `A button of the system that is let go of takes a quarter of a second to its usual look`() throws {
        let button = UIButton(type: .system)
        let window = window(of: button)
        try clock.drive {
            #expect(try Pixels(of: window)[20, 10] == 0xFFFF_0000)
            button.isHighlighted = true
            #expect(try Pixels(of: window)[20, 10] == 0xFF00_00FF)
            button.isHighlighted = false
            #expect(try Pixels(of: window)[20, 10] == 0xFF00_00FF)
            clock.advance(by: 0.125)
            let halfway = try Pixels(of: window)[20, 10]
            #expect([halfway >> 16 & 255, halfway & 255].allSatisfy { (120...136).contains($0) })
            clock.advance(by: 0.2)
            #expect(try Pixels(of: window)[20, 10] == 0xFFFF_0000)
        }
    }

    @Test func `A custom button that is let go of has its usual look at once`() throws {
        let button = UIButton(type: .custom)
        let window = window(of: button)
        try clock.drive {
            button.isHighlighted = true
            let pressed = try Pixels(of: window)[20, 10]
            button.isHighlighted = false
            let released = try Pixels(of: window)[20, 10]
            #expect(pressed == 0xFF00_00FF && released == 0xFFFF_0000)
        }
    }

    /// The idiom of bars for messages: what is sent leaves a low bar with a low button.
    @Test func `The title of a button that its action makes lower keeps its height meanwhile`() throws {
        let button = UIButton(type: .system)
        button.setTitle("HHH", for: .normal)
        let window = window(of: button)
        button.setBackgroundImage(nil, for: .normal)
        button.setBackgroundImage(nil, for: .highlighted)
        (window.frame.size.height, button.frame.size.height) = (80, 80)
        func inked() throws -> Int { try Pixels(of: window).rows { $0 >> 24 > 128 }.count }
        try clock.drive {
            let atRest = try inked()
            button.isHighlighted = true
            button.isHighlighted = false
            button.frame.size.height = 20
            button.layoutIfNeeded()
            #expect(try atRest > 5 && inked() == atRest)
        }
    }

    // MARK: - Images in turn

    private func image(_ color: UInt32) throws -> UIImage {
        UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [color])))
    }

    @Test func `Images take turns, as often as they are asked to`() throws {
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
        let view = UIImageView(image: try image(0xFF00_0000))
        view.animationImages = try colors.map(image)
        (view.animationDuration, view.animationRepeatCount) = (0.3, 2)
        try clock.drive { () throws(any Error) in
            view.startAnimating()
            for turn in 0..<6 {
                #expect(view.isAnimating)
                #expect(try Pixels(of: view)[0, 0] == colors[turn % 3])
                clock.advance(by: 0.1 + 1e-9)
            }
            #expect(!view.isAnimating)
            #expect(try Pixels(of: view)[0, 0] == 0xFF00_0000)
            view.animationRepeatCount = 0
            view.startAnimating()
            clock.advance(by: 1000.15)
            #expect(view.isAnimating)
            #expect(try Pixels(of: view)[0, 0] == colors[2])
            view.stopAnimating()
            #expect(try Pixels(of: view)[0, 0] == 0xFF00_0000)
        }
    }

    @Test func `An image of several moves by itself, and its first one shows without a clock`() throws {
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_00FF]
        let moving = UIImage.animatedImage(with: try colors.map(image), duration: 1)
        try clock.drive {
            let view = UIImageView(image: moving)
            #expect(view.isAnimating)
            #expect(try Pixels(of: view)[0, 0] == colors[0])
            clock.advance(by: 0.6)
            #expect(try Pixels(of: view)[0, 0] == colors[1])
            view.image = try image(0xFF00_FF00)
            #expect(!view.isAnimating)
            #expect(try Pixels(of: view)[0, 0] == 0xFF00_FF00)
            view.image = moving
            clock.advance(by: 0.6)
            #expect(try Pixels(of: view)[0, 0] == colors[1])
        }
        #expect(try Pixels(of: UIImageView(image: moving))[0, 0] == colors[0])
    }
}
