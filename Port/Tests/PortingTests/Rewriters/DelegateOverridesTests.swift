import Testing

@testable import Porting

@Suite struct DelegateOverridesTests {
    @Test func `an override has the scroll view's type, and within it values have their own`() {
        let text = """
            class Field: UITextView {
                override var delegate: UITextViewDelegate? {
                    get { return super.delegate }
                    set {
                        outer = newValue
                        super.delegate = newValue
                        newValue?.textViewDidChange?(self)
                    }
                }
                var other: Int { get { 1 } set { print(newValue) } }
            }
            """
        let wanted = """
            class Field: UITextView {
                override var delegate: (any UIScrollViewDelegate)? {
                    get { return (super.delegate as? UITextViewDelegate) }
                    set {
                        outer = (newValue as? UITextViewDelegate)
                        super.delegate = newValue
                        (newValue as? UITextViewDelegate)?.textViewDidChange?(self)
                    }
                }
                var other: Int { get { 1 } set { print(newValue) } }
            }
            """
        #expect(rewritten(text, by: DelegateOverrides.self) == wanted)
    }

    @Test func `delegates of other classes stay`() {
        let text = "class A: B { override var delegate: ADelegate? { didSet { super.delegate = delegate } } }"
        #expect(rewritten(text, by: DelegateOverrides.self) == text)
    }
}
