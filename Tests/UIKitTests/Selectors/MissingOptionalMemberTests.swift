import Testing

@testable import PlacardUIKit

/// What `placard port` makes of a protocol with an optional method.
private protocol Asking: AnyObject {
    func shouldOpen(_ page: Int, _ title: String) throws -> Bool
}

extension Asking {
    func shouldOpen(_ page: Int, _ title: String) throws -> Bool { throw MissingOptionalMember() }
}

private final class Asked: NSObject, Asking {
    let name = Selector("shouldOpen::", of: Asked.self) { (_: Asked, _: AnyObject) in }
    func shouldOpen(_ page: Int, _ title: String) -> Bool { page == title.count }
}

private final class Silent: NSObject, Asking {}

/// An optional method of Objective-C that is not called is nil where the object has none. Source: The Swift Programming Language,
/// Optional Protocol Requirements.
@Suite struct MissingOptionalMemberTests {
    private let asked = Asked()

    private func answer(of object: (any Asking)?) -> [Bool]? {
        guard let method = implemented(object?.shouldOpen, as: asked.name, in: object) else { return nil }
        return [method(3, "one"), method(3, "three")]
    }

    @Test func `a method that the object has is called`() {
        #expect(answer(of: asked) == [true, false])
    }

    @Test func `a method that the object lacks, and one of no object, is nil`() {
        #expect(answer(of: Silent()) == nil)
        #expect(answer(of: nil) == nil)
    }
}
