import ArgumentParser
import Foundation
import Placard

/// A tree of views and its constraints, as Scripts/layout-speed writes them for both sides.
///
/// A line is `root WIDTH HEIGHT`, `view PARENT`, or `rule FIRST ATTRIBUTE RELATION SECOND ATTRIBUTE MULTIPLIER CONSTANT
/// PRIORITY`; views are numbered from 0, the root, and a second item of -1 is none.
struct ConstraintSystem {
    struct Rule {
        var first: Int
        var attribute: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        var second: Int
        var secondAttribute: NSLayoutConstraint.Attribute
        var multiplier: CGFloat
        var constant: CGFloat
        var priority: Float
    }

    var size = CGSize.zero
    var parents: [Int] = []
    var rules: [Rule] = []

    init(contentsOf path: String) throws {
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let numbers = words.map { Double($0) ?? .nan }
            switch words.first {
            case "root" where words.count == 3: size = CGSize(width: numbers[1], height: numbers[2])
            case "view" where words.count == 2: parents.append(Int(numbers[1]))
            case "rule" where words.count == 9: rules.append(try Self.rule(words, numbers))
            default: throw ValidationError("\(path): the line \"\(line)\" is none of a constraint system")
            }
        }
    }

    private static func rule(_ words: [String], _ numbers: [Double]) throws -> Rule {
        guard let attribute = attributes[words[2]], let second = attributes[words[5]],
            let relation = NSLayoutConstraint.Relation(rawValue: Int(numbers[3]))
        else {
            throw ValidationError("the rule \(words.joined(separator: " ")) has an unknown attribute or relation")
        }
        return Rule(
            first: Int(numbers[1]), attribute: attribute, relation: relation, second: Int(numbers[4]),
            secondAttribute: second, multiplier: CGFloat(numbers[6]), constant: CGFloat(numbers[7]),
            priority: Float(numbers[8]))
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "width": .width, "height": .height,
        "centerX": .centerX, "centerY": .centerY, "none": .notAnAttribute,
    ]
}

/// Views and constraints that were made of a system.
@MainActor final class ConstraintTree {
    let views: [UIView]
    let constraints: [NSLayoutConstraint]
    var root: UIView { views[0] }

    init(_ system: ConstraintSystem) {
        let root = UIView(frame: CGRect(origin: .zero, size: system.size))
        var views = [root]
        for parent in system.parents {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            views[parent].addSubview(view)
            views.append(view)
        }
        self.views = views
        constraints = system.rules.map { rule in
            let constraint = NSLayoutConstraint(
                item: views[rule.first], attribute: rule.attribute, relatedBy: rule.relation,
                toItem: rule.second < 0 ? nil : views[rule.second], attribute: rule.secondAttribute,
                multiplier: rule.multiplier, constant: rule.constant)
            constraint.priority = UILayoutPriority(rule.priority)
            return constraint
        }
    }

    /// Puts the constraints into force and lays out for the first time.
    func start() {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    /// Lays out at another width.
    func layOut(width: CGFloat) {
        root.frame.size.width = width
        root.layoutIfNeeded()
    }

    /// Lays out with another constant of one constraint.
    func change(_ constraint: Int, by points: CGFloat) {
        constraints[constraint % constraints.count].constant += points
        root.layoutIfNeeded()
    }

    /// A number that hangs on every frame, to see whether both sides found the same.
    var checksum: Double {
        views.dropFirst().reduce(0) { $0 + Double($1.frame.minX + $1.frame.minY + $1.frame.width + $1.frame.height) }
    }
}
