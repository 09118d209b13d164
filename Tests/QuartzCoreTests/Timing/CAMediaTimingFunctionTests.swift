import PlacardQuartzCore
import Testing

/// The values follow from the control points that Apple's `getControlPoint(at:values:)` gives, computed apart from this
/// code, by halving in Python.
@Suite struct CAMediaTimingFunctionTests {
    private static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
        (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
        (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
        (.easeInEaseOut, [0.019722, 0.129162, 0.500000, 0.870838, 0.980278]),
        (.default, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
    ])
    func `Each of the named paces has Apple's curve`(name: CAMediaTimingFunctionName, values: [Double]) {
        let function = CAMediaTimingFunction(name: name)
        for (time, value) in zip(Self.times, values) { #expect(abs(function.value(at: time) - value) < 1e-5) }
    }

    @Test func `All paces begin at nothing and end with all, whatever lies between`() {
        let function = CAMediaTimingFunction(controlPoints: 0.3, -2, 0.6, 3)
        #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
        #expect(function.value(at: -1) == 0 && function.value(at: 2) == 1)
        #expect(function.value(at: 0.2) < 0 && function.value(at: 0.8) > 1)
    }
}
