import PlacardUIKit
import Testing

nonisolated(unsafe) private var key: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0

@MainActor @Suite struct AssociatedObjectsTests {
    @Test func valuesAreFoundByObjectAndKey() {
        let (one, other) = (UIView(), NSObject())
        objc_setAssociatedObject(one, &key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(one, &otherKey, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(one, &key) as? String == "a")
        #expect(objc_getAssociatedObject(one, &otherKey) as? Int == 2)
        #expect(objc_getAssociatedObject(other, &key) == nil)
        objc_setAssociatedObject(one, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(one, &key) == nil)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, &otherKey) == nil)
    }

    @Test func assignedObjectsAreNotHeldAndCopiedOnesAreCopies() {
        let owner = NSObject()
        objc_setAssociatedObject(owner, &key, NSObject(), .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, &key) == nil)
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, &key, text, .OBJC_ASSOCIATION_COPY)
        text.append("b")
        #expect((objc_getAssociatedObject(owner, &key) as? NSString)?.isEqual(to: "a") == true)
    }

    @Test func ownersAreNotHeldAndTheirValuesGoInTime() {
        final class Value {}
        weak var value: Value?
        weak var gone: NSObject?
        do {
            let (owner, held) = (NSObject(), Value())
            (gone, value) = (owner, held)
            objc_setAssociatedObject(owner, &key, held, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(gone == nil)
        let others = (0..<10_000).map { _ in NSObject() }
        for other in others where value != nil {
            objc_setAssociatedObject(other, &key, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(value == nil)
    }

    @Test func anObjectAtTheAddressOfAnotherHasNoneOfItsValues() {
        for _ in 0..<1000 {
            let object = NSObject()
            #expect(objc_getAssociatedObject(object, &key) == nil)
            objc_setAssociatedObject(object, &key, 1, .OBJC_ASSOCIATION_RETAIN)
        }
    }
}
