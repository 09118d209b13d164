/// Runs a closure; objects that it lets go are gone at once, as Swift frees them without a pool.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

/// Nanoseconds in a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a thousandth of a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a millionth of a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A method of the Objective-C runtime, which does not exist here.
public typealias Method = OpaquePointer

/// Finds a method of a class at run time.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Linux has no Objective-C runtime: override the method in a subclass")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Finds a method of a class object at run time.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Linux has no Objective-C runtime: override the method in a subclass")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Has two methods trade places.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Linux has no Objective-C runtime: override the method in a subclass")
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
