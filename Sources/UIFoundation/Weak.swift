/// An object that may go while somebody knows it.
package struct Weak<Object: AnyObject> {
    /// The object; nil once it has gone.
    package weak let object: Object?

    /// Knows an object without keeping it.
    package init(_ object: Object?) { self.object = object }
}

extension Weak: Sendable where Object: Sendable {}
