import UIKit

/// Counts taps, without `placard port`: what selectors call is said by hand.
final class Counter: UIView {
    private(set) var count = 0
    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(button)
        let tapped = Selector("tapped:", of: Counter.self) { (counter: Counter, _: UIButton) in counter.count += 1 }
        button.addTarget(self, action: tapped, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The same as a table, which nibs read too.
final class CounterNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .step("count", \Counter.count),
            .action("tapped:") { (counter: Counter, sender: UIButton) in counter.sendSubviewToBack(sender) },
        ]
    }
}
