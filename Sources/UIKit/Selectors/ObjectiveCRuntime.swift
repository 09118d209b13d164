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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class that an object has at present; a box's for values that are none.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes an object one of another class, whose overrides count from then on.
///
/// Only where one of the classes inherits from the other and neither has stored properties that the other lacks: memory is
/// not made anew. Anything else leaves the object as it is, where Apple's runtime leaves the outcome open.
/// Source: Apple's documentation of the Objective-C runtime.
///
/// - Returns: The class that the object had.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let object = obj.map({ $0 as AnyObject }) else { return nil }
    let former: AnyClass = type(of: object)
    guard inherits(former, from: cls) || inherits(cls, from: former), instanceSize(former) == instanceSize(cls) else {
        return former
    }
    // An object begins with the address of its class (Swift's ABI, docs/ABI/TypeLayout.rst).
    unsafeBitCast(object, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee = unsafeBitCast(
        cls, to: UnsafeRawPointer.self)
    return former
}

private func inherits(_ cls: AnyClass, from ancestor: AnyClass) -> Bool {
    var current: AnyClass? = cls
    while let present = current, present != ancestor { current = _getSuperclass(present) }
    return current != nil
}

/// The bytes of a class's objects, as its metadata tells (Swift's ABI, docs/ABI/TypeMetadata.rst, without Objective-C's part).
private func instanceSize(_ cls: AnyClass) -> UInt32 {
    unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
}
