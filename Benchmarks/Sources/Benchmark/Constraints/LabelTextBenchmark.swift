import ArgumentParser
import Foundation
import Placard

/// Times what another text of one label costs in a large tree: a list of rows below each other, seven constraints each.
struct LabelTextBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "label-text",
        abstract:
            "Times another text of one label among many and prints one JSON line, in nanoseconds of thread time.")

    @Option(help: "How many constraints the tree has, about.")
    var constraints = 5000
    @Option(help: "How often the text is changed; the least counts.")
    var rounds = 20

    func validate() throws {
        guard constraints >= 7, rounds > 0 else {
            throw ValidationError("constraints must be 7 at least, rounds above 0")
        }
    }

    func run() throws {
        MainActor.assumeIsolated { measure() }
    }

    @MainActor private func measure() {
        let list = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100_000))
        let labels = (0..<constraints / 7).reduce(into: [UILabel]()) { labels, index in
            labels.append(Self.row(index, below: labels.last?.superview, in: list))
        }
        var (build, change) = (LeastTime(), LeastTime())
        build.take { list.layoutIfNeeded() }
        let label = labels[labels.count / 2]
        let long = String(repeating: "Another text that needs more than one line. ", count: 3)
        for round in 0..<rounds {
            let text = round % 2 == 0 ? long + "\(round)" : "Short \(round)"
            change.take {
                label.text = text
                list.layoutIfNeeded()
            }
        }
        let height = labels[labels.count - 1].frame.height
        report("{\"build\":\(build.nanoseconds),\"text\":\(change.nanoseconds),\"height\":\(height)}")
    }

    @MainActor private static func row(_ index: Int, below last: UIView?, in list: UIView) -> UILabel {
        let (row, label) = (UIView(), UILabel())
        (label.text, label.numberOfLines) = ("Row \(index)", 0)
        for view in [row, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        list.addSubview(row)
        row.addSubview(label)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: list.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
            row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? list.topAnchor),
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        ])
        return label
    }
}
