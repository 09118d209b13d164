import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Apple's documentation of `CGFunction` and `CGShading`.
struct CGShadingTests {
    private func function(
        outputs: Int = 4, range: [CGFloat]? = nil, _ evaluate: @escaping CGFunctionEvaluateCallback
    ) throws -> CGFunction {
        var callbacks = CGFunctionCallbacks(version: 0, evaluate: evaluate, releaseInfo: nil)
        return try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: outputs, range: range,
                callbacks: &callbacks))
    }

    private func pixels(_ draw: (CGContext) throws -> Void) throws -> [UInt32] {
        try Drawing(64, 1, draw).pixels
    }

    @Test func `a shading has the colors of its function, not of a straight line between its ends`() throws {
        let square = try function { _, input, output in
            for part in 0..<3 { output[part] = input[0] * input[0] }
            output[3] = 1
        }
        let shading = try #require(
            CGShading(
                axialSpace: .standard, start: .zero, end: CGPoint(x: 64, y: 0), function: square, extendStart: false,
                extendEnd: false))
        let found = try pixels { $0.drawShading(shading) }
        for (x, pixel) in found.enumerated() {
            let place = (CGFloat(x) + 0.5) / 64
            #expect(abs(CGFloat(pixel & 255) - place * place * 255) < 2)
        }
    }

    @Test func `colors go on beyond the ends where they are to`() throws {
        let red = try function { _, _, output in (output[0], output[3]) = (1, 1) }
        func drawn(_ extends: Bool) throws -> [UInt32] {
            let shading = try #require(
                CGShading(
                    radialSpace: .standard, start: CGPoint(x: 32, y: 0), startRadius: 4, end: CGPoint(x: 32, y: 0),
                    endRadius: 8, function: red, extendStart: extends, extendEnd: extends))
            return try pixels { $0.drawShading(shading) }
        }
        #expect(try drawn(true).allSatisfy { $0 == 0xFFFF_0000 })
        let inside = try drawn(false)
        #expect(inside[0] == 0 && inside[32] == 0 && inside[38] == 0xFFFF_0000)
    }

    @Test func `inputs and outputs are cut to their limits, and what is no number is 0`() throws {
        let wild = try function(range: [0, 1, 0, 0.5, 0, 1, 0, 1]) { _, input, output in
            (output[0], output[1], output[2], output[3]) = (input[0] * 10, 7, .nan, -3)
        }
        #expect(wild.values(at: 5) == [1, 0.5, 0, 0])
    }

    @Test func `a function that does not give a color makes no shading`() throws {
        let two = try function(outputs: 2) { _, _, _ in }
        let make = { (space: CGColorSpace) in
            CGShading(
                axialSpace: space, start: .zero, end: .zero, function: two, extendStart: true, extendEnd: true)
        }
        #expect(make(.standard) == nil)
        #expect(make(.gray) != nil)
        var callbacks = CGFunctionCallbacks(version: 0, evaluate: nil, releaseInfo: nil)
        #expect(
            CGFunction(
                info: nil, domainDimension: 0, domain: nil, rangeDimension: 4, range: nil, callbacks: &callbacks)
                == nil)
    }

    @Test func `what a function was handed is let go when it is gone`() throws {
        let marks = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { marks.deallocate() }
        marks.pointee = 0
        do {
            var callbacks = CGFunctionCallbacks(version: 0, evaluate: nil) { info in
                info?.assumingMemoryBound(to: Int.self).pointee += 1
            }
            _ = CGFunction(
                info: marks, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil, callbacks: &callbacks)
        }
        #expect(marks.pointee == 1)
    }
}
