import Foundation
import PlacardSpecimens

/// Visual format, among three views and two metrics.
@MainActor enum FormatInput {
    static func run(_ data: Data) {
        let report = NSLayoutConstraint.report
        NSLayoutConstraint.report = { _ in }
        defer { NSLayoutConstraint.report = report }
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let views = ["a": UILabel(), "b": UIView(), "long_name2": UIButton()]
        for view in views.values.sorted(by: { "\(type(of: $0))" < "\(type(of: $1))" }) {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
        }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").prefix(20)
        for line in lines {
            let constraints = NSLayoutConstraint.constraints(
                withVisualFormat: String(line), options: [], metrics: ["gap": 8, "m2": -1.5], views: views)
            NSLayoutConstraint.activate(constraints)
        }
        window.layoutIfNeeded()
        for view in views.values {
            let frame = view.frame
            require(
                [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite), "a frame is \(frame)")
        }
    }
}
