import Testing

@testable import Porting

@Suite struct LayerInitializersTests {
    @Test func layersAreMadeByRequiredInitializers() {
        let text = """
            class A: CAShapeLayer { public override init() { super.init() } }
            class B: A {
                override init() { super.init() }
                override init(layer: Any) { super.init(layer: layer) }
            }
            class C: UIView { override init() { super.init() } }
            """
        let expected = """
            class A: CAShapeLayer { public required init() { super.init() } }
            class B: A {
                required init() { super.init() }
                override init(layer: Any) { super.init(layer: layer) }
            }
            class C: UIView { override init() { super.init() } }
            """
        #expect(rewritten(text, by: LayerInitializers.self) == expected)
    }

    @Test func layersWithOtherInitializersGetOne() {
        let text = """
            public class A: CALayer { // A
                let b = 1, c: Int = 2; var d: Int?; lazy var e = 3; static let f: Int = 4; var g: Int { 5 }
                init(h: Int) { super.init() }
                required init?(coder: NSCoder) { nil }
            }
            class B: A { override init(layer: Any) { super.init(layer: layer) }; var c: Int { didSet {} } }
            class C: A { convenience init(i: Int) { self.init(h: i) } }
            class D: A { private init() { super.init(h: 1) } }
            class E: A { convenience init() { self.init(h: 1) } }
            class F: A { let g: Int?; init(g: Int) { self.g = g; super.init(h: 1) } }
            class G: UIView { init(h: Int) { super.init(frame: .zero) } }
            """
        let missing = "required init() { fatalError(\"init() has not been implemented\") };"
        let expected = """
            public class A: CALayer { public required init() { super.init() }; // A
                let b = 1, c: Int = 2; var d: Int?; lazy var e = 3; static let f: Int = 4; var g: Int { 5 }
                init(h: Int) { super.init() }
                required init?(coder: NSCoder) { nil }
            }
            class B: A { \(missing) override init(layer: Any) { super.init(layer: layer) }; var c: Int { didSet {} } }
            class C: A { convenience init(i: Int) { self.init(h: i) } }
            class D: A { required init() { super.init(h: 1) } }
            class E: A { convenience required init() { self.init(h: 1) } }
            class F: A { \(missing) let g: Int?; init(g: Int) { self.g = g; super.init(h: 1) } }
            class G: UIView { init(h: Int) { super.init(frame: .zero) } }
            """
        #expect(rewritten(text, by: LayerInitializers.self) == expected)
    }
}
