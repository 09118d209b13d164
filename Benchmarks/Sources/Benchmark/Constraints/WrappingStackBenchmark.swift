import ArgumentParser
import Foundation
import Placard

/// Times the first layout of a vertical stack view of labels, of which every second wraps.
struct WrappingStackBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wrapping-stack",
        abstract:
            "Times the first layout of a column of labels and prints one JSON line, in nanoseconds of thread time.")

    @Option(help: "How many labels the column has.")
    var labels = 1000
    @Option(help: "How many columns are laid out; the least time counts.")
    var rounds = 3

    func validate() throws {
        guard labels > 0, rounds > 0 else { throw ValidationError("labels and rounds must be above 0") }
    }

    func run() throws {
        MainActor.assumeIsolated { measure() }
    }

    @MainActor private func measure() {
        var (layout, height) = (LeastTime(), CGFloat(0))
        for _ in 0..<rounds {
            let (root, stack) = column()
            layout.take { root.layoutIfNeeded() }
            height = stack.frame.height
        }
        report("{\"layout\":\(layout.nanoseconds),\"height\":\(height)}")
    }

    @MainActor private func column() -> (root: UIView, stack: UIStackView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let stack = UIStackView(arrangedSubviews: (0..<labels).map(Self.label))
        (stack.axis, stack.spacing, stack.translatesAutoresizingMaskIntoConstraints) = (.vertical, 8, false)
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        return (root, stack)
    }

    @MainActor private static func label(_ index: Int) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text =
            index % 2 == 0 ? "Title \(index)" : "Some detail that wraps over lines in row \(index) because it is long"
        return label
    }
}
