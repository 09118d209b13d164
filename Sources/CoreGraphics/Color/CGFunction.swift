import Foundation

/// Calculates a function's values; the arguments are the function's `info`, its inputs and where its outputs go.
public typealias CGFunctionEvaluateCallback =
    @Sendable (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// Called when a function is gone, with its `info`.
public typealias CGFunctionReleaseInfoCallback = @Sendable (UnsafeMutableRawPointer?) -> Void

/// What a function consists of, as Apple's `CGFunctionCallbacks`.
public struct CGFunctionCallbacks: Sendable {
    /// 0.
    public var version: UInt32
    /// Calculates the values; nil leaves them 0.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called with the function's `info` when the function is gone; nil for nothing.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Makes a set of callbacks; Apple asks for version 0.
    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function of numbers that code calculates, as Apple's `CGFunction`: what colors a shading has.
///
/// Unchecked because of `info`, which is only handed to the callbacks; what it points to must bear being used on every
/// thread that draws.
public final class CGFunction: @unchecked Sendable {
    /// The most numbers that a function takes or gives; PDF's functions of shadings have fewer.
    static let maximumDimension = 64

    private let info: UnsafeMutableRawPointer?
    let domain: [ClosedRange<CGFloat>]
    private let range: [ClosedRange<CGFloat>?]
    private let callbacks: CGFunctionCallbacks

    /// Makes a function; nil without inputs or outputs, and with more than 64 of either.
    ///
    /// - Parameters:
    ///   - info: What the callbacks are handed; they own it.
    ///   - domainDimension: The number of inputs.
    ///   - domain: The least and the most of each input, to which it is cut; nil stands for 0 to 1.
    ///   - rangeDimension: The number of outputs.
    ///   - range: The least and the most of each output, to which it is cut; nil leaves them as they are.
    ///   - callbacks: Calculates, and lets go of `info`; it is copied.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        let dimensions = 1...Self.maximumDimension
        guard dimensions.contains(domainDimension), dimensions.contains(rangeDimension) else { return nil }
        self.info = info
        self.domain = (0..<domainDimension).map { Self.limits(domain, $0) ?? 0...1 }
        self.range = (0..<rangeDimension).map { Self.limits(range, $0) }
        self.callbacks = callbacks.pointee
    }

    private static func limits(_ pairs: UnsafePointer<CGFloat>?, _ index: Int) -> ClosedRange<CGFloat>? {
        guard let pairs, pairs[2 * index] <= pairs[2 * index + 1] else { return nil }
        return pairs[2 * index]...pairs[2 * index + 1]
    }

    deinit { callbacks.releaseInfo?(info) }

    /// How many numbers it gives.
    var rangeDimension: Int { range.count }

    /// The values for a first input, the others being 0; numbers that are none are 0.
    func values(at place: CGFloat) -> [CGFloat] {
        let inputs = domain.indices.map {
            min(max($0 == 0 ? place : 0, domain[$0].lowerBound), domain[$0].upperBound)
        }
        var outputs = [CGFloat](repeating: 0, count: range.count)
        callbacks.evaluate?(info, inputs, &outputs)
        return zip(outputs, range).map { value, limits in
            guard value.isFinite else { return 0 }
            return limits.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
        }
    }
}
