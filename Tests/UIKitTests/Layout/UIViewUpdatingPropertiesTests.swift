import Foundation
import Observation
import Testing

@testable import PlacardUIKit

/// When `updateProperties()` is called, by Apple's documentation of `UIView.updateProperties()` and of automatic observation
/// tracking in UIKit.
@MainActor @Suite struct UIViewUpdatingPropertiesTests {
    @Observable final class Order {
        var title = "Espresso"
        var count = 1
    }

    private final class OrderLabel: UILabel {
        let order: Order
        var updates = 0
        var layouts = 0

        init(_ order: Order) {
            self.order = order
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() {
            super.updateProperties()
            updates += 1
            text = order.title
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private final class CountView: UIView {
        let order: Order
        var drawn: [Int] = []
        var laidOut: [Int] = []

        init(_ order: Order) {
            self.order = order
            super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        }

        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() { laidOut.append(order.count) }
        override func draw(_ rect: CGRect) { drawn.append(order.count) }
    }

    @Test func propertiesAreUpdatedOnceBeforeTheFirstLayout() {
        let label = OrderLabel(Order())
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.addSubview(label)
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(label.text == "Espresso" && label.updates == 1)
    }

    @Test func aChangeOfWhatWasReadAsksForThemAgainWithoutALayout() {
        let order = Order()
        let label = OrderLabel(order)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        label.layoutIfNeeded()
        let layouts = label.layouts
        order.count = 2
        label.layoutIfNeeded()
        #expect(label.updates == 1)
        order.title = "Flat White"
        order.title = "Cortado"
        #expect(label.text == "Espresso")
        label.layoutIfNeeded()
        #expect(label.text == "Cortado" && label.updates == 2 && label.layouts == layouts)
    }

    @Test func aChangeOnAnotherThreadArrivesOnTheMainActor() async {
        let order = Order()
        let label = OrderLabel(order)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        label.layoutIfNeeded()
        nonisolated(unsafe) let shared = order
        await Task.detached { shared.title = "Cortado" }.value
        await Task.yield()
        for _ in 0..<100 where label.text != "Cortado" {
            try? await Task.sleep(for: .milliseconds(5))
            label.layoutIfNeeded()
        }
        #expect(label.text == "Cortado")
    }

    @Test func layoutUsesTheNewSizeInTheSamePass() {
        let order = Order()
        let label = OrderLabel(order)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        let before = label.frame.width
        order.title = "A much longer order"
        root.layoutIfNeeded()
        #expect(before > 0 && label.frame.width > before * 2)
    }

    @Test func layoutAndDrawingFollowWhatTheyRead() {
        let order = Order()
        let view = CountView(order)
        _ = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        order.count = 5
        _ = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        #expect(view.laidOut == [1, 5] && view.drawn == [1, 5])
    }

    private final class OrderController: UIViewController {
        let order: Order
        var calls: [String] = []

        init(_ order: Order) {
            self.order = order
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func updateProperties() {
            calls.append("properties \(order.count)")
            title = order.title
        }

        override func viewWillLayoutSubviews() { calls.append("layout") }
    }

    @Test func controllersUpdateBeforeTheyLayOut() {
        let order = Order()
        let controller = OrderController(order)
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.layoutIfNeeded()
        #expect(controller.calls == ["properties 1", "layout"])
        order.count = 2
        controller.view.layoutIfNeeded()
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(controller.calls == ["properties 1", "layout", "properties 2", "properties 2"])
    }

    @Test func passesWithoutAChangeLeaveFewObservationsBehind() {
        let order = Order()
        let view = CountView(order)
        for _ in 0..<1_000 {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        #expect(view.viewState.observations == 16)
        order.count = 2
        #expect(view.viewState.observations == 0)
        view.layoutIfNeeded()
        #expect(view.laidOut.last == 2 && view.viewState.observations == 1)
    }
}
