/// Runs a closure; objects that it lets go are gone at once, as Swift frees them without a pool.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

/// A method of the Objective-C runtime, which does not exist here.
public typealias Method = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds a method of a class at run time.
@available(*, unavailable, message: "Linux has no Objective-C runtime: override the method in a subclass")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds a method of a class object at run time.
@available(*, unavailable, message: "Linux has no Objective-C runtime: override the method in a subclass")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has two methods trade places.
@available(*, unavailable, message: "Linux has no Objective-C runtime: override the method in a subclass")
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
