import Testing

@testable import Porting

@Suite struct UncalledMembersTests {
    @Test(arguments: [
        "extension A: CALayerDelegate { private func action(for layer: CALayer, forKey event: String) -> CAAction? { nil } }",
        "extension A: CAAnimationDelegate { fileprivate func animationDidStart(_ anim: CAAnimation) {} }",
    ])
    func `what nothing calls is left out`(written: String) {
        #expect(rewritten(written, by: UncalledMembers.self).contains("func") == false)
    }

    @Test(arguments: [
        "extension A: B { private func a() {} ; func b() { a() } }",
        "extension A: B { @objc private func a() {} }",
        "extension A: B { func a() {} }",
        "extension A { private func a() {} }",
        "class A: B { private func a() {} }",
    ])
    func `what may be called stays`(written: String) {
        #expect(rewritten(written, by: UncalledMembers.self) == written)
    }
}
