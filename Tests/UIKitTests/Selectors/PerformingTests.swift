import PlacardUIKit
import Testing

@MainActor @Suite(.serialized) struct PerformingTests {
    private let listener = Listener()

    @Test func tablesSayWhatASelectorDoes() {
        listener.perform(Selector("plain"))
        listener.perform("tap:", with: UITapGestureRecognizer())
        #expect(listener.heard == ["plain", "tap 0"])
    }

    @Test func argumentsThatAMethodDoesNotTakeAreLeftOut() {
        listener.perform("plain", with: 1, with: 2)
        #expect(listener.heard == ["plain"])
    }

    @Test func aMethodsResultIsReturned() {
        let sum = listener.perform("add::", with: NSNumber(value: 3), with: NSNumber(value: 4))
        #expect(sum?.takeUnretainedValue() as? Int == 7)
    }

    @Test func propertiesHaveGettersAndSetters() {
        listener.perform("setTitle:", with: "One")
        #expect(listener.title == "One")
        #expect(listener.perform("title")?.takeUnretainedValue() as? String == "One")
    }

    @Test func objectsRespondToWhatTheirTablesList() {
        #expect(listener.responds(to: "plain") && listener.responds(to: "setTitle:"))
        #expect(listener.responds(to: "becomeFirstResponder"))
        #expect(!listener.responds(to: "other:") && !NSObject().responds(to: "plain"))
        #expect(listener.canPerformAction("copy:", withSender: nil))
        #expect(!UIView().canPerformAction("copy:", withSender: nil))
    }

    @Test func anUnknownSelectorIsReportedAndDoesNothing() {
        let told = reports { listener.perform("other:") }
        #expect(told.count == 1)
        #expect(told.first?.contains("unrecognized selector sent to instance") == true)
    }

    @Test func anArgumentOfAnotherClassIsReported() {
        let told = reports { listener.perform("tap:", with: "text") }
        #expect(told.first?.hasSuffix("it does not take String.") == true)
        #expect(listener.heard.isEmpty)
    }

    /// In Objective-C nothing is a register of zero.
    @Test func nothingIsFalseOrZeroWhereANumberIsTaken() {
        final class Lamp: UIResponder {
            var heard: [String] = []
        }
        let lamp = Lamp()
        let light = Selector("light:", of: Lamp.self) { (lamp: Lamp, isOn: Bool) in lamp.heard.append("\(isOn)") }
        let dim = Selector("dim:", of: Lamp.self) { (lamp: Lamp, share: CGFloat) in lamp.heard.append("\(share)") }
        lamp.perform(light, with: nil)
        lamp.perform(dim, with: nil)
        #expect(lamp.heard == ["false", "0.0"])
    }

    @Test func selectorsAreRegisteredByHandWithoutATable() {
        final class Plain {
            var count = 0
        }
        let plain = Plain()
        let selector = Selector("countUp", of: Plain.self) { $0.count += 1 }
        let button = UIButton()
        button.addTarget(plain, action: selector, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(plain.count == 1)
    }

    @Test func subclassesDoWhatTheyOverride() {
        class Base: NSObject {
            func act() -> String { "base" }
        }
        final class Derived: Base {
            override func act() -> String { "derived" }
        }
        var heard = ""
        let selector = Selector("act", of: Base.self) { heard = $0.act() }
        Derived().perform(selector)
        #expect(heard == "derived")
    }

    @Test func delayedSelectorsComeWithTheRunLoopAndCanBeCanceled() {
        listener.perform("plain", with: nil, afterDelay: 0)
        listener.perform("tap:", with: UITapGestureRecognizer(), afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "plain", object: nil)
        #expect(listener.heard.isEmpty)
        runLoop { !listener.heard.isEmpty }
        #expect(listener.heard == ["tap 0"])
    }

    @Test func kindsOfObjectsAreTold() {
        #expect(listener.isKind(of: UIView.self) && listener.isMember(of: Listener.self))
        #expect(!listener.isKind(of: UILabel.self) && !listener.isMember(of: UIView.self))
    }
}
