// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Dispatch
import Foundation

/// What a number's bytes mean; raw values as on iOS.
public enum CFNumberType: CFIndex, Sendable {
    case sInt8Type = 1
    case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType
    case longLongType, floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType
}

/// Makes a number of the bytes at an address, which have to be a value of the type.
public func CFNumberCreate(
    _ allocator: CFAllocator?, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!
) -> CFNumber! {
    func value<Value>(_ type: Value.Type) -> Value { valuePtr.loadUnaligned(as: type) }
    return switch theType {
    case .sInt8Type, .charType: NSNumber(value: value(Int8.self))
    case .sInt16Type, .shortType: NSNumber(value: value(Int16.self))
    case .sInt32Type, .intType: NSNumber(value: value(Int32.self))
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType: NSNumber(value: value(Int64.self))
    case .float32Type, .floatType: NSNumber(value: value(Float.self))
    case .float64Type, .doubleType, .cgFloatType: NSNumber(value: value(Double.self))
    }
}

extension Unmanaged {
    /// Gives back a claim on the object, some seconds later.
    ///
    /// On Apple's systems that happens when the thread's pool of such claims is emptied; threads have none here, and nobody needs an
    /// object for so long who does not claim it.
    @discardableResult public func autorelease() -> Unmanaged<Instance> {
        nonisolated(unsafe) let claim = self
        DispatchQueue.global().asyncAfter(deadline: .now() + 10) { claim.release() }
        return self
    }
}
